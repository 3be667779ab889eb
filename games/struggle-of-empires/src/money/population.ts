import type { Context, Reason } from '@cabinet-wars/kernel';
import { MAX_POPULATION } from '../data/numbers.ts';
import { POWERS, type Power } from '../data/powers.ts';
import type { State } from '../state.ts';
import type { Event } from '../vocabulary/events.ts';
import { because } from '../vocabulary/reasons.ts';

/** Population is paid in full or not at all; nothing stands in for it (ruling 53). */
export const maySpendPopulation = (g: State, power: Power, need: number): Reason | null =>
  g.population[power] >= need ? null : because({ why: 'population-short', need, have: g.population[power] });

/** Raises or lowers population within 0 and 9. */
export function changePopulation(g: State, power: Power, by: number, x: Context<Event>): void {
  const before = g.population[power];
  g.population[power] = Math.min(MAX_POPULATION, before + by);
  if (g.population[power] !== before)
    x.log?.({ t: 'population', power: POWERS[power], change: g.population[power] - before, now: g.population[power] });
}
