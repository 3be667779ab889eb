import { DAY } from '../durations.ts';
import { fromJson } from '../store/json-columns.ts';
import { delayOf, isDelayed } from '../tables/audience/delay.ts';
import { chairOf, type Found } from '../tables/find-table.ts';
import type { Who } from '../who.ts';

/** So long a table waits for somebody before the others may give the chair away, where no clock says so earlier. */
const LONG_WAIT = 3 * DAY;

/**
 * A table as its reader may know how it stands. Whoever has no seat is told no more about a game than they would see by
 * watching it: nothing of one they may not watch, and nothing yet of one they may only see later.
 */
export function asSeenBy(found: Found, who: Who | null, now: number): Found {
  const { row, progress } = found;
  if (progress.status === 'open' || isSeated(found, who)) return found;
  const isShut = row.spectators === 0 && (progress.status === 'playing' || progress.status === 'halted');
  if (!isShut && !isDelayed(row, progress, now)) return found;
  const began = progress.started ?? row.created;
  const unknown = { waits_for: 'null', waits_since: began, changed: began, deadline: null, result: null };
  return { ...found, progress: { ...progress, status: 'playing', ...unknown } };
}

/** For whose chairs the reader may vote, or offer to play on: late for those who see everything late. */
export function missingIn(found: Found, who: Who | null, now: number): number[] {
  const { row, seats } = found;
  if (!isSeated(found, who) && row.spectators === 0) return [];
  const then = isSeated(found, who) ? now : now - delayOf(row);
  return seats.flatMap(({ seat, sitter }) => (sitter === 'person' && isMissing(found, seat, then) ? [seat] : []));
}

/** Whether the table has waited for somebody so long that the others may give the chair away. */
function isMissing({ progress }: Found, seat: number, now: number): boolean {
  const waits = fromJson('waits_for', progress.waits_for)?.includes(seat) ?? false;
  return waits && (progress.deadline === null ? progress.waits_since + LONG_WAIT < now : progress.deadline < now);
}

const isSeated = (found: Found, who: Who | null): boolean => who !== null && chairOf(found, who.user) !== undefined;
