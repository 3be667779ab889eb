import { type Kysely, sql } from 'kysely';
import { tables } from './migrations/0001-tables.ts';
import { people } from './migrations/0002-people.ts';
import { lobby } from './migrations/0003-lobby.ts';
import { trust } from './migrations/0004-trust.ts';
import { seatHistory } from './migrations/0005-seat-history.ts';
import { openers } from './migrations/0006-openers.ts';
import { botAccounts } from './migrations/0007-bot-accounts.ts';
import { components } from './migrations/0008-components.ts';
import type { Database } from './schema.ts';

export type StoreKind = 'sqlite' | 'postgres';
/** One step of the schema. Never changed once released, never undone: what was wrong is mended by the next. */
export type Migrate = (db: Kysely<Database>, kind: StoreKind) => Promise<void>;

/** In the order they run. New ones stand at the end. */
export const migrations: readonly { readonly name: string; readonly migrate: Migrate }[] = [
  { name: '0001-tables', migrate: tables },
  { name: '0002-people', migrate: people },
  { name: '0003-lobby', migrate: lobby },
  { name: '0004-trust', migrate: trust },
  { name: '0005-seat-history', migrate: seatHistory },
  { name: '0006-openers', migrate: openers },
  { name: '0007-bot-accounts', migrate: botAccounts },
  { name: '0008-components', migrate: components },
];

export class CannotMigrate extends Error {
  override name = 'CannotMigrate';
}

/** Any number of processes may start at once: one of them migrates, the others wait for it. */
const LOCK = 1756;

/**
 * Brings the database to the schema of this release, or only as far as the migrations that are named. A database of a newer
 * release is not touched.
 */
export async function migrateStore(
  db: Kysely<Database>,
  kind: StoreKind,
  upTo: readonly string[] = migrations.map(({ name }) => name),
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await trx.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (c) => c.primaryKey())
      .execute();
    const done = await sql<{ name: string }>`select name from migrations`.execute(trx);
    const names = new Set(done.rows.map(({ name }) => name));
    refuseNewer(names);
    for (const { name, migrate } of migrations) {
      if (names.has(name) || !upTo.includes(name)) continue;
      await migrate(trx, kind);
      await sql`insert into migrations (name) values (${name})`.execute(trx);
    }
  });
}

function refuseNewer(done: ReadonlySet<string>): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...done].filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new CannotMigrate(`the database was made by a newer release: it has ${unknown.join(', ')}`);
}
