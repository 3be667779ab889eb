import {
  MAX_POPULATION,
  PLACE_COUNT,
  POPULATION_PER_WAR,
  type Power,
  TAX,
  TAX_WITH_BANKING,
  TILE,
} from '@cabinet-wars/struggle-of-empires/data';
import { countTokens } from '@cabinet-wars/struggle-of-empires/reckoning';
import { at, held, type State } from '@cabinet-wars/struggle-of-empires/view';
import type { Time } from './time.ts';

/** Points that a gold piece is worth while there is time to spend it. */
export const GOLD = 0.42;
const PLENTY = 12;

/** Gold by what it can still buy; of much of it the rest counts less. */
export function purseOf(g: State, power: Power, time: Time): { readonly plenty: number; readonly beyond: number } {
  const gold = g.gold[power];
  // In the last war gold is worth what can still be bought with it.
  const use = time.wars > 0 ? 1 : Math.min(1, (2 * time.turns + time.actions) / 5);
  return { plenty: use * Math.min(gold, PLENTY), beyond: use * Math.max(0, gold - PLENTY) };
}

/** Taxes that upkeep at the end of this war will ask for, income not covering it. */
export function taxesInSight(g: State, power: Power): number {
  const short = unitsOnMap(g, power) - g.gold[power] - g.population[power] - countTokens(g, power);
  if (short <= 0) return 0;
  return Math.ceil(short / (g.tiles[held(power, TILE.banking)] > 0 ? TAX_WITH_BANKING : TAX));
}

export function unitsOnMap(g: State, power: Power): number {
  let units = 0;
  for (let i = at(power, 0); i < at(power, PLACE_COUNT); i++) units += g.armies[i] + g.navies[i] + g.forts[i];
  return units;
}

/** People are needed for what can be built; those beyond the track when a war ends are lost. */
export function peopleOf(g: State, power: Power, time: Time) {
  const now = Math.min(g.population[power], 2 * time.turns + time.actions);
  const rest = g.population[power] - now;
  const later = time.wars > 0 ? Math.min(rest, MAX_POPULATION - POPULATION_PER_WAR) : 0;
  return { now, later, rest };
}
