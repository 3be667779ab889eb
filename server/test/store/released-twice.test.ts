import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { Connections } from '../../src/store/postgres/connections.ts';
import { type Postgres, startPostgres } from '../../trial/index.ts';

let postgres: Postgres;
let databaseUrl: string;
beforeAll(async () => {
  postgres = await startPostgres({ isDurable: false });
  databaseUrl = await postgres.database();
}, 60_000);
afterAll(() => postgres?.stop(), 60_000);

it('a connection that is given back twice is given back', async () => {
  const { pool } = new Connections(databaseUrl, 1, () => false);
  const gaveBack = new Promise<void>((resolve, reject) => {
    pool.connect((fault, _client, release) => {
      if (fault !== undefined) return reject(fault);
      release();
      release();
      resolve();
    });
  });
  await gaveBack;
  // It can be taken again, by one at a time.
  const client = await pool.connect();
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 0]);
  client.release();
  await pool.end();
});

it('jobs are stopped while it is not answered yet that they listen, and then it fails: nobody has to handle that', async () => {
  const { store, runner } = await openStore({ databaseUrl, file: '' }, 'p1', () => {});
  const listening = Promise.withResolvers<never>();
  const query = pg.Client.prototype.query;
  const asked = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const text = String(args[0]);
    if (text.startsWith('LISTEN "jobs:insert"')) return listening.promise;
    if (text.startsWith('UNLISTEN')) listening.reject(new Error('the connection was lost'));
    return Reflect.apply(query, this, args);
  });
  const unhandled: unknown[] = [];
  const note = (fault: unknown) => unhandled.push(fault);
  process.prependListener('unhandledRejection', note);
  await runner.start({});
  await runner.stop();
  await store.close();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  asked.mockRestore();
  expect(unhandled).toEqual([]);
});
