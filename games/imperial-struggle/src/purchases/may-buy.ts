import type { Reason } from '@cabinet-wars/kernel';
import { mayUseAbility } from '../cards/abilities.ts';
import { mayUseAdvantage } from '../cards/advantages.ts';
import { minorMayUnflag } from '../cards/passives.ts';
import { ABILITY } from '../data/abilities.ts';
import { ADVANTAGE } from '../data/advantages.ts';
import { COUNTRY } from '../data/map/regions.ts';
import { COUNTRY_OF, IS_FORT, IS_MARKET, IS_NAVAL, IS_POLITICAL, SPACES, type Space } from '../data/map/spaces.ts';
import { BONUS_TILES_PER_ROUND } from '../data/numbers.ts';
import { DIPLOMATIC, ECONOMIC, MILITARY, type Point } from '../data/points.ts';
import { NOBODY } from '../data/sides.ts';
import { LAST_PEACE_TURN, NO_WAR } from '../data/turns.ts';
import { hasBaseForFort, hasBaseForSeizure, isConnected, isOpposing } from '../map/connection.ts';
import { isInPlay } from '../map/control.ts';
import { type Action, JACOBITE_SHIFTS, type Round } from '../peace/round.ts';
import { NAVY_BOX, type State } from '../state.ts';
import type { SquadronPriceId } from '../vocabulary/choices.ts';
import { because } from '../vocabulary/reasons.ts';
import { hasRoomForTile } from '../wars/war-tiles.ts';

/** Why a thing cannot be bought in the action under way, its price left aside. */

/** Spaces Jacobite Uprisings and others speak of. */
export const isInBritishIsles = (space: Space): boolean =>
  COUNTRY_OF[space] === COUNTRY.scotland || COUNTRY_OF[space] === COUNTRY.ireland;

/** Which points shift a space: Markets E, Political spaces D, or M for Jacobite Uprisings. */
function areRightPoints(round: Round, points: Point, space: Space): boolean {
  if (IS_MARKET[space]) return points === ECONOMIC;
  if (!IS_POLITICAL[space]) return false;
  if (points === MILITARY) return (round.effects & JACOBITE_SHIFTS) !== 0 && isInBritishIsles(space);
  return points === DIPLOMATIC;
}

export function mayShift(g: State, round: Round, action: Action, space: Space): Reason | null {
  const id = SPACES[space];
  if (!IS_MARKET[space] && !IS_POLITICAL[space]) return because({ why: 'not-shifted', space: id });
  if (!isInPlay(g, space)) return because({ why: 'not-in-play', space: id });
  if (g.flags[space] === round.side) return because({ why: 'own-flag', space: id });
  if (!areRightPoints(round, action.points, space)) return because({ why: 'wrong-points', space: id });
  if (IS_MARKET[space] && !isConnected(g, round.side, space)) return because({ why: 'not-connected', space: id });
  if (!action.major && !mayMinorShift(g, round, space)) return because({ why: 'minor-cannot-unflag', space: id });
  return null;
}

/** Rule 17: a Minor action takes no opposing flag, unless there is a Conflict or a ministry lets it. */
const mayMinorShift = (g: State, round: Round, space: Space): boolean =>
  g.flags[space] === NOBODY || g.conflicts[space] !== 0 || minorMayUnflag(g, round.side, space);

/** Rule 25. */
export const mayDrawEvent = (g: State): Reason | null =>
  g.secret.pile.length === 0 ? because({ why: 'pile-empty' }) : null;

/** Rule 26. */
export function mayBuyWarTile(g: State, round: Round): Reason | null {
  if (g.war === NO_WAR) return because({ why: 'no-next-war' });
  if (round.tilesBought >= BONUS_TILES_PER_ROUND)
    return because({ why: 'war-tiles-bought', most: BONUS_TILES_PER_ROUND });
  return hasRoomForTile(g, round.side) ? null : because({ why: 'theatres-full' });
}

/** Rule 30. */
export function mayExchange(g: State, round: Round, to: Point): Reason | null {
  if (g.turn !== LAST_PEACE_TURN) return because({ why: 'only-last-turn' });
  return round.exchanged >= 0 && round.exchanged !== to ? because({ why: 'exchange-other-points' }) : null;
}
export const EXCHANGED_FOR: readonly Point[] = [ECONOMIC, DIPLOMATIC];

