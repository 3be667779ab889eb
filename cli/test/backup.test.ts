import { chownSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeServer } from '@cabinet-wars/server';
import { openStore, type StoreConfig } from '@cabinet-wars/server/store';
import { beginGame, startPostgres } from '@cabinet-wars/server/trial';
import { describe, expect, it } from 'vitest';
import { newFile, run } from './command.ts';

const backup = (file: string, environment: Record<string, string>) => run('cli', ['backup', file], '', environment);
const restore = (file: string, environment: Record<string, string>) => run('cli', ['restore', file], '', environment);

/** A database with a few games in it, and its folder. */
async function kept(): Promise<string> {
  const file = newFile('cabinet-wars.db');
  const server = await makeServer({ client: dirname(file), config: { databaseUrl: null, file } });
  for (let i = 0; i < 20; i++) await beginGame(server.services, 'teaching', { options: { players: 2 } });
  await server.close();
  return dirname(file);
}

async function tablesAt(place: StoreConfig): Promise<number> {
  const { store } = await openStore(place, 'p', () => {});
  const rows = await store.db.selectFrom('tables').select('id').execute();
  await store.close();
  return rows.length;
}

describe('backup and restore', () => {
  it('go from the embedded database to PostgreSQL and back', async () => {
    const file = newFile('games.backup');
    expect(backup(file, { DATA: await kept(), DATABASE_URL: '' })).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+ rows \(0 people, 20 tables\) written to .*games\.backup\n$/),
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const postgres = await startPostgres({ isDurable: false });
    try {
      const DATABASE_URL = await postgres.database();
      expect(restore(file, { DATABASE_URL })).toMatchObject({
        code: 0,
        out: expect.stringContaining('taken in, and read back'),
      });
      expect(await tablesAt({ databaseUrl: DATABASE_URL, file: '' })).toBe(20);
      expect(restore(file, { DATABASE_URL })).toMatchObject({ code: 1, err: expect.stringContaining('not empty') });
      const again = `${file}.again`;
      expect(backup(again, { DATABASE_URL })).toMatchObject({ code: 0 });
      const DATA = dirname(newFile('x'));
      // Root restores for a service that has a user of its own.
      if (process.getuid?.() === 0) chownSync(DATA, 65_534, 65_534);
      expect(restore(again, { DATA, DATABASE_URL: '' })).toMatchObject({ code: 0, err: '' });
      for (const name of readdirSync(DATA)) expect(statSync(join(DATA, name)).uid).toBe(statSync(DATA).uid);
      expect(await tablesAt({ databaseUrl: null, file: join(DATA, 'cabinet-wars.db') })).toBe(20);
    } finally {
      await postgres.stop();
    }
  }, 120_000);

  it('refuse a wrong folder or address, and leave nothing behind', async () => {
    const DATA = dirname(newFile('x'));
    const file = newFile('games.backup');
    expect(backup(file, { DATA, DATABASE_URL: '' })).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /there is no database at .*: are DATA and DATABASE_URL what they are for the server\?/,
      ),
    });
    expect(backup(file, { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('ECONNREFUSED'),
    });
    expect(readdirSync(dirname(file))).toEqual([]);
    expect(readdirSync(DATA)).toEqual([]);
    expect(restore(file, { DATA, DATABASE_URL: '' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('ENOENT'),
    });
    writeFileSync(file, 'nonsense\n');
    expect(restore(file, { DATA, DATABASE_URL: '' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('line 1'),
    });
    expect(existsSync(join(DATA, 'cabinet-wars.db'))).toBe(false);
    expect(backup(file, { DATA: await kept(), DATABASE_URL: '' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('exists already'),
    });
    expect(readFileSync(file, 'utf8')).toBe('nonsense\n');
  }, 120_000);
});
