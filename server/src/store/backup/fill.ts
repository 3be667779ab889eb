import { type Kysely, sql } from 'kysely';
import type { NewJob } from '../jobs.ts';
import type { Database } from '../schema.ts';
import { CannotRestore, type Content, Inventory, type Row } from './format.ts';

/** Rows put in with one statement, and how many values one may have at most (SQLite's own limit is 32,766). */
const MOST_ROWS = 200;
const MOST_VALUES = 20_000;

export type AddJob = (db: Kysely<Database>, job: NewJob) => Promise<void>;

/** Puts contents into an empty database, rows of one table together, and says what they were. */
export async function fill(
  trx: Kysely<Database>,
  contents: AsyncIterable<Content>,
  addJob: AddJob,
): Promise<Inventory> {
  const inventory = new Inventory();
  let table = '';
  let rows: Row[] = [];
  const flush = async () => {
    if (rows.length > 0) await insert(trx, table, rows);
    rows = [];
  };
  for await (const content of contents) {
    inventory.add(content);
    if ('job' in content) {
      await addJob(trx, content.job);
      continue;
    }
    const isFull = rows.length >= MOST_ROWS || rows.length * Object.keys(content.row).length >= MOST_VALUES;
    if (content.table !== table || isFull) await flush();
    table = content.table;
    rows.push(content.row);
  }
  await flush();
  return inventory;
}

async function insert(trx: Kysely<Database>, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0]);
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  const insertion = sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`;
  await insertion.execute(trx).catch((fault: unknown) => {
    throw new CannotRestore(`rows of ${table} are not taken in: ${fault instanceof Error ? fault.message : fault}`);
  });
}

/** Holds what was put in against what a database gives back. */
export async function verify(put: Inventory, contents: AsyncIterable<Content>): Promise<void> {
  const found = new Inventory();
  for await (const content of contents) found.add(content);
  const unlike = put.unlike(found);
  if (unlike.length > 0) throw new CannotRestore(`what the database gives back differs in ${unlike.join(', ')}`);
}
