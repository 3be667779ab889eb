import type { ListedTable, listQuery, TableSummary } from '@cabinet-wars/protocol';
import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { Services } from '../services.ts';
import type { Database, LobbyRow } from '../store/schema.ts';
import { type Found, readTables } from '../tables/find-table.ts';
import type { Who } from '../who.ts';
import { summaries } from './summary.ts';
import { goingTables } from './who-sits-where.ts';

const PAGE = 100;

/** One's own tables: those that wait for oneself first, then the newest; of past games only the last. */
export async function myTables(services: Services, who: Who): Promise<TableSummary[]> {
  const ids = await myIds(services.store.db, who.user);
  const all = await summaries(services, who, await readTables(services, ids));
  return all.sort((a, b) => Number(b.myTurn) - Number(a.myTurn));
}

/** In one question: each is a way to the database and back. */
async function myIds(db: Kysely<Database>, user: string): Promise<string[]> {
  const going = db
    .selectFrom(goingTables(db, user).as('going'))
    .innerJoin('progress', 'progress.table_id', 'going.table_id')
    .select(['progress.table_id', sql<number | null>`progress.changed`.as('at'), sql<number>`0`.as('past')])
    .orderBy('at', 'desc')
    .limit(PAGE);
  const past = db
    .selectFrom('seats')
    .select(['table_id', 'ended as at', sql<number>`1`.as('past')])
    .where('user_id', '=', user)
    .where('ended', 'is not', null)
    .orderBy('ended', 'desc')
    .limit(PAGE);
  const rows = await db
    .selectFrom(going.as('going'))
    .selectAll()
    .unionAll(db.selectFrom(past.as('past')).selectAll())
    .orderBy('past')
    .orderBy('at', 'desc')
    .limit(PAGE)
    .execute();
  return [...new Set(rows.map(({ table_id }) => table_id))];
}

/** A page of the public tables that wait for players, or of those that may be watched. */
export async function listTables(
  services: Services,
  who: Who | null,
  status: LobbyRow['status'],
  { game, pace, after, limit }: z.infer<typeof listQuery>,
): Promise<ListedTable[]> {
  let query = services.store.db
    .selectFrom('lobby')
    .innerJoin('progress', 'progress.table_id', 'lobby.table_id')
    .select(['lobby.table_id', 'lobby.place'])
    .where('lobby.status', '=', status)
    .where('lobby.listed', '=', 1)
    .where(({ or, eb }) => or([eb('lobby.until', 'is', null), eb('lobby.until', '>', services.now())]))
    // A halted game cannot be watched until it goes on.
    .where('progress.status', '!=', 'halted');
  if (game !== undefined) query = query.where('lobby.game', '=', game);
  if (pace !== undefined) query = query.where('lobby.pace', '=', pace);
  if (after !== undefined) query = query.where('lobby.place', '>', after);
  const rows = await query.orderBy('lobby.place').limit(limit).execute();
  const places = new Map(rows.map(({ table_id, place }) => [table_id, place]));
  const found = await summaries(services, who, await readTables(services, [...places.keys()]));
  return found.map((table) => ({ ...table, place: places.get(table.id) ?? '' }));
}

/** Where a table stands in its list, and until when that is known; null where it stands in none. */
export async function listedPlace(
  services: Services,
  { row, progress }: Found,
): Promise<{ readonly place: string; readonly until: number | null } | null> {
  const listed = await services.store.db
    .selectFrom('lobby')
    .select(['place', 'until'])
    .where('table_id', '=', row.id)
    .where('listed', '=', 1)
    .executeTakeFirst();
  if (listed === undefined || progress.status === 'halted') return null;
  return listed.until === null || listed.until > services.now() ? listed : null;
}
