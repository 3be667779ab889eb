import { useRef, useState } from 'react';
import type { PastState, TableClient, Timeline } from '../../client/table-client.ts';
import { stopAfter, stopBefore, stopsOf } from '../time/story.ts';

/** A look at how the table was. Null while one looks at the present. */
export interface Looking {
  readonly past: PastState | null;
  readonly timeline: Timeline | null;
  readonly stops: readonly number[];
  to(at: number): Promise<void>;
  /** To the moment at which an event became known. */
  toEvent(id: number): Promise<void>;
  before(): Promise<void>;
  after(): Promise<void>;
  toNow(): void;
}

export function usePast(client: TableClient): Looking {
  const [past, setPast] = useState<PastState | null>(null);
  const [timeline, setTimeline] = useState<Timeline | null>(null);
  /** Which look was asked for last: whoever drags on is shown where they have come to, whichever answer comes last. */
  const asked = useRef(0);
  /** Where that look goes, so that two quick steps are two; null for the present. */
  const aim = useRef<number | null>(null);
  const look = async (find: (timeline: Timeline) => number) => {
    const mine = ++asked.current;
    const next = await client.timeline();
    setTimeline(next);
    const at = find(next);
    aim.current = at;
    const found = await client.past(at);
    if (mine === asked.current) setPast(found);
  };
  const step = (way: typeof stopBefore) => look(({ at, length }) => way(stopsOf(at, length), aim.current ?? length));
  return {
    past,
    timeline,
    stops: timeline === null ? [] : stopsOf(timeline.at, timeline.length),
    to: (at) => look(() => at),
    toEvent: (id) => look(({ told, at, length }) => at[told.findIndex((each) => each.id === id)] ?? length),
    before: () => step(stopBefore),
    after: () => step(stopAfter),
    toNow: () => {
      asked.current++;
      aim.current = null;
      setPast(null);
    },
  };
}
