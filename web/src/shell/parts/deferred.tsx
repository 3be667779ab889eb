import { type ReactNode, useDeferredValue } from 'react';

/** What may follow in the next frame, so that the rest comes at once. Only this part is drawn a second time. */
export function Deferred<T>({ value, children }: { readonly value: T; children(value: T): ReactNode }) {
  return children(useDeferredValue(value));
}
