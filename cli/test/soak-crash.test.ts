import { expect, it } from 'vitest';
import { type CrashPlan, tryCrashes } from '../src/soak/crash/trial.ts';

const MINUTES = 60_000;
const small = {
  choices: 0,
  tables: 4,
  seed: 'tenth',
  isReal: false,
  backWithin: Number.POSITIVE_INFINITY,
  say: () => {},
};
const plans: readonly Pick<CrashPlan, 'database' | 'processes' | 'faults' | 'kills' | 'isReal'>[] = [
  { database: 'sqlite', processes: 1, faults: ['kill'], kills: 2, isReal: false },
  { database: 'postgres', processes: 2, faults: ['kill'], kills: 2, isReal: false },
  { database: 'postgres', processes: 3, faults: ['crash', 'silence'], kills: 2, isReal: false },
];

it.each(plans)(
  'servers struck in the middle of play lose and double nothing: $database, $processes processes, $faults, real: $isReal',
  async (where) => {
    const report = await tryCrashes({ ...small, ...where });
    expect(report.problems).toEqual([]);
    // How many depends on the machine; that there were any does not.
    expect(report.acknowledged).toBeGreaterThan(0);
  },
  3 * MINUTES,
);
