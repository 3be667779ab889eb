import { useEffect, useState } from 'react';

const MILLISECONDS = 1000;
const NO_EVENTS: readonly never[] = [];

/** Where nothing may travel, a ring stays for a second on what has changed: the events that are rung just now. */
export function useRung<E>(recent: readonly E[], on: boolean): readonly E[] {
  const [over, setOver] = useState<readonly E[]>(NO_EVENTS);
  const isRung = on && recent.length > 0 && recent !== over;
  useEffect(() => {
    if (!isRung) return;
    const timer = setTimeout(() => setOver(recent), MILLISECONDS);
    return () => clearTimeout(timer);
  }, [recent, isRung]);
  return isRung ? recent : NO_EVENTS;
}