export const mayQuell = (g: State, space: Space): Reason | null =>
  g.conflicts[space] === 0 ? because({ why: 'no-conflict', space: SPACES[space] }) : null;

export function mayBuildFort(g: State, round: Round, space: Space): Reason | null {
  const id = SPACES[space];
  if (!IS_FORT[space]) return because({ why: 'not-a-fort', space: id });
  if (g.flags[space] !== NOBODY) return because({ why: 'fort-taken', space: id });
  return hasBaseForFort(g, round.side, space) ? null : because({ why: 'no-base-for-fort', space: id });
}

export function mayRepairFort(g: State, round: Round, space: Space): Reason | null {
  const id = SPACES[space];
  if (!IS_FORT[space]) return because({ why: 'not-a-fort', space: id });
  if (g.flags[space] === NOBODY) return because({ why: 'no-fort-there', space: id });
  if (isOpposing(g, round.side, space)) return because({ why: 'not-your-fort', space: id });
  return g.damaged[space] === 0 ? because({ why: 'fort-intact', space: id }) : null;
}

export function maySeizeFort(g: State, round: Round, action: Action, space: Space): Reason | null {
  const id = SPACES[space];
  if (!IS_FORT[space]) return because({ why: 'not-a-fort', space: id });
  if (g.flags[space] === NOBODY) return because({ why: 'no-fort-there', space: id });
  if (g.flags[space] === round.side) return because({ why: 'own-flag', space: id });
  if (g.damaged[space] === 0) return because({ why: 'fort-intact', space: id });
  if (!action.major) return because({ why: 'major-only' });
  return hasBaseForSeizure(g, round.side, space) ? null : because({ why: 'no-base-for-fort', space: id });
}

/** Rule 28, and what makes a squadron cheaper. */
export function mayBuildSquadron(g: State, round: Round, by: SquadronPriceId): Reason | null {
  if (g.unbuilt[round.side] === 0) return because({ why: 'no-squadron-left' });
  if (by === 'usual') return null;
  if (by === 'slaving-contracts') return mayUseAdvantage(g, round, ADVANTAGE['slaving-contracts']);
  return mayUseAbility(g, round.side, ABILITY[by]);
}

/** Squadrons in the Navy Box that may sail: not those built in this Action Round, unless that is played so. */
export const readyInNavyBox = (g: State, round: Round): number =>
  g.navyBox[round.side] - (g.options.deployNewSquadrons ? 0 : round.built);

export function mayDeploy(g: State, round: Round, action: Action, from: Space, to: Space): Reason | null {
  if (!IS_NAVAL[to]) return because({ why: 'not-a-sea', space: SPACES[to] });
  if (g.flags[to] === round.side) return because({ why: 'own-squadron-there', space: SPACES[to] });
  if (from === NAVY_BOX) {
    if (readyInNavyBox(g, round) <= 0)
      return because({ why: g.navyBox[round.side] > 0 ? 'squadron-new' : 'no-squadron-there' });
  } else {
    if (!IS_NAVAL[from] || g.flags[from] !== round.side) return because({ why: 'no-squadron-there' });
    if (round.sailed.includes(from)) return because({ why: 'squadron-has-sailed' });
  }
  return !action.major && g.flags[to] !== NOBODY ? because({ why: 'major-only' }) : null;
}

/** Naval Bastion sends an opposing squadron away, which only points of Major class do. */
export function mayDisplace(g: State, round: Round, action: Action, space: Space): Reason | null {
  if (!IS_NAVAL[space]) return because({ why: 'not-a-sea', space: SPACES[space] });
  if (!isOpposing(g, round.side, space)) return because({ why: 'no-squadron-there' });
  return action.major ? null : because({ why: 'major-only' });
}

/** 3 M; not in the Action Round in which M paid for shifts. */
export const mayScoreJacobites = (g: State, round: Round): Reason | null =>
  (round.effects & JACOBITE_SHIFTS) !== 0
    ? because({ why: 'ability-timing', ability: 'jacobite-score' })
    : mayUseAbility(g, round.side, ABILITY['jacobite-score']);
