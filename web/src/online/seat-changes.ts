import { isRecord } from '@cabinet-wars/kernel';
import type { SeatChange, SeatFacts } from '../client/table-client.ts';

type Sitters = readonly Pick<SeatFacts, 'name' | 'bot'>[];

interface Kept {
  readonly seats: Sitters;
  readonly changes: readonly SeatChange[];
}

const nameFor = (table: string): string => `cabinet-wars sitters ${table}`;

/** What this browser knew of who sits at a table when it last looked. */
function keptOf(table: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameFor(table)) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isKept = (kept: unknown): kept is Kept =>
  isRecord(kept) && Array.isArray(kept.seats) && Array.isArray(kept.changes);

const sitterOf = ({ name, bot }: Sitters[number]) => ({ name, bot });
/** One bot for another is nobody's news. */
const isSame = (a: Sitters[number], b: Sitters[number]): boolean =>
  a.bot === null ? b.bot === null && a.name === b.name : b.bot !== null;

/**
 * Who came to sit in whose place, as far as this browser saw it or finds it when it comes back. Noted before the event that
 * comes next, so that the log tells it in its order.
 */
export function seatChanges(table: string, seats: Sitters, next: number, now: number): readonly SeatChange[] {
  const before = keptOf(table);
  const fresh = (before?.seats ?? []).flatMap((was, seat): SeatChange[] =>
    seat >= seats.length || isSame(was, seats[seat])
      ? []
      : [{ seat, from: next, at: now, before: sitterOf(was), after: sitterOf(seats[seat]) }],
  );
  const changes = [...(before?.changes ?? []), ...fresh];
  if (before === null || fresh.length > 0) keep(table, { seats: seats.map(sitterOf), changes });
  return changes;
}

function keep(table: string, kept: Kept): void {
  try {
    localStorage.setItem(nameFor(table), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still tells it, as long as the page is open.
  }
}
