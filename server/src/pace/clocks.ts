import type { Clocks, Pace } from '@cabinet-wars/protocol';
import { fromJson } from '../store/json-columns.ts';
import type { ProgressRow, SeatsRow } from '../store/schema.ts';

/** For reactions nobody's clock runs, or it would betray who is asked: everybody has this long, together. */
export const FOR_REACTIONS = 120_000;

interface Moment {
  readonly pace: Pace;
  readonly seats: readonly Pick<SeatsRow, 'sitter'>[];
  readonly before: Pick<ProgressRow, 'asked' | 'waits_for' | 'clocks' | 'deadline' | 'waits_since'>;
  readonly after: Pick<ProgressRow, 'asked' | 'waits_for' | 'waits_since' | 'status'>;
  /** Who has just chosen; null at the start. */
  readonly seat: number | null;
  readonly now: number;
}

/** How a table waits after an act: the clocks, and when the first of them runs out. */
export function clocksAfter(moment: Moment): { deadline: number | null; clocks: string } {
  const { pace, after, before, now } = moment;
  if (after.status !== 'playing' || pace.kind === 'none') return { deadline: null, clocks: before.clocks };
  if (pace.kind === 'days') {
    const asked = people(after.asked, moment.seats);
    const same = after.waits_since === before.waits_since && before.deadline !== null;
    return { deadline: asked.length === 0 ? null : same ? before.deadline : now + pace.each, clocks: '{}' };
  }
  const clocks = wound(moment, pace);
  return { deadline: deadlineOf(moment, clocks), clocks: JSON.stringify(clocks) };
}

function wound({ seats, before, seat, now }: Moment, pace: Extract<Pace, { kind: 'live' }>): Clocks {
  const was = fromJson('clocks', before.clocks);
  if (was.left === undefined || was.since === undefined) return { left: seats.map(() => pace.bank), since: now };
  const { since } = was;
  const ran = isQuiet(before) ? [] : people(before.asked, seats);
  const left = was.left.map((time, each) => {
    const spent = ran.includes(each) ? now - since : 0;
    return Math.max(0, time - spent) + (each === seat && ran.includes(each) ? pace.more : 0);
  });
  return { left, since: now };
}

function deadlineOf({ after, seats, now }: Moment, { left }: Clocks): number | null {
  const asked = people(after.asked, seats);
  if (asked.length === 0) return null;
  return now + (isQuiet(after) ? FOR_REACTIONS : Math.min(...asked.map((seat) => left[seat])));
}

const isQuiet = ({ waits_for }: Pick<ProgressRow, 'waits_for'>): boolean => waits_for === 'null';

/** Bots have no clock. */
export const people = (asked: string, seats: readonly Pick<SeatsRow, 'sitter'>[]): number[] =>
  fromJson('asked', asked).filter((seat) => seats[seat].sitter === 'person');
