import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';

/** What may follow in the next frame, so that the rest comes at once. Only this part is drawn a second time. */
export function Deferred<T>({ value, children }: { readonly value: T; children(value: T): ReactNode }) {
  return children(useDeferredValue(value));
}

/**
 * What may come after even that: drawn once the rest has been, so that nothing else waits for it. It goes by the deferred
 * value, since React draws a transition before what is deferred.
 */
export function Later<T>({ value, children }: { readonly value: T; children(value: T): ReactNode }) {
  const deferred = useDeferredValue(value);
  const [drawn, setDrawn] = useState(deferred);
  useEffect(() => startTransition(() => setDrawn(deferred)), [deferred]);
  return children(drawn);
}
