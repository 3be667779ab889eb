import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forJobs } from '../../src/store/for-jobs.ts';
import { preparePostgres } from '../../src/store/postgres/prepare.ts';
import { PostgresStore } from '../../src/store/postgres/store.ts';
import { type Postgres, startPostgres } from '../../trial/index.ts';

let postgres: Postgres;
let store: PostgresStore;
beforeAll(async () => {
  postgres = await startPostgres({ isDurable: false });
  const url = await postgres.database();
  await preparePostgres(url);
  store = await PostgresStore.open(url, 'one', () => {});
}, 60_000);
afterAll(async () => {
  await store?.close();
  await postgres?.stop();
}, 60_000);

it('a request is answered while jobs hold every connection they have', async () => {
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  const { db } = forJobs(store);
  let begun = 0;
  const jobs = Array.from({ length: 30 }, () =>
    db.connection().execute(async (one) => {
      await sql`select 1`.execute(one);
      begun++;
      await held;
    }),
  );
  while (begun < store.jobs.pool.options.max) await new Promise((done) => setTimeout(done, 5));
  await sql`select 1`.execute(store.db);
  expect(begun).toBe(store.jobs.pool.options.max);
  letGo();
  await Promise.all(jobs);
});
