import { type Kysely, sql } from 'kysely';
import type { NewJob } from './jobs.ts';
import { migrations } from './migrate.ts';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

/** The first line of a backup; one line for each row follows, and for each job. */
const FORMAT = 'cabinet-wars backup 1';
const ROWS_A_PAGE = 500;
/** What belongs to one database and not to what is kept in it. */
const own = new Set(['migrations', 'processes', 'jobs']);

type Line =
  | { readonly format: string; readonly migrations: readonly string[] }
  | { readonly table: string; readonly row: Readonly<Record<string, string | number | null>> }
  | { readonly job: NewJob }
  | { readonly end: number };

export class CannotRestore extends Error {
  override name = 'CannotRestore';
}

/** Everything that is kept, at one moment, as lines of JSON: the server may go on meanwhile. Either database can take it in. */
export async function* backUp(store: Store): AsyncGenerator<string> {
  const head: Line = { format: FORMAT, migrations: migrations.map(({ name }) => name) };
  yield JSON.stringify(head);
  let lines = 1;
  for await (const line of snapshotOf(store)) {
    yield JSON.stringify(line);
    lines++;
  }
  yield JSON.stringify({ end: lines } satisfies Line);
}

async function* snapshotOf({ db, kind }: Store): AsyncGenerator<Line> {
  const moment = db.startTransaction();
  const trx = await (kind === 'postgres' ? moment.setIsolationLevel('repeatable read') : moment).execute();
  try {
    for (const table of await tablesOf(trx)) yield* rowsOf(trx, kind, table);
    for (const job of await jobsOf(trx, kind)) yield { job };
  } finally {
    await trx.rollback().execute();
  }
}

async function tablesOf(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.flatMap(({ name, schema = 'public' }) => (schema === 'public' && !own.has(name) ? [name] : [])).sort();
}

async function* rowsOf(db: Kysely<Database>, kind: Store['kind'], table: string): AsyncGenerator<Line> {
  const place = sql.raw(kind === 'postgres' ? 'ctid' : 'rowid');
  for (let from = 0; ; from += ROWS_A_PAGE) {
    const { rows } = await sql<Record<string, string | number | null>>`
      select * from ${sql.table(table)} order by ${place} limit ${ROWS_A_PAGE} offset ${from}`.execute(db);
    for (const row of rows) yield { table, row };
    if (rows.length < ROWS_A_PAGE) return;
  }
}

async function jobsOf(db: Kysely<Database>, kind: Store['kind']): Promise<NewJob[]> {
  if (kind === 'sqlite') {
    const rows = await db.selectFrom('jobs').selectAll().orderBy('id').execute();
    return rows.map((row) => ({ kind: row.kind, key: row.key, payload: JSON.parse(row.payload), at: row.run_at }));
  }
  const { rows } = await sql<NewJob>`
    select tasks.identifier as kind, jobs.key, jobs.payload, (extract(epoch from jobs.run_at) * 1000)::bigint as at
    from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where jobs.attempts < jobs.max_attempts order by jobs.id`.execute(db);
  return rows;
}

/** Takes in a backup, all of it or nothing. Only an empty database of this release does. */
export async function restore(store: Store, lines: AsyncIterable<string>): Promise<number> {
  return store.db.transaction().execute(async (trx) => {
    let count = 0;
    let isWhole = false;
    for await (const text of lines) {
      const line = readLine(text, count);
      if ('format' in line) await mayTake(trx, line);
      else if ('row' in line) await sql`insert into ${sql.table(line.table)} ${values(line.row)}`.execute(trx);
      else if ('job' in line) await store.addJob(trx, line.job);
      else isWhole = line.end === count;
      count++;
    }
    if (!isWhole) throw new CannotRestore('the backup is cut short');
    return count;
  });
}

function readLine(text: string, number: number): Line {
  try {
    const line = JSON.parse(text) as Line;
    if (number === 0 ? 'format' in line : !('format' in line)) return line;
  } catch {
    // Said below, like everything else that is no line of a backup.
  }
  throw new CannotRestore(`line ${number + 1} is not a line of a backup`);
}

async function mayTake(db: Kysely<Database>, line: Extract<Line, { format: string }>): Promise<void> {
  if (line.format !== FORMAT) throw new CannotRestore(`this is no ${FORMAT}`);
  const here = migrations.map(({ name }) => name);
  if (line.migrations.join() !== here.join())
    throw new CannotRestore(`it was made by another release: restore it with that one (${line.migrations.at(-1)})`);
  for (const table of await tablesOf(db)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) throw new CannotRestore(`the database is not empty: there is something in ${table}`);
  }
}

const values = (row: Readonly<Record<string, string | number | null>>) =>
  sql`(${sql.join(Object.keys(row).map((column) => sql.ref(column)))}) values (${sql.join(Object.values(row))})`;
