import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { MOST_ATTEMPTS } from '../jobs.ts';
import { CannotBackUp, type Content, ownTables, type Row } from './format.ts';
import type { Reading } from './read.ts';

/** Everything in the file, as it was when the reading began: whoever plays goes on writing meanwhile. */
export async function readSqlite<T>(file: string, use: (reading: Reading) => Promise<T>): Promise<T> {
  if (!existsSync(file)) throw new CannotBackUp(`there is no database at ${file}`);
  const database = opened(file);
  try {
    // Deferred, and read only: in WAL mode neither blocks nor is blocked by who writes.
    database.exec('begin');
    return await use({ migrations: migrationsOf(database), contents: () => contentsOf(database) });
  } finally {
    database.close();
  }
}

/** What is at that place may be anything: a folder, a picture, another program's database. */
function opened(file: string): DatabaseSync {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    const known = database.prepare("select 1 from sqlite_master where type = 'table' and name = 'migrations'").get();
    if (known !== undefined) return database;
  } catch (fault) {
    database?.close();
    throw new CannotBackUp(
      `${file} is no database of Cabinet Wars (${fault instanceof Error ? fault.message : fault})`,
    );
  }
  database.close();
  throw new CannotBackUp(`${file} is no database of Cabinet Wars`);
}

function migrationsOf(database: DatabaseSync): string[] {
  return database
    .prepare('select name from migrations order by name')
    .all()
    .map(({ name }) => String(name));
}

async function* contentsOf(database: DatabaseSync): AsyncGenerator<Content> {
  const named = "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name";
  for (const { name } of database.prepare(named).all()) {
    const table = String(name);
    if (ownTables.has(table)) continue;
    for (const row of database.prepare(`select * from "${table}"`).iterate()) yield { table, row: { ...row } as Row };
  }
  const waiting = 'select kind, key, payload, run_at from jobs where attempts < ? order by id';
  for (const { kind, key, payload, run_at } of database.prepare(waiting).iterate(MOST_ATTEMPTS))
    yield {
      job: {
        kind: String(kind),
        key: key === null ? null : String(key),
        payload: JSON.parse(String(payload)),
        at: Number(run_at),
      },
    };
}
