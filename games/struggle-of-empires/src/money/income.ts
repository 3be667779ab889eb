import type { Context } from '@cabinet-wars/kernel';
import { POPULATION_PER_WAR } from '../data/numbers.ts';
import { POWERS, type Power } from '../data/powers.ts';
import { UNITS } from '../data/units.ts';
import { countTokens, countUnits } from '../map/pieces.ts';
import type { State } from '../state.ts';
import type { Event } from '../vocabulary/events.ts';
import { pay } from './money.ts';
import { changePopulation } from './population.ts';

/** 2005 Income and maintenance, 2020 p.26. Income first, then upkeep for every unit, those at home too (ruling 16). */
export function collectIncome(g: State, x: Context<Event>): void {
  for (const power of g.order) {
    const fromPopulation = g.population[power];
    const fromTokens = countTokens(g, power);
    const maintenance = maintenanceOf(g, power);
    x.log?.({ t: 'income', power: POWERS[power], fromPopulation, fromTokens, maintenance });
    g.gold[power] += fromPopulation + fromTokens;
    pay(g, power, maintenance, 'maintenance', x);
    changePopulation(g, power, POPULATION_PER_WAR, x);
  }
}

function maintenanceOf(g: State, power: Power): number {
  let units = 0;
  for (let unit = 0; unit < UNITS.length; unit++) units += countUnits(g, power, unit);
  return units;
}
