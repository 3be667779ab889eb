import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseAway } from '../../src/store/database-away.ts';
import { Connections } from '../../src/store/postgres/connections.ts';
import { GuardedPool } from '../../src/store/postgres/guarded-pool.ts';
import { CONNECT_LIMIT } from '../../src/store/postgres/limits.ts';
import { type Postgres, startPostgres } from '../../trial/index.ts';

let postgres: Postgres;
let connections: Connections;
beforeAll(async () => {
  postgres = await startPostgres({ isDurable: false });
  connections = new Connections(await postgres.database(), 1, () => false);
}, 60_000);
afterAll(async () => {
  await connections?.pool.end();
  await postgres?.stop();
}, 60_000);

it('whoever gets no connection in time from a database that is there waits on: nobody is sent away for that', async () => {
  const pool = new GuardedPool(connections.pool, { isAway: false, suspect: async () => {} });
  const held = await pool.connect();
  setTimeout(() => held.release(), CONNECT_LIMIT + 500);
  const next = await pool.connect();
  next.release();
}, 20_000);

it('of one that turns out to be away they learn it as soon as it is known', async () => {
  const seen = {
    isAway: false,
    suspect: async () => {
      seen.isAway = true;
    },
  };
  const pool = new GuardedPool(connections.pool, seen);
  const held = await pool.connect();
  await expect(pool.connect()).rejects.toThrow(DatabaseAway);
  held.release();
}, 20_000);
