import { startTransition, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** State that several components of a board share: what one sets, the others render with. */
export interface Store<T> {
  get(): T;
  set(some: Partial<T>): void;
  use<S>(part: (value: T) => S): S;
  /** For the map and its fellows, which may follow: they are drawn once what answers the press is on the screen. */
  useLater<S>(part: (value: T) => S): S;
}

const clearing = new Set<() => void>();

/** Lets go of all that was set at a table, or in a seat, that is left: it means nothing at the next, and would speak for somebody else. */
export function clearStores(): void {
  for (const clear of clearing) clear();
}

/** Once its table or its seat is left, nothing of what a board was told is there any more. */
export const useClearedStores = (): void => useLayoutEffect(() => clearStores, []);

/** `isKept`: a matter of taste, the same at every table. */
export function makeStore<T extends object>(initial: T, isKept = false): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const become = (next: T) => {
    value = next;
    for (const listener of listeners) listener();
  };
  if (!isKept) clearing.add(() => value !== initial && become(initial));
  return {
    get: () => value,
    set: (some) => become({ ...value, ...some }),
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
