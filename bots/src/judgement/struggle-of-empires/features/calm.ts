import {
  HIGHEST_UNREST_PENALTY,
  type Power,
  REVOLUTION_AT,
  SECOND_UNREST_PENALTY,
  WARS,
} from '@cabinet-wars/struggle-of-empires/data';
import { isDeluxe, players, unrestOf } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { State } from '@cabinet-wars/struggle-of-empires/view';
import { coefficientsOf } from '../coefficients.ts';
import { taxesInSight } from '../purse.ts';
import type { Time } from '../time.ts';

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** What a power's unrest is going to cost it. */
export interface Dread {
  /** The two penalties, as likely as they are. */
  readonly penalty: number;
  /** Points of unrest, as long as nobody knows who will have most. */
  readonly early: number;
  /** How likely a revolution is. */
  readonly brink: number;
}

export function dreadOf(g: State, power: Power, time: Time): Dread {
  const { unrestPerWar, brink: short } = coefficientsOf(g);
  const toCome = unrestPerWar * time.left;
  const own = unrestOf(g, power) + taxesInSight(g, power);
  const blur = 0.35 + 1.6 * time.left;
  let first = 1;
  let above = 0;
  for (const other of g.plays) {
    if (other === power) continue;
    const theirs = unrestOf(g, other);
    // Who goes into revolution is left out of the ranking.
    const stays = sigmoid((REVOLUTION_AT - 0.5 - theirs - toCome) / blur);
    const higher = stays * sigmoid((theirs - own - 0.5) / blur);
    first *= 1 - higher;
    above += higher;
  }
  const isDuel = isDeluxe(g) && players(g) === 2;
  const second = isDuel ? 0 : Math.max(0, Math.min(1 - first, 2 - above));
  const penalty = HIGHEST_UNREST_PENALTY * first + SECOND_UNREST_PENALTY * second;
  const brink = sigmoid((own + toCome - REVOLUTION_AT + short) / (0.3 + 0.5 * time.left));
  return { penalty, early: own * Math.min(1, time.left / (WARS - 1)), brink };
}
