import type { ListedTable, listQuery, TableSummary } from '@cabinet-wars/protocol';
import type { z } from 'zod';
import type { Services } from '../services.ts';
import type { LobbyRow } from '../store/schema.ts';
import type { Who } from '../who.ts';
import { type Found, readTables } from './find-table.ts';
import { summaries } from './summary.ts';
import { tablesOf } from './who-sits-where.ts';

const PAGE = 100;

/** One's own tables: those that wait for oneself first, then the newest; of past games only the last. */
export async function myTables(services: Services, who: Who): Promise<TableSummary[]> {
  const { db } = services.store;
  const going = [...(await tablesOf(services, who.user))];
  const rows =
    going.length === 0
      ? []
      : await db
          .selectFrom('progress')
          .select('table_id')
          .where('table_id', 'in', going)
          .orderBy('changed', 'desc')
          .limit(PAGE)
          .execute();
  const past = await db
    .selectFrom('seats')
    .select('table_id')
    .where('user_id', '=', who.user)
    .where('ended', 'is not', null)
    .orderBy('ended', 'desc')
    .limit(PAGE - rows.length)
    .execute();
  const ids = new Set([...rows, ...past].map(({ table_id }) => table_id));
  const all = await summaries(services, who, await readTables(services, [...ids]));
  return all.sort((a, b) => Number(b.myTurn) - Number(a.myTurn));
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
