import type { AnswerTo, PathOf } from '@cabinet-wars/protocol/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, type To } from '../../online/api.ts';

/** Something of the server's: null until it is there. `again` fetches it anew. */
export function useFetched<E extends To<'GET'>>(
  path: PathOf<E> | null,
): {
  readonly value: AnswerTo<E> | null;
  readonly fault: unknown;
  again(): void;
} {
  const [value, setValue] = useState<AnswerTo<E> | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  /** What was asked for last: an answer to something asked before it comes too late. */
  const asked = useRef(0);
  const again = useCallback(() => {
    const mine = ++asked.current;
    if (path === null) return;
    api<AnswerTo<E>>('GET', path).then(
      (fetched) => {
        if (mine !== asked.current) return;
        setValue(fetched);
        setFault(null);
      },
      (error) => mine === asked.current && setFault(error),
    );
  }, [path]);
  useEffect(again, [again]);
  return { value, fault, again };
}
