import { type Kysely, sql } from 'kysely';
import { patientDatabase } from '../postgres/prepare.ts';
import type { Database } from '../schema.ts';
import { CannotBackUp, type Content, ownTables, type Row } from './format.ts';
import type { Reading } from './read.ts';

const AT_A_TIME = 200;

/** Everything in the database, as it was when the reading began: whoever plays goes on writing meanwhile. */
export async function readPostgres<T>(url: string, use: (reading: Reading) => Promise<T>): Promise<T> {
  const { db } = patientDatabase(url);
  try {
    const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return await snapshot.execute(async (trx) => {
      const migrations = await migrationsIn(trx);
      if (migrations === null) throw new CannotBackUp('the database is none of Cabinet Wars');
      return use({ migrations, contents: () => contentsIn(trx) });
    });
  } finally {
    await db.destroy();
  }
}

/** Null where there is no schema of ours. */
export async function migrationsIn(db: Kysely<Database>): Promise<string[] | null> {
  const { rows: found } = await sql<{ there: string | null }>`select to_regclass('public.migrations') as there`.execute(
    db,
  );
  if (found[0].there === null) return null;
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** By a cursor, so that a table of any size is read once from end to end. Within a transaction. */
export async function* contentsIn(trx: Kysely<Database>): AsyncGenerator<Content> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(trx);
  for (const { name: table } of tables) {
    if (ownTables.has(table)) continue;
    for await (const row of rowsOf<Row>(trx, `select * from "${table}"`)) yield { table, row };
  }
  const jobs = `select tasks.identifier as kind, jobs.key, jobs.payload, (extract(epoch from jobs.run_at) * 1000)::bigint as at
    from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where jobs.attempts < jobs.max_attempts order by jobs.id`;
  for await (const job of rowsOf<Extract<Content, { job: unknown }>['job']>(trx, jobs)) yield { job };
}

async function* rowsOf<T>(trx: Kysely<Database>, query: string): AsyncGenerator<T> {
  await sql.raw(`declare reading no scroll cursor for ${query}`).execute(trx);
  for (;;) {
    const { rows } = await sql.raw<T>(`fetch ${AT_A_TIME} from reading`).execute(trx);
    yield* rows;
    if (rows.length < AT_A_TIME) break;
  }
  await sql.raw('close reading').execute(trx);
}
