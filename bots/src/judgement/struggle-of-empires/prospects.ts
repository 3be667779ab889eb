import {
  AFRICA,
  IS_COLONY,
  POWER_COUNT,
  type Power,
  REGION_COUNT,
  type Region,
  TAKES_NAVIES,
  tablesOf,
} from '@cabinet-wars/struggle-of-empires/data';
import { at, ON_MAP, type State } from '@cabinet-wars/struggle-of-empires/view';
import { chanceAgainst, chanceAgainstNeutral, defenceForce, isEnemy } from './battle/forces.ts';
import { coefficientsOf } from './coefficients.ts';
import { gainOf, lossOf } from './standing.ts';
import { scoringsLeft, type Time } from './time.ts';

/** However many enemies there are, a token is not as good as lost. */
const MOST_DANGER = 0.8;
const COMMERCE_SHARE = 0.35;
const BONUS_GOLD = 0.3;

/** How far a war has still to go for a power, from 1 to 0. */
const earliness = (time: Time): number => time.turns / (time.turns + 2);

/** What the armies on the map promise: the attacks they could make, as far as there is time for them. The best, the next, all others; and the same early in a war. */
export function attacksInSight(g: State, power: Power, time: Time, out: Float64Array, from: number): void {
  const { attackPrice, attackShares, nextWar } = coefficientsOf(g);
  const sights: number[] = [];
  for (let region = 0; region < REGION_COUNT; region++) {
    const sight = bestAttack(g, power, region) - attackPrice;
    if (sight > 0) sights.push(sight);
  }
  sights.sort((a, b) => b - a);
  // An army that comes too late for this war stands ready for the next, where alliances may have changed.
  const urgency =
    time.turns > 0 || time.actions > 0
      ? Math.min(1, 0.5 + 0.2 * (2 * time.turns + time.actions))
      : nextWar * Math.min(1, time.wars);
  let sum = 0;
  for (let i = 0; i < sights.length; i++) {
    const sight = urgency * sights[i] * (attackShares[i] ?? 0.1);
    out[from + Math.min(i, 2)] += sight;
    sum += sight;
  }
  out[from + 3] = earliness(time) * sum;
}

export function bestAttack(g: State, power: Power, region: Region): number {
  if (g.armies[at(power, region)] === 0) return 0;
  const scorings = scoringsLeft(g);
  const { counters, countersIn } = tablesOf(g);
  let best = 0;
  let gain = -1;
  for (const counter of countersIn[region]) {
    const { kind, defence, vp, gold } = counters[counter];
    if (g.counters[counter] !== ON_MAP || kind !== 'defended') continue;
    if (gain < 0) gain = scorings * gainOf(g, power, region);
    best = Math.max(best, chanceAgainstNeutral(g, power, region, defence) * (gain + vp + BONUS_GOLD * gold));
  }
  for (let enemy = 0; enemy < POWER_COUNT; enemy++) {
    if (g.tokens[at(enemy, region)] === 0 || !isEnemy(g, power, enemy)) continue;
    best = Math.max(best, attackOn(g, power, enemy, region));
  }
  return best;
}

/** What an attack on one power in a region promises, allied or not. */
export function attackOn(g: State, power: Power, enemy: Power, region: Region): number {
  if (g.armies[at(power, region)] === 0 || g.tokens[at(enemy, region)] === 0) return 0;
  const prize = scoringsLeft(g) * (gainOf(g, power, region, enemy) + 0.25 * lossOf(g, enemy, region, power));
  return chanceAgainst(g, power, enemy, region) * prize;
}

/** What a power stands to lose: where nobody guards a token, to those who could attack it, and to the latter early in a war. */
export function dangers(g: State, power: Power, time: Time, out: Float64Array, from: number): void {
  const { exposure, threat } = coefficientsOf(g);
  const scorings = scoringsLeft(g) * (time.turns > 0 || time.wars > 0 ? 1 : 0.5);
  for (let region = 0; region < REGION_COUNT; region++) {
    if (g.tokens[at(power, region)] === 0) continue;
    const exposed = exposure * Math.max(0, 1 - defenceForce(g, power, region) / 3);
    let danger = exposed;
    for (let enemy = 0; enemy < POWER_COUNT; enemy++)
      if (g.armies[at(enemy, region)] > 0 && isEnemy(g, power, enemy))
        danger += threat * chanceAgainst(g, enemy, power, region);
    if (danger === 0) continue;
    const loss = scorings * lossOf(g, power, region);
    out[from] += loss * exposed;
    out[from + 1] += loss * (Math.min(danger, MOST_DANGER) - exposed);
  }
  out[from + 2] = earliness(time) * out[from + 1];
}

/** What ships on station promise besides support: landings, and the trade that settles colonies. */
export function stations(g: State, power: Power, time: Time, out: Float64Array, from: number): void {
  const left = Math.min(1, time.left);
  for (let region = 0; region < REGION_COUNT; region++) {
    if (!TAKES_NAVIES[region]) continue;
    const i = at(power, region);
    if (g.navies[i] === 0) continue;
    const presence = g.tokens[i] + g.armies[i];
    out[from] += left * (IS_COLONY[region] ? 0.35 : 0.15);
    out[from + 1] += left * ((presence > 0 ? 0.3 : 0) + 0.08 * Math.min(2, g.navies[i] - 1));
  }
  if (g.navies[at(power, AFRICA)] > 0) out[from + 2] = left * commerceInSight(g, power, time);
}

function commerceInSight(g: State, power: Power, time: Time): number {
  const { counters } = tablesOf(g);
  let best = 0;
  let count = 0;
  for (let counter = 0; counter < counters.length; counter++) {
    if (g.counters[counter] !== ON_MAP || counters[counter].kind !== 'commerce') continue;
    count++;
    best = Math.max(best, gainOf(g, power, counters[counter].region));
  }
  const chances = Math.min(count, time.turns + Math.min(1, time.actions), 2);
  return COMMERCE_SHARE * scoringsLeft(g) * best * chances + 0.3 * Math.min(1, time.wars);
}
