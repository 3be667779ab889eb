import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';

/** What may follow in the next frame, so that the rest comes at once. Only this part is drawn a second time. */
export function Deferred<T>({ value, children }: { readonly value: T; children(value: T): ReactNode }) {
  return children(useDeferredValue(value));
}

/** What may come after even that: drawn once the rest has been, so that nothing else waits for it. */
export function Later<T>({ value, children }: { readonly value: T; children(value: T): ReactNode }) {
  const [drawn, setDrawn] = useState(value);
  useEffect(() => startTransition(() => setDrawn(value)), [value]);
  return children(drawn);
}
