import { useEffect, useState } from 'react';
import type { TableClient, Timeline } from '../../client/table-client.ts';

/** The whole story of a game that is over; null until the host has told it. */
export function useTimeline(client: TableClient): Timeline | null {
  const [timeline, setTimeline] = useState<Timeline | null>(null);
  useEffect(() => {
    let left = false;
    void client.timeline().then((told) => {
      if (!left) setTimeline(told);
    });
    return () => {
      left = true;
    };
  }, [client]);
  return timeline;
}
