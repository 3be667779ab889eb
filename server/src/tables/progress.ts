import { askedSeats } from '@cabinet-wars/host';
import type { Seat, Table } from '@cabinet-wars/kernel';
import { fromJson } from '../store/json-columns.ts';
import type { ProgressRow } from '../store/schema.ts';

/**
 * The row a table's progress is kept in, after something was done by a seat (null for the opening). What was shown before it
 * is `shown`: a quiet answer or a standing order that shows nothing leaves no trace in what others are told of the row.
 */
export function progressAfter(
  table: Table,
  before: ProgressRow,
  seat: Seat | null,
  now: number,
  shown: number,
): ProgressRow {
  const { result } = table;
  const asked = JSON.stringify(askedSeats(table));
  const waitsFor = JSON.stringify(table.asks('spectator').waitsFor);
  const waits = waitsFor !== before.waits_for || asked !== before.asked;
  const isShown =
    waitsFor !== before.waits_for ||
    result !== null ||
    before.status !== 'playing' ||
    table.events('spectator', shown).length > 0;
  return {
    ...before,
    status: result === null ? 'playing' : 'finished',
    version: table.version,
    changed: isShown ? now : before.changed,
    asked,
    waits_for: waitsFor,
    waits_since: waits ? now : before.waits_since,
    unseen: seat === null ? before.unseen : seen(before.unseen, seat, table),
    deadline: result === null ? before.deadline : null,
    result: result === null ? null : JSON.stringify(result),
  };
}

/** Whoever has just done something has seen all of it, also what others are not shown yet. */
function seen(unseen: string, seat: Seat, table: Table): string {
  const last = table.events(seat, table.shown).at(-1)?.id ?? table.shown - 1;
  return JSON.stringify(fromJson('unseen', unseen).with(seat, last + 1));
}
