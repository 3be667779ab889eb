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
    // How many depends on the machine; that there were any does not.
    expect(report.acknowledged).toBeGreaterThan(0);
  },
  3 * MINUTES,
);
