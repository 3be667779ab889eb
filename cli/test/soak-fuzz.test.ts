import { startPostgres } from '@cabinet-wars/server/trial';
import { expect, it } from 'vitest';
import { type FuzzReport, fuzz } from '../src/soak/fuzz/trial.ts';

const MINUTES = 60_000;

function expectFine(report: FuzzReport, each: number): void {
  expect(report.problems).toEqual([]);
  expect(report.requests).toBeGreaterThan(800);
  expect(report.messages).toBeGreaterThan(800);
  // Some get as far as each of these: what cannot be read, who is nobody, what comes from elsewhere, what is not there.
  for (const status of [200, 400, 401, 403, 404]) expect(report.statuses[status], String(status)).toBeGreaterThan(each);
  // And some are too many.
  expect(report.statuses[429]).toBeGreaterThan(0);
}

it(
  'a server takes what nobody who means well would send, and nothing changes',
  async () => {
    expectFine(await fuzz({ count: 3000, seed: 1, databaseUrl: null }), 5);
  },
  2 * MINUTES,
);

it(
  'so does one on PostgreSQL',
  async () => {
    const postgres = await startPostgres({ isDurable: false });
    try {
      expectFine(await fuzz({ count: 2000, seed: 2, databaseUrl: await postgres.database() }), 3);
    } finally {
      await postgres.stop();
    }
  },
  2 * MINUTES,
);
