import {
  HIGHEST_UNREST_PENALTY,
  type Power,
  REVOLUTION_AT,
  SECOND_UNREST_PENALTY,
  WARS,
} from '@cabinet-wars/struggle-of-empires/data';
import { isDeluxe, players, unrestOf } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { State } from '@cabinet-wars/struggle-of-empires/view';
import { taxesInSight } from './purse.ts';
import type { Time } from './time.ts';

/** What a point of unrest costs as long as nobody knows who will have most. */
const EARLY_PRICE = 0.32;
/** What a revolution costs: the game. */
const REVOLUTION = 70;
/** Unrest a war still brings by losses and taxes, whatever one does. */
const PER_WAR = 2.2;

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** What a power's unrest is going to cost it: the two penalties, and the danger of a revolution. */
export function unrestCost(g: State, power: Power, time: Time): number {
  const own = unrestOf(g, power) + taxesInSight(g, power);
  const blur = 0.35 + 1.6 * time.left;
  let first = 1;
  let above = 0;
  for (const other of g.plays) {
    if (other === power) continue;
    const theirs = unrestOf(g, other);
    // Who goes into revolution is left out of the ranking.
    const stays = sigmoid((REVOLUTION_AT - 0.5 - theirs - PER_WAR * time.left) / blur);
    const higher = stays * sigmoid((theirs - own - 0.5) / blur);
    first *= 1 - higher;
    above += higher;
  }
  const isDuel = isDeluxe(g) && players(g) === 2;
  const second = isDuel ? 0 : Math.max(0, Math.min(1 - first, 2 - above));
  const penalty = HIGHEST_UNREST_PENALTY * first + SECOND_UNREST_PENALTY * second;
  const brink = sigmoid((own + PER_WAR * time.left - REVOLUTION_AT + 0.7) / (0.3 + 0.5 * time.left));
  return penalty + EARLY_PRICE * own * Math.min(1, time.left / (WARS - 1)) + REVOLUTION * brink;
}
