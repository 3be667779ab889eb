import type { Reason } from '@cabinet-wars/kernel';
import {
  ADVANTAGE_EFFECT,
  ADVANTAGE_REGION,
  ADVANTAGE_SPACES,
  ADVANTAGES,
  type Advantage,
} from '../data/advantages.ts';
import type { Space } from '../data/map/spaces.ts';
import { spacesOf } from '../data/map/where.ts';
import { ADVANTAGES_PER_ROUND } from '../data/numbers.ts';
import { SIDES, type Side } from '../data/sides.ts';
import { controllerOf, isInPlay, isProtected, isSpoilt } from '../map/control.ts';
import { type Round, roundOf } from '../peace/round.ts';
import type { Context } from '../procedure.ts';
import type { State } from '../state.ts';
import { because } from '../vocabulary/reasons.ts';
import { onExhaust } from './passives.ts';

/** By Advantage: the spaces its effect may be aimed at, as far as the map tells. */
export const ADVANTAGE_TARGETS: readonly (readonly Space[])[] = ADVANTAGE_EFFECT.map((effect) =>
  'where' in effect ? spacesOf(effect.where) : [],
);

/** Rules 31 and 32: whether a side may use an Advantage now, whatever it does. */
export function mayUseAdvantage(g: State, round: Round, advantage: Advantage): Reason | null {
  const id = ADVANTAGES[advantage];
  if (controllerOf(g, advantage) !== round.side) return because({ why: 'advantage-not-held', advantage: id });
  if (isSpoilt(g, advantage)) return because({ why: 'advantage-spoilt', advantage: id });
  if (round.advantages >= ADVANTAGES_PER_ROUND) return because({ why: 'advantages-used', most: ADVANTAGES_PER_ROUND });
  if ((round.advantageRegions & (1 << ADVANTAGE_REGION[advantage])) !== 0)
    return because({ why: 'advantage-region-used' });
  if (round.freeAdvantage === advantage) return null;
  if (g.exhausted[advantage] === 1) return because({ why: 'advantage-exhausted', advantage: id });
  return wasGainedNow(g, advantage) ? because({ why: 'advantage-new', advantage: id }) : null;
}

const wasGainedNow = (g: State, advantage: Advantage): boolean =>
  ADVANTAGE_SPACES[advantage].some((space) => g.changed[space] === 1);

/** Rule 33: a Conflict may be put in own, opposing or empty spaces in play that have none. */
export const mayTakeConflict = (g: State, space: Space): boolean => g.conflicts[space] === 0 && isInPlay(g, space);

/** Some place Conflicts only where there is no Protection. */
const SPARES_PROTECTED = ADVANTAGE_EFFECT.map((effect) => effect.does === 'conflict' && effect.unprotected === true);
const mayStrike = (g: State, advantage: Advantage, space: Space): boolean =>
  mayTakeConflict(g, space) && !(SPARES_PROTECTED[advantage] && isProtected(g, space));

/** Where an Advantage that places a Conflict may place it, and whether there is such a place. */
export function conflictTargets(g: State, advantage: Advantage): Space[] {
  if (ADVANTAGE_EFFECT[advantage].does !== 'conflict') return [];
  return ADVANTAGE_TARGETS[advantage].filter((space) => mayStrike(g, advantage, space));
}
export function hasConflictTarget(g: State, advantage: Advantage): boolean {
  if (ADVANTAGE_EFFECT[advantage].does !== 'conflict') return false;
  return ADVANTAGE_TARGETS[advantage].some((space) => mayStrike(g, advantage, space));
}

/** An Advantage is used: it counts against the limits of the Action Round, and is exhausted unless an Event lets it be. */
export function spendAdvantage(g: State, advantage: Advantage, x: Context): void {
  const round = roundOf(g);
  round.acted = true;
  round.advantages++;
  round.advantageRegions |= 1 << ADVANTAGE_REGION[advantage];
  x.log?.({ t: 'advantage-used', side: SIDES[round.side], advantage: ADVANTAGES[advantage] });
  if (round.freeAdvantage === advantage) round.freeAdvantage = -1;
  else exhaust(g, round.side, advantage, x);
}

export function exhaust(g: State, by: Side, advantage: Advantage, x: Context): void {
  g.exhausted[advantage] = 1;
  onExhaust(g, by, advantage, x);
}
