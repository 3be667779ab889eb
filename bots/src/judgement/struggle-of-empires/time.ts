import { type Power, roundsFor, WARS } from '@cabinet-wars/struggle-of-empires/data';
import { players, round, turn } from '@cabinet-wars/struggle-of-empires/reckoning';
import type { State } from '@cabinet-wars/struggle-of-empires/view';
import { coefficientsOf } from './coefficients.ts';

/** How much of the game is still to come, as far as one power is concerned. */
export interface Time {
  /** Actions left in the turn under way, if it is the power's own. */
  readonly actions: number;
  /** Turns the power has still to begin in this war. */
  readonly turns: number;
  /** Wars after this one. */
  readonly wars: number;
  /** This war's remaining part and the wars to come, counted in wars: 3 at the start, 0 at the end. */
  readonly left: number;
}

export function timeOf(g: State, power: Power): Time {
  const rounds = roundsFor(players(g));
  const begun = round.underWay(g)?.turns ?? 0;
  const mine = turn.underWay(g);
  const actions = mine?.power === power ? mine.actions : 0;
  const isDue = g.round > 0 && g.order.indexOf(power) >= begun;
  const turns = rounds - g.round + (isDue ? 1 : 0);
  const wars = WARS - g.war;
  return { actions, turns, wars, left: wars + (turns + actions / 2) / rounds };
}

/** How often a token on the map now is going to score. */
export const scoringsLeft = (g: State): number => coefficientsOf(g).scorings[WARS - g.war] ?? 1;
