import { createHash } from 'node:crypto';
import type { StoreConfig } from '../open-store.ts';
import { type Content, type End, FORMAT, type Head, Inventory } from './format.ts';
import { readSqlite } from './read-sqlite.ts';

/** A database being read, as it was at one moment. */
export interface Reading {
  readonly migrations: readonly string[];
  contents(): AsyncIterable<Content>;
}

/** Reads what a server with this configuration keeps. Nothing is made or changed: where there is nothing it is refused. */
export async function readStore<T>(
  { databaseUrl, file }: StoreConfig,
  use: (reading: Reading) => Promise<T>,
): Promise<T> {
  if (databaseUrl === null) return readSqlite(file, use);
  const { readPostgres } = await import('./read-postgres.ts');
  return readPostgres(databaseUrl, use);
}

/** Writes everything that is kept, at one moment, as lines of JSON. Either database can take it in. */
export async function backUp(
  config: StoreConfig,
  write: (lines: AsyncIterable<string>) => Promise<void>,
): Promise<Inventory> {
  const inventory = new Inventory();
  await readStore(config, (reading) => write(linesOf(reading, inventory)));
  return inventory;
}

async function* linesOf({ migrations, contents }: Reading, inventory: Inventory): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let count = 0;
  const line = (what: Head | Content): string => {
    const text = JSON.stringify(what);
    hash.update(text).update('\n');
    count++;
    return text;
  };
  yield line({ format: FORMAT, migrations });
  for await (const content of contents()) {
    inventory.add(content);
    yield line(content);
  }
  const end: End = { end: count, sha256: hash.digest('hex') };
  yield JSON.stringify(end);
}
