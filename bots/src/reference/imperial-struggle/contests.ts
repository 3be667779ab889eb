import {
  ACTION_ROUNDS,
  BRITAIN,
  COMMODITIES,
  eraOfTurn,
  FRANCE,
  LAST_PEACE_TURN,
  MARKETS_OF,
  PRESTIGE_SPACES,
  PRESTIGE_VP,
  REGIONS,
  SPACES_IN,
  type Space,
  tablesOf,
} from '@cabinet-wars/imperial-struggle/data';
import { countHeld } from '@cabinet-wars/imperial-struggle/reckoning';
import type { State } from '@cabinet-wars/imperial-struggle/view';
import { share } from './likely.ts';

/** What a Treaty Point and a point of Debt are worth in VP. */
export const TREATY = 0.45;
export const DEBT = 0.32;

/** A lead can still change: by so much at the end of a turn, and so much more for every Action Round before it. */
const LAST_SPREAD = 0.5;
const SPREAD_A_ROUND = 0.28;
/** The same for the turns to come, and what an Award, Prestige or a commodity brings there on average. */
const LATER = { award: { vp: 1.4, spread: 3.4 }, prestige: { spread: 2.6 }, demand: { vp: 1.1, spread: 2.2 } } as const;
/** Turns far off count little: so much can happen. */
const LATER_TURNS = [0, 0.8, 1.4, 1.8, 2.1, 2.3] as const;

const lead = (g: State, spaces: readonly Space[]): number =>
  countHeld(g, FRANCE, spaces) - countHeld(g, BRITAIN, spaces);

/** What France may expect, beyond Britain, of all that is scored when Peace turns end. */
export function contests(g: State): number {
  const isPeace = g.round > 0;
  const spread = LAST_SPREAD + SPREAD_A_ROUND * (ACTION_ROUNDS - g.round);
  return (isPeace ? thisTurn(g, spread) : 0) + LATER_TURNS[LAST_PEACE_TURN - g.turn] * later(g);
}

function thisTurn(g: State, spread: number): number {
  const { awards, demand } = tablesOf(g);
  let sum = PRESTIGE_VP * share(lead(g, PRESTIGE_SPACES), 1, spread);
  for (let region = 0; region < REGIONS.length; region++) {
    const award = awards[g.awards[region]];
    if (award !== undefined)
      sum += (award.vp + TREATY * award.trp) * share(lead(g, SPACES_IN[region]), award.lead, spread);
  }
  for (const commodity of g.demand) {
    const { vp, trp, debt } = demand[commodity][eraOfTurn(g.turn)];
    sum += (vp + TREATY * trp - DEBT * debt) * share(lead(g, MARKETS_OF[commodity]), 1, spread);
  }
  return sum;
}

function later(g: State): number {
  let sum = PRESTIGE_VP * share(lead(g, PRESTIGE_SPACES), 1, LATER.prestige.spread);
  for (const spaces of SPACES_IN) sum += LATER.award.vp * share(lead(g, spaces), 1, LATER.award.spread);
  for (let commodity = 0; commodity < COMMODITIES.length; commodity++)
    sum += LATER.demand.vp * share(lead(g, MARKETS_OF[commodity]), 1, LATER.demand.spread);
  return sum;
}
