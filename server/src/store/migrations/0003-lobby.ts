import { type Kysely, sql } from 'kysely';
import { lobbyRow } from '../lobby-rows.ts';
import type { Migrate } from '../migrate.ts';
import type { Database } from '../schema.ts';

/** Columns that are searched by and had no index. */
const indexes: readonly (readonly [table: string, ...columns: string[]])[] = [
  ['tables', 'owner'],
  ['tables', 'rematch_of'],
  ['journal', 'table_id', 'seat', 'key'],
  ['chat', 'user_id'],
  ['outbox', 'done'],
  ['outbox', 'table_id'],
  ['sessions', 'seen'],
  ['mail_links', 'expires'],
  ['blocks', 'blocked'],
  ['votes', 'by_user'],
  ['reports', 'by_user'],
  ['reports', 'handled'],
  ['notes', 'user_id'],
  ['seats', 'user_id', 'ended'],
  ['lobby', 'owner', 'status', 'listed'],
  ['lobby', 'until'],
  ['lobby', 'status', 'listed', 'place'],
  ['lobby', 'status', 'listed', 'game', 'place'],
];

/** However many games there have been, lists of tables read only what they show. */
export const lobby: Migrate = async (db) => {
  await db.schema
    .createTable('lobby')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('pace', 'text', (c) => c.notNull())
    .addColumn('listed', 'bigint', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('delay', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint')
    .execute();
  await db.schema.alterTable('seats').addColumn('ended', 'bigint').execute();
  await sql`update seats set ended = (select changed from progress where progress.table_id = seats.table_id)
    where table_id in (select table_id from progress where status in ('finished', 'abandoned'))`.execute(db);
  await fillLobby(db);
  // Replaced by the lobby's own: the old one was written anew with every choice.
  await db.schema.dropIndex('progress_status').execute();
  await db.schema.dropIndex('seats_user').execute();
  for (const [table, ...columns] of indexes)
    await db.schema
      .createIndex(`${table}_by_${columns.join('_')}`)
      .on(table)
      .columns(columns)
      .execute();
};

const AT_ONCE = 100;

async function fillLobby(db: Kysely<Database>): Promise<void> {
  const going = await db
    .selectFrom('tables')
    .innerJoin('progress', 'progress.table_id', 'tables.id')
    .select(['id', 'owner', 'game', 'pace', 'access', 'spectators', 'delay', 'status', 'created', 'started'])
    .where('status', 'in', ['open', 'playing', 'halted'])
    .orderBy('created')
    .execute();
  const turns = new Map<string, number>();
  const rows = going.map((table) => {
    const status = table.status === 'open' ? 'open' : 'playing';
    const row = lobbyRow(table, status, table.started ?? table.created, turns.get(`${status} ${table.owner}`) ?? 0);
    if (row.listed === 1) turns.set(`${status} ${table.owner}`, (turns.get(`${status} ${table.owner}`) ?? 0) + 1);
    return row;
  });
  for (let i = 0; i < rows.length; i += AT_ONCE)
    await db
      .insertInto('lobby')
      .values(rows.slice(i, i + AT_ONCE))
      .execute();
}
