import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Postgres, startPostgres } from '../trial/index.ts';

/** Where a server of a test keeps things. */
export interface Place {
  readonly databaseUrl: string | null;
  readonly file: string;
}

/** The same tests over both databases, each time with a way to a fresh one. */
export function eachStore(says: string, tests: (fresh: () => Promise<Place>) => void): void {
  describe(`${says}, in SQLite`, () => {
    const folders: string[] = [];
    afterAll(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    tests(async () => {
      const folder = mkdtempSync(join(tmpdir(), 'cabinet-wars-db-'));
      folders.push(folder);
      return { databaseUrl: null, file: join(folder, 'test.db') };
    });
  });

  describe(`${says}, in PostgreSQL`, () => {
    let postgres: Postgres;
    beforeAll(async () => {
      postgres = await startPostgres({ isDurable: false });
    }, 60_000);
    afterAll(() => postgres?.stop(), 60_000);
    tests(async () => ({ databaseUrl: await postgres.database(), file: '' }));
  });
}
