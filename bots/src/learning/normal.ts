import type { Chance } from '@cabinet-wars/kernel';

const FINE = 1 << 20;

/** About normal: twelve even numbers added up. */
export function normal(chance: Chance): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += chance.roll(FINE) / FINE;
  return sum;
}
