import type { Kysely } from 'kysely';
import { fromJson } from './json-columns.ts';
import type { Database, LobbyRow, TablesRow } from './schema.ts';

type Listable = Pick<TablesRow, 'id' | 'owner' | 'game' | 'pace' | 'access' | 'spectators' | 'delay'>;

/** Later than any moment: what is subtracted from it sorts the newest first. */
const LATEST = 99_999_999_999_999;
const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** A table as the lobby lists it; `turn` is how many its owner has listed already. */
export const lobbyRow = (table: Listable, status: LobbyRow['status'], at: number, turn: number): LobbyRow => ({
  table_id: table.id,
  status,
  owner: table.owner,
  game: table.game,
  pace: fromJson('pace', table.pace).kind ?? 'none',
  listed: table.access === 'public' && (status === 'open' || table.spectators === 1) ? 1 : 0,
  place: `${digits(Math.min(turn, 9999), 4)}${digits(LATEST - at, 14)}${table.id}`,
  delay: table.delay * 1000,
  until: null,
});

/** Puts a table into the lobby, or from among those that are open to those that are played. */
export async function enterLobby(
  db: Kysely<Database>,
  table: Listable,
  status: LobbyRow['status'],
  at: number,
): Promise<void> {
  await db.deleteFrom('lobby').where('table_id', '=', table.id).execute();
  const { turn } = await db
    .selectFrom('lobby')
    .select(({ fn }) => fn.countAll<number | string>().as('turn'))
    .where('owner', '=', table.owner)
    .where('status', '=', status)
    .where('listed', '=', 1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('lobby')
    .values(lobbyRow(table, status, at, Number(turn)))
    .execute();
}

/**
 * The game is over: the table leaves the lobby, at once or when those who see it late have seen the end, and counts among the
 * past ones of those who sat there.
 */
export async function leaveLobby(db: Kysely<Database>, table: string, at: number): Promise<void> {
  await db
    .deleteFrom('lobby')
    .where('table_id', '=', table)
    .where(({ or, eb }) => or([eb('status', '=', 'open'), eb('delay', '=', 0), eb('listed', '=', 0)]))
    .execute();
  await db
    .updateTable('lobby')
    .set(({ eb }) => ({ until: eb('delay', '+', at) }))
    .where('table_id', '=', table)
    .execute();
  await db.updateTable('seats').set({ ended: at }).where('table_id', '=', table).execute();
}
