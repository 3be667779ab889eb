import type { Ahead, Choice } from '@cabinet-wars/kernel';
import { useEffect, useState } from 'react';
import type { AheadRequest } from './request.ts';

/** How a board asks what lies ahead of the question it is given. */
export type AskAhead<C extends Choice = Choice> = (
  request: AheadRequest<C>,
  signal?: AbortSignal,
) => Promise<Ahead<C> | null>;

/** What lies ahead; null until it is known, and for a null request. Asked anew whenever the request or the question is another. */
export function useLookAhead<C extends Choice>(ask: AskAhead<C>, request: AheadRequest<C> | null): Ahead<C> | null {
  const [ahead, setAhead] = useState<{ readonly key: string; readonly ask: AskAhead<C>; readonly of: Ahead<C> } | null>(
    null,
  );
  const key = JSON.stringify(request);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the request
  useEffect(() => {
    if (request === null) return;
    const leaving = new AbortController();
    void ask(request, leaving.signal).then(
      (of) => of !== null && !leaving.signal.aborted && setAhead({ key, ask, of }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [ask, key]);
  return ahead !== null && ahead.key === key && ahead.ask === ask ? ahead.of : null;
}
