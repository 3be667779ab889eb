import { expect, it } from 'vitest';
import { tryCrashes } from '../src/soak/crash/trial.ts';

const MINUTES = 60_000;

it.each([
  { database: 'sqlite', processes: 1, kills: 2 },
  { database: 'postgres', processes: 2, kills: 2 },
] as const)(
  'a server killed in the middle of play loses and doubles nothing, with $database and $processes processes',
  async (where) => {
    const report = await tryCrashes({ ...where, tables: 2, seed: 'tenth', say: () => {} });
    expect(report.problems).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(10);
  },
  3 * MINUTES,
);
