import { ADVANTAGE_EFFECT, ADVANTAGE_REGION, type Advantage } from '../../data/advantages.ts';
import { REGIONS } from '../../data/map/regions.ts';
import { SEAS } from '../../data/map/spaces.ts';
import { ECONOMIC, MILITARY, type Point } from '../../data/points.ts';
import { opponentOf, type Side } from '../../data/sides.ts';
import { tablesOf } from '../../data/tables.ts';
import { LAST_PEACE_TURN } from '../../data/turns.ts';
import { advantagesOf } from '../../map/control.ts';
import { maySquadronBeBuilt } from '../../map/squadrons.ts';
import { type Round, roundOf } from '../../peace/round.ts';
import type { State } from '../../state.ts';
import { ADVANTAGE_TARGETS, conflictTargets, mayUseAdvantage } from '../advantages.ts';
import type { Row } from './row.ts';

/**
 * Whether the Action Round has, or will have, points of a type: an Advantage that costs points is useless without. In the last
 * turn military points can be exchanged for economic ones (rule 30).
 */
function hasPoints(g: State, round: Round, points: Point): boolean {
  const { major, minor } = tablesOf(g).investments[round.tile];
  if (major === points || minor === points || round.grants.some((grant) => grant.points === points)) return true;
  return points === ECONOMIC && g.turn === LAST_PEACE_TURN && hasPoints(g, round, MILITARY);
}

/** Rule 50: an Advantage must be able to change something itself. */
function isOfUse(g: State, round: Round, advantage: Advantage): boolean {
  const effect = ADVANTAGE_EFFECT[advantage];
  const opposing = (space: number) => g.flags[space] === opponentOf(round.side);
  switch (effect.does) {
    case 'conflict':
      return conflictTargets(g, advantage).length > 0;
    case 'debt':
      return g.debt[round.side] > 0;
    case 'unflag':
      return hasPoints(g, round, ECONOMIC) && ADVANTAGE_TARGETS[advantage].some(opposing);
    case 'displace':
      return hasPoints(g, round, MILITARY) && SEAS.some(opposing);
    case 'squadron':
      return hasPoints(g, round, MILITARY) && maySquadronBeBuilt(g, round.side);
  }
}

/**
 * Advantages an Event lets a side use, exhausted or not, or gained by that very Event; nothing else has changed hands before
 * it. The limits of the Action Round still hold (ruling 19).
 */
export function freeAdvantages(g: State, side: Side, row: Extract<Row, { op: 'use-advantage' }>): Advantage[] {
  const round = roundOf(g);
  return advantagesOf(g, side).filter((advantage) => {
    if (!row.in.includes(REGIONS[ADVANTAGE_REGION[advantage]])) return false;
    const free = { ...round, freeAdvantage: advantage };
    return mayUseAdvantage(g, free, advantage) === null && isOfUse(g, round, advantage);
  });
}

/** Whether using it is a purchase of an action rather than something done at once. */
export const isPurchase = (advantage: Advantage): boolean => {
  const { does } = ADVANTAGE_EFFECT[advantage];
  return does !== 'conflict' && does !== 'debt';
};
