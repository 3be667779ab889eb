import { bestRate } from './timing.ts';

/**
 * A fixed piece of work of the kind the engine does (small objects, number arrays, integer arithmetic), so that figures from
 * different machines can be laid beside each other. It must never change: every baseline is scaled by it.
 */
function work(): number {
  const piles = Array.from({ length: 32 }, (_, i) => ({ owner: i % 4, units: [i, i + 1, i + 2, i + 3] }));
  let sum = 0;
  for (let i = 0; i < 2000; i++) {
    const pile = piles[(i * 7) & 31];
    const units = pile.units.slice();
    units[i & 3] = (Math.imul(units[i & 3], 31) + i) | 0;
    pile.units = units;
    pile.owner = (pile.owner + (units[0] & 1)) & 3;
    sum = (sum + units[1] + pile.owner) | 0;
  }
  return sum;
}

/** Thousands of rounds of that work a second. */
export const calibrate = (runs: number): number => bestRate(runs, 200, work) / 1000;
