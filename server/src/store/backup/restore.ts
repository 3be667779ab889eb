import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isRecord } from '@cabinet-wars/kernel';
import { migrateStore } from '../migrate.ts';
import type { StoreConfig } from '../open-store.ts';
import { SqliteStore } from '../sqlite/store.ts';
import { fill, verify } from './fill.ts';
import { CannotRestore, type Content, type Head, type Inventory, ownTables } from './format.ts';
import { readBackup } from './read-lines.ts';
import { readSqlite } from './read-sqlite.ts';

/**
 * Takes in a backup, all of it or nothing, into an empty database of either kind, and reads everything back to see that it
 * is what was written. One of an older release is then brought to this release's schema.
 */
export async function restore({ databaseUrl, file }: StoreConfig, lines: AsyncIterable<string>): Promise<Inventory> {
  const { head, contents } = await readBackup(lines);
  if (databaseUrl === null) return restoreSqlite(file, head, contents);
  const { restorePostgres } = await import('./restore-postgres.ts');
  return restorePostgres(databaseUrl, head, contents);
}

/** Into a file of its own, which takes the other's place once it is whole. */
async function restoreSqlite(file: string, head: Head, contents: AsyncIterable<Content>): Promise<Inventory> {
  if (existsSync(file)) refuseUsed(file);
  const fresh = `${file}.${randomUUID()}`;
  try {
    const store = await SqliteStore.open(fresh, head.migrations);
    try {
      const put = await store.db
        .transaction()
        .execute((trx) => fill(trx, contents, (db, job) => store.addJob(db, job)));
      await readSqlite(fresh, (reading) => verify(put, reading.contents()));
      await migrateStore(store.db, 'sqlite');
      await store.close();
      for (const part of ['-wal', '-shm']) rmSync(`${file}${part}`, { force: true });
      renameSync(fresh, file);
      return put;
    } finally {
      await store.close();
    }
  } finally {
    for (const part of ['', '-wal', '-shm']) rmSync(`${fresh}${part}`, { force: true });
  }
}

function refuseUsed(file: string): void {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    // Whoever else has it open, were it only a server that waits, does not let go of it.
    database.exec('pragma locking_mode = exclusive; begin immediate; rollback');
    const tables = database.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'");
    for (const { name } of tables.all())
      if (!ownTables.has(String(name)) && database.prepare(`select 1 from "${name}" limit 1`).get() !== undefined)
        throw new CannotRestore(`${file} is not empty: there is something in ${name}`);
  } catch (fault) {
    if (fault instanceof CannotRestore) throw fault;
    if (isRecord(fault) && fault.errcode === 5) throw new CannotRestore(`${file} is in use: stop the server first`);
    throw new CannotRestore(`${file} is no database (${fault instanceof Error ? fault.message : fault})`);
  } finally {
    database?.close();
  }
}
