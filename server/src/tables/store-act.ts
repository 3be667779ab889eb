import { isSnapshotDue, splitStory } from '@cabinet-wars/host';
import type { Entry, Seat } from '@cabinet-wars/kernel';
import { fromJson } from '../store/json-columns.ts';
import type { ProgressRow, SeatsRow } from '../store/schema.ts';
import type { Append } from '../store/store.ts';
import type { Consequence } from './consequences.ts';
import type { Answer } from './do-act.ts';
import type { Live } from './live.ts';
import { progressAfter } from './progress.ts';

/** Something done at a live table and not stored yet. */
export interface Unstored {
  readonly live: Live;
  readonly seat: Seat;
  readonly key: string | null;
  readonly answer: Answer;
  readonly byBotsJob: boolean;
  /** The table gave a seat's only answer: the seat itself has seen nothing of it. */
  readonly byItself: boolean;
  readonly now: number;
  /** What the table had shown before it was done. */
  readonly shown: number;
}

/** Everything that is to be stored of it, what follows from it included. */
export function appendOf(done: Unstored, consequences: readonly Consequence[]): Append {
  const { live, seat, key, answer, now } = done;
  const { table, row, seats, progress: before } = live;
  const after = progressAfter(table, before, done.byItself ? null : seat, now, done.shown);
  // The lobby lists tables by it: at a delayed one it would tell at once that somebody has moved.
  if (row.delay > 0 && after.status === 'playing') after.changed = before.changed;
  const entries = newEntries(table.journal, table.version - before.version);
  const jobs = consequences.flatMap((consequence) => {
    const follows = consequence({ row, seats, before, after, table, seat, byBotsJob: done.byBotsJob, now });
    Object.assign(after, follows.progress);
    return follows.jobs ?? [];
  });
  return {
    journal: {
      table_id: row.id,
      first: before.version,
      count: entries.length,
      entries: JSON.stringify(entries),
      seat,
      key,
      answer: key === null ? null : JSON.stringify(answer),
      at: now,
    },
    progress: after,
    ...snapshotOf(live, before.version),
    jobs,
    concerns: concernedBy(before, after, seats),
  };
}

/**
 * Whose list of tables shows something else now. Where everybody may know whom the table waits for, all who sit there; else
 * only those whose own turn has come or gone: what a seat answers in a quiet ask is no news to the others.
 */
function concernedBy(before: ProgressRow, after: ProgressRow, seats: readonly SeatsRow[]): string[] {
  if (before.waits_for !== after.waits_for || before.status !== after.status) return usersAt(seats);
  if (before.asked === after.asked) return [];
  const asked = [before, after].map((row) => new Set(fromJson('asked', row.asked)));
  return usersAt(seats.filter(({ seat }) => asked[0].has(seat) !== asked[1].has(seat)));
}

const usersAt = (seats: readonly SeatsRow[]): string[] => seats.flatMap(({ user_id }) => user_id ?? []);

const newEntries = (journal: readonly Entry[], count: number): readonly Entry[] =>
  journal.slice(journal.length - count);

/**
 * Now and then the table is stored whole. What everybody has been told by then is stored apart, once: the snapshot begins
 * after it, and the table may forget it when it has been sent.
 */
function snapshotOf({ table, row, game }: Live, from: number): Pick<Append, 'snapshot' | 'story'> {
  if (!isSnapshotDue(from, table)) return { snapshot: null, story: null };
  const { snapshot, story } = splitStory(table.snapshot);
  return {
    snapshot: {
      table_id: row.id,
      at: table.version,
      rules: game.stateVersion,
      snapshot: JSON.stringify(snapshot),
    },
    story: story.length === 0 ? null : { table_id: row.id, first: story[0].id, lines: JSON.stringify(story) },
  };
}
