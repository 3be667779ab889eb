import type { Context, Reason } from '@cabinet-wars/kernel';
import type { CounterKind } from '../data/counters.ts';
import { POWERS, type Power } from '../data/powers.ts';
import { AFRICA, REGION_COUNT, REGIONS, type Region, regionOf } from '../data/regions.ts';
import { tablesOf } from '../data/tables.ts';
import { changePopulation, maySpendPopulation } from '../money/population.ts';
import { procedure } from '../procedure.ts';
import { at, ON_MAP, type State, USED } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { because } from '../vocabulary/reasons.ts';
import { neutralOf } from './bag.ts';
import { hasToken } from './pieces.ts';

export interface Colonize {
  power: Power;
}

type Way = 'colonize' | 'commerce';
const WAYS: readonly Way[] = ['colonize', 'commerce'];
const CHOICES: Readonly<Record<Way, readonly Choice[]>> = {
  colonize: REGIONS.map((region) => ({ t: 'colonize', region })),
  commerce: REGIONS.map((region) => ({ t: 'commerce', region })),
};
const COST = 1;

/** 2005 Colonization/Enslavement, 2020 p.23 Colonize and Gold Coast Commerce. No presence in the region is needed. */
export const colonize = procedure<Colonize>('colonize')({
  counter: {
    who: (g, f) => g.seatOf[f.power],
    options: (g, f) => open(g, f.power),
    choose: (g, f, choice, x) => {
      if (choice.t === 'colonize' || choice.t === 'commerce') settle(g, f.power, choice.t, regionOf(choice.region), x);
    },
  },
});

/** Whether a power has the means for a way of settling, wherever it be. */
function hasMeans(g: State, power: Power, way: Way): Reason | null {
  if (way === 'colonize') return maySpendPopulation(g, power, COST);
  return g.navies[at(power, AFRICA)] > 0 ? null : because({ why: 'no-navy-in-africa' });
}

export function maySettle(g: State, power: Power, way: Way, region: Region): Reason | null {
  if (neutralOf(g, region, way) < 0) return because({ why: 'no-such-counter', region: REGIONS[region] });
  return hasMeans(g, power, way) ?? hasToken(g, power);
}

function open(g: State, power: Power): Choice[] {
  const options: Choice[] = [];
  for (const way of WAYS)
    for (let region = 0; region < REGION_COUNT; region++)
      if (maySettle(g, power, way, region) === null) options.push(CHOICES[way][region]);
  return options;
}

/** Whether there is anything to colonize, and why not. */
export function mayColonize(g: State, power: Power): Reason | null {
  const { counters, undefended } = tablesOf(g);
  let refusal: Reason = because({ why: 'nothing-to-colonize' });
  for (const counter of undefended) {
    const { kind } = counters[counter];
    if (g.counters[counter] !== ON_MAP || kind === 'defended') continue;
    const reason = hasMeans(g, power, kind) ?? hasToken(g, power);
    if (reason === null) return null;
    refusal = reason;
  }
  return refusal;
}

function settle(g: State, power: Power, way: CounterKind, region: Region, x: Context<Event>): void {
  const counter = neutralOf(g, region, way);
  if (way === 'colonize') changePopulation(g, power, -COST, x);
  g.counters[counter] = USED;
  g.tokens[at(power, region)]++;
  const { id } = tablesOf(g).counters[counter];
  x.log?.({ t: 'colonized', power: POWERS[power], region: REGIONS[region], counter: id, kind: way });
}
