import { refused } from '../errors.ts';
import type { Services } from '../services.ts';
import type { ProgressRow, SeatsRow, TablesRow } from '../store/schema.ts';
import { seatsOf } from '../tables/load-table.ts';
import type { Who } from '../who.ts';

export interface Found {
  readonly row: TablesRow;
  readonly progress: ProgressRow;
  readonly seats: readonly SeatsRow[];
}

/** A table with its seats. One that the asker may not see is not there for them. */
export async function findTable(
  services: Services,
  who: Who | null,
  id: string,
  link: string | null = null,
): Promise<Found> {
  const found = await readTable(services, id);
  if (!maySee(found, who, link)) throw refused('no-such-table');
  return found;
}

export async function readTable({ store }: Services, id: string): Promise<Found> {
  const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw refused('no-such-table');
  const progress = await store.db
    .selectFrom('progress')
    .selectAll()
    .where('table_id', '=', id)
    .executeTakeFirstOrThrow();
  return { row, progress, seats: await seatsOf(store.db, id) };
}

function maySee({ row, seats }: Found, who: Who | null, link: string | null): boolean {
  if (row.access === 'public' || link === row.link) return true;
  if (who === null) return false;
  return row.owner === who.user || seats.some(({ user_id }) => user_id === who.user) || who.role === 'moderator';
}

/** The chair somebody sits on. */
export const chairOf = ({ seats }: Found, user: string): SeatsRow | undefined =>
  seats.find((seat) => seat.sitter === 'person' && seat.user_id === user);

export function mustBe(found: Found, status: 'open' | 'playing'): void {
  if (found.progress.status !== status) throw refused(status === 'open' ? 'not-open' : 'not-playing');
}

export function mustOwn({ row }: Found, who: Who): void {
  if (row.owner !== who.user && who.role !== 'moderator') throw refused('not-owner');
}
