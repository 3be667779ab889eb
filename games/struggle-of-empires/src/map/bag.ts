import { BrokenPromise, type Context } from '@cabinet-wars/kernel';
import type { Counter } from '../data/counters.ts';
import { COUNTER_COUNT } from '../data/counters.ts';
import { POWERS, type Power } from '../data/powers.ts';
import { REGIONS, type Region } from '../data/regions.ts';
import { tablesOf } from '../data/tables.ts';
import { at, IN_BAG, ON_MAP, type State, USED } from '../state.ts';
import type { Event } from '../vocabulary/events.ts';

/** Draws a counter out of the bag; `but` says which ones are passed over. */
export function drawCounter(g: State, x: Context<Event>, but?: (counter: Counter) => boolean): Counter {
  const bag: Counter[] = [];
  for (let counter = 0; counter < COUNTER_COUNT; counter++)
    if (g.counters[counter] === IN_BAG && !but?.(counter)) bag.push(counter);
  if (bag.length === 0) throw new BrokenPromise('no counter is left to draw');
  return bag[x.chance.draw(bag.length)];
}

/** Lays neutral counters out on the map, face up. */
export function placeNeutrals(g: State, count: number, x: Context<Event>): void {
  const { counters } = tablesOf(g);
  for (let i = 0; i < count; i++) {
    const counter = drawCounter(g, x);
    g.counters[counter] = ON_MAP;
    const { id, region, kind, defence } = counters[counter];
    x.log?.({ t: 'counter-placed', counter: id, region: REGIONS[region], kind, defence });
  }
}

/** A power's token takes the place of a counter it has drawn. */
export function settleCounter(g: State, power: Power, counter: Counter): void {
  g.counters[counter] = USED;
  g.tokens[at(power, tablesOf(g).counters[counter].region)]++;
}

export function logDrawn(g: State, power: Power, counter: Counter, x: Context<Event>): void {
  const { id, region } = tablesOf(g).counters[counter];
  x.log?.({ t: 'counter-drawn', power: POWERS[power], counter: id, region: REGIONS[region] });
}

/** A neutral counter of a kind that lies in a region; −1 if there is none. */
export function neutralOf(g: State, region: Region, kind: string): Counter {
  const { counters, countersIn } = tablesOf(g);
  for (const counter of countersIn[region])
    if (g.counters[counter] === ON_MAP && counters[counter].kind === kind) return counter;
  return -1;
}
