import { useState } from 'react';
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
  const load = async () => {
    const next = await client.timeline();
    setTimeline(next);
    return next;
  };
  const to = async (at: number) => setPast(await client.past(at));
  const step = async (way: typeof stopBefore) => {
    const { at, length } = await load();
    await to(way(stopsOf(at, length), past?.at ?? length));
  };
  return {
    past,
    timeline,
    stops: timeline === null ? [] : stopsOf(timeline.at, timeline.length),
    to: async (at) => {
      await load();
      await to(at);
    },
    toEvent: async (id) => {
      const { told, at, length } = await load();
      await to(at[told.findIndex((each) => each.id === id)] ?? length);
    },
    before: () => step(stopBefore),
    after: () => step(stopAfter),
    toNow: () => setPast(null),
  };
}
