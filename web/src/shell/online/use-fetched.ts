import { useCallback, useEffect, useState } from 'react';
import { get } from '../../online/api.ts';

/** Something of the server's: null until it is there. `again` fetches it anew. */
export function useFetched<T>(path: string | null): {
  readonly value: T | null;
  readonly fault: unknown;
  again(): void;
} {
  const [value, setValue] = useState<T | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const again = useCallback(() => {
    if (path === null) return;
    get<T>(path).then(
      (fetched) => {
        setValue(fetched);
        setFault(null);
      },
      (error) => setFault(error),
    );
  }, [path]);
  useEffect(again, [again]);
  return { value, fault, again };
}
