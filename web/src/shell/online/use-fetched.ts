import { useCallback, useEffect, useRef, useState } from 'react';
import { get } from '../../online/api.ts';

/** Something of the server's: null until it is there. `again` fetches it anew. */
export function useFetched<T>(path: string | null): {
  readonly value: T | null;
  readonly fault: unknown;
  again(): void;
} {
  const [value, setValue] = useState<T | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  /** What was asked for last: an answer to something asked before it comes too late. */
  const asked = useRef(0);
  const again = useCallback(() => {
    const mine = ++asked.current;
    if (path === null) return;
    get<T>(path).then(
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
