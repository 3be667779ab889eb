import type { Seat } from '@cabinet-wars/kernel';
import { HOME, PLACE_COUNT, type Power } from '@cabinet-wars/struggle-of-empires/data';
import { at, type State } from '@cabinet-wars/struggle-of-empires/view';
import { unrestCost } from './calm.ts';
import { holdings } from './holdings.ts';
import { attacksInSight, dangers, stations } from './prospects.ts';
import { purse, unitsOnMap } from './purse.ts';
import { shares } from './standing.ts';
import { scoringsLeft, type Time, timeOf } from './time.ts';

/** What an action not yet taken is worth: more than a poor one. */
export const ACTION = 0.8;
const UNIT = 0.45;
const UNIT_AT_HOME = 0.15;
/** How much all rivals together weigh against oneself; the foremost weigh most. */
const RIVALRY = 0.7;
const LEAD = 8;

/** How well a seat stands: what it has and can expect, less what its rivals have. */
export function value(g: State, seat: Seat): number {
  const power = g.plays[seat];
  const time = timeOf(g, power);
  return (
    expectation(g, power) +
    purse(g, power, time) +
    holdings(g, power, time) +
    units(g, power, time) +
    attacksInSight(g, power, time) +
    stations(g, power, time) +
    ACTION * time.actions -
    dangers(g, power, time) -
    unrestCost(g, power, time) -
    rivals(g, power, time)
  );
}

/** Points a power has, and what its tokens will score in the wars to come. */
export const expectation = (g: State, power: Power): number => g.vp[power] + scoringsLeft(g) * shares(g, power);

function units(g: State, power: Power, time: Time): number {
  let sum = 0;
  for (let place = 0; place < PLACE_COUNT; place++) {
    const i = at(power, place);
    sum += (place === HOME ? UNIT_AT_HOME : UNIT) * (g.armies[i] + g.navies[i] + g.forts[i]);
  }
  return sum * Math.min(1, time.left);
}

/** The others' expectations, those who lead counting most: whoever leads is to be hit. */
function rivals(g: State, power: Power, time: Time): number {
  const strength = 0.3 * Math.min(1, time.left);
  let top = -Infinity;
  const expectations: number[] = [];
  for (const other of g.plays) {
    if (other === power) continue;
    const theirs = expectation(g, other) + strength * unitsOnMap(g, other);
    expectations.push(theirs);
    if (theirs > top) top = theirs;
  }
  let sum = 0;
  for (const theirs of expectations) sum += Math.exp((theirs - top) / LEAD);
  return (g.plays.length === 2 ? 1 : RIVALRY) * (top + LEAD * Math.log(sum));
}
