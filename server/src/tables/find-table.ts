import { refused } from '../errors.ts';
import type { Services } from '../services.ts';
import { isAmong } from '../store/among.ts';
import type { ProgressRow, SeatsRow, TablesRow } from '../store/schema.ts';
import type { Who } from '../who.ts';
import { seatsOf } from './load-table.ts';

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

/** Many tables at once, in the order asked for: a lobby is looked at by many, and often. */
export async function readTables({ store }: Services, ids: readonly string[]): Promise<Found[]> {
  if (ids.length === 0) return [];
  // At once: each by itself is a way to the database and back.
  const [rows, progresses, seats] = await Promise.all([
    store.db
      .selectFrom('tables')
      .selectAll()
      .where(isAmong(store, 'id', ids))
      .execute(),
    store.db
      .selectFrom('progress')
      .selectAll()
      .where(isAmong(store, 'table_id', ids))
      .execute(),
    store.db
      .selectFrom('seats')
      .selectAll()
      .where(isAmong(store, 'table_id', ids))
      .orderBy('seat')
      .execute(),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const progressOf = new Map(progresses.map((progress) => [progress.table_id, progress]));
  const seatsAt = Map.groupBy(seats, ({ table_id }) => table_id);
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    const progress = progressOf.get(id);
    return row === undefined || progress === undefined ? [] : [{ row, progress, seats: seatsAt.get(id) ?? [] }];
  });
}

function maySee({ row, seats }: Found, who: Who | null, link: string | null): boolean {
  if (row.access === 'public' || link === row.link) return true;
  if (who === null) return false;
  return row.owner === who.user || seats.some(({ user_id }) => user_id === who.user) || who.role === 'moderator';
}

/** The chair somebody sits on. */
export const chairOf = ({ seats }: Found, user: string): SeatsRow | undefined =>
  seats.find((seat) => seat.sitter === 'person' && seat.user_id === user);

/** Whether it is being set or played, and not over in whatever way. */
export const isStanding = ({ status }: ProgressRow): boolean => ['open', 'playing', 'halted'].includes(status);

export function mustBe(found: Found, status: 'open' | 'playing'): void {
  if (found.progress.status !== status) throw refused(status === 'open' ? 'not-open' : 'not-playing');
}

export function mustOwn({ row }: Found, who: Who): void {
  if (row.owner !== who.user && who.role !== 'moderator') throw refused('not-owner');
}

/** The table an invitation leads to. */
export async function tableOfLink({ store }: Services, link: string) {
  const row = await store.db
    .selectFrom('tables')
    .innerJoin('progress', 'progress.table_id', 'tables.id')
    .select(['tables.id', 'progress.status'])
    .where('link', '=', link)
    .executeTakeFirst();
  if (row === undefined) throw refused('no-such-table');
  return row;
}
