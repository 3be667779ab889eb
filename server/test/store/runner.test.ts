import { expect, it } from 'vitest';
import { backoff, MOST_ATTEMPTS } from '../../src/store/jobs.ts';
import { SqliteRunner } from '../../src/store/sqlite/runner.ts';
import { SqliteStore } from '../../src/store/sqlite/store.ts';

it('does a job that falls due between its two looks, what is due and when to wake', async () => {
  const store = await SqliteStore.open(':memory:');
  // Every look at this clock takes a second: the job is not due at the first, and past at the next.
  let clock = 0;
  const now = () => {
    clock += 1000;
    return clock;
  };
  const runner = new SqliteRunner(store, now, (fault) => expect.fail(String(fault)));
  await store.addJob(store.db, { kind: 'ring', key: null, payload: {}, at: 1500 });
  await new Promise<void>((rang) => void runner.start({ ring: async () => rang() }));
  await runner.stop();
  await store.close();
}, 5000);

it('tries what fails for a day before it is given up, and at least once an hour', () => {
  const pauses = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, attempts) => backoff(attempts));
  const hour = 3_600_000;
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThanOrEqual(24 * hour);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(hour);
});
