import { useSyncExternalStore } from 'react';

/** State that several components of a board share: what one sets, the others render with. */
export interface Store<T> {
  get(): T;
  set(some: Partial<T>): void;
  use<S>(part: (value: T) => S): S;
}

export function makeStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get: () => value,
    set: (some) => {
      value = { ...value, ...some };
      for (const listener of listeners) listener();
    },
    use: (part) => useSyncExternalStore(subscribe, () => part(value)),
  };
}
