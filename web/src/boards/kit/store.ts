import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** State that several components of a board share: what one sets, the others render with. */
export interface Store<T> {
  get(): T;
  set(some: Partial<T>): void;
  use<S>(part: (value: T) => S): S;
  /** For the map and its fellows, which may follow: they are drawn once what answers the press is on the screen. */
  useLater<S>(part: (value: T) => S): S;
}

export function makeStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    get: () => value,
    set: (some) => {
      value = { ...value, ...some };
      for (const listener of listeners) listener();
    },
    use: (part) => useSyncExternalStore(subscribe, () => part(value)),
    useLater: (part) => {
      const wanted = useRef(part);
      wanted.current = part;
      const [drawn, draw] = useState(() => part(value));
      useEffect(() => {
        const follow = () => {
          const next = wanted.current(value);
          startTransition(() => draw(() => next));
        };
        // It may have been set since the drawing.
        follow();
        return subscribe(follow);
      }, []);
      return drawn;
    },
  };
}
