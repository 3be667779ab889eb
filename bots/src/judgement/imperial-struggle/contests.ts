import {
  ACTION_ROUNDS,
  ADVANTAGE_COUNT,
  BRITAIN,
  COMMODITIES,
  EAST_INDIA_COMPANY,
  eraOfTurn,
  FINAL_COMMODITY_VP,
  FRANCE,
  IS_TRADE_ADVANTAGE,
  LAST_PEACE_TURN,
  MARKETS_OF,
  PRESTIGE_SPACES,
  PRESTIGE_VP,
  REGIONS,
  SPACES_IN,
  type Space,
  tablesOf,
  VP_DIRECTION,
} from '@cabinet-wars/imperial-struggle/data';
import { controllerOf, countHeld, isSpoilt } from '@cabinet-wars/imperial-struggle/reckoning';
import type { State } from '@cabinet-wars/imperial-struggle/view';
import type { Seat } from '@cabinet-wars/kernel';
import type { FeatureGroup } from '../../learning/features.ts';
import { share } from './likely.ts';

/** A lead can still change: by so much at the end of a turn, and so much more for every Action Round before it. */
const LAST_SPREAD = 0.5;
const SPREAD_A_ROUND = 0.28;
/** The same for the turns to come, and what an Award or a commodity brings there on average. */
const LATER = { award: { vp: 1.4, spread: 3.4 }, prestige: { spread: 2.6 }, demand: { vp: 1.1, spread: 2.2 } } as const;
/** Turns far off count little: so much can happen. */
export const LATER_TURNS = [0, 0.8, 1.4, 1.8, 2.1, 2.3] as const;

const lead = (g: State, spaces: readonly Space[]): number =>
  countHeld(g, FRANCE, spaces) - countHeld(g, BRITAIN, spaces);

/** What may be expected of this turn's scoring. */
export const scoringNow: FeatureGroup<State> = {
  features: [
    ['Prestige this turn', 1],
    ['Awards this turn, VP', 1],
    ['Awards this turn, Treaty Points', 1.1],
    ['demand this turn, VP', 1],
    ['demand this turn, Treaty Points', 1.1],
    ['demand this turn, Debt', -0.8],
    ['the East India Company this turn', 1],
    ['Final Scoring', 1],
  ],
  fill(g, seat, out, at) {
    out.fill(0, at, at + 8);
    if (g.round === 0) return;
    const { awards, demand } = tablesOf(g);
    const direction = VP_DIRECTION[g.sideOf[seat]];
    const spread = LAST_SPREAD + SPREAD_A_ROUND * (ACTION_ROUNDS - g.round);
    out[at] = direction * PRESTIGE_VP * share(lead(g, PRESTIGE_SPACES), 1, spread);
    for (let region = 0; region < REGIONS.length; region++) {
      const award = awards[g.awards[region]];
      if (award === undefined) continue;
      const mine = direction * share(lead(g, SPACES_IN[region]), award.lead, spread);
      out[at + 1] += award.vp * mine;
      out[at + 2] += award.trp * mine;
    }
    for (const commodity of g.demand) {
      const { vp, trp, debt } = demand[commodity][eraOfTurn(g.turn)];
      const mine = direction * share(lead(g, MARKETS_OF[commodity]), 1, spread);
      out[at + 3] += vp * mine;
      out[at + 4] += trp * mine;
      out[at + 5] += debt * mine;
    }
    if (g.turn === LAST_PEACE_TURN) out[at + 7] = direction * finalScoring(g, spread);
    if (hasCompany(g, seat)) out[at + 6] = -direction * Math.min(COMPANY_MOST, tradeAdvantages(g));
  },
};

/** Prestige a second time, and every commodity (rule 49); Debt and Territories count by themselves. */
function finalScoring(g: State, spread: number): number {
  let sum = PRESTIGE_VP * share(lead(g, PRESTIGE_SPACES), 1, spread);
  for (let commodity = 0; commodity < COMMODITIES.length; commodity++)
    sum += FINAL_COMMODITY_VP * share(lead(g, MARKETS_OF[commodity]), 1, spread);
  return sum;
}

/** Whether the East India Company will score, as far as a seat can tell. */
const hasCompany = (g: State, seat: Seat): boolean =>
  g.revealed[EAST_INDIA_COMPANY] === 1 ||
  (g.sideOf[seat] === BRITAIN && g.secret.ministries[BRITAIN].includes(EAST_INDIA_COMPANY));

const COMPANY_MOST = 3;

function tradeAdvantages(g: State): number {
  let count = 0;
  for (let advantage = 0; advantage < ADVANTAGE_COUNT; advantage++)
    if (IS_TRADE_ADVANTAGE[advantage] && g.exhausted[advantage] === 0 && isBritish(g, advantage)) count++;
  return count;
}
const isBritish = (g: State, advantage: number): boolean =>
  controllerOf(g, advantage) === BRITAIN && !isSpoilt(g, advantage);

/** The same of the turns to come, by who leads where. */
export const scoringLater: FeatureGroup<State> = {
  features: [
    ['Prestige in later turns', 1],
    ['Europe in later turns', 1],
    ['North America in later turns', 1],
    ['the Caribbean in later turns', 1],
    ['India in later turns', 1],
    ['commodities in later turns', 1],
  ],
  fill(g, seat, out, at) {
    const weight = VP_DIRECTION[g.sideOf[seat]] * LATER_TURNS[LAST_PEACE_TURN - g.turn];
    const { award, prestige, demand } = LATER;
    out[at] = weight * PRESTIGE_VP * share(lead(g, PRESTIGE_SPACES), 1, prestige.spread);
    for (let region = 0; region < REGIONS.length; region++)
      out[at + 1 + region] = weight * award.vp * share(lead(g, SPACES_IN[region]), 1, award.spread);
    let commodities = 0;
    for (let commodity = 0; commodity < COMMODITIES.length; commodity++)
      commodities += share(lead(g, MARKETS_OF[commodity]), 1, demand.spread);
    out[at + 5] = weight * demand.vp * commodities;
  },
};
