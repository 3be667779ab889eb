import { Context, chanceOf, copy, Scripted } from '@cabinet-wars/kernel';
import { awardVp, remainingPowers } from '../cards/passives.ts';
import { COMMODITIES, type CommodityId } from '../data/demand.ts';
import { REGIONS, type RegionId } from '../data/map/regions.ts';
import { MARKETS_OF, PRESTIGE_SPACES, SPACES_IN, type Space } from '../data/map/spaces.ts';
import { PRESTIGE_VP } from '../data/numbers.ts';
import { BRITAIN, FRANCE, NOBODY, SIDES, type SideId } from '../data/sides.ts';
import { tablesOf } from '../data/tables.ts';
import { eraOfTurn, NO_WAR } from '../data/turns.ts';
import { THEATRES, THEATRES_OF, type TheatreId } from '../data/wars.ts';
import { countHeld, leaderOf } from '../map/control.ts';
import type { Open } from '../state.ts';
import type { Event } from '../vocabulary/events.ts';
import { theatreStanding } from '../wars/strength.ts';
import { regionWinner, scoreTurn } from './scoring.ts';

/** How something to be won stands: what each side has of it, who would win it, and the VP it would bring. */
export interface Standing {
  readonly france: number;
  readonly britain: number;
  readonly winner: SideId | null;
  readonly vp: number;
}
export interface ScoreNow {
  readonly regions: readonly (Standing & { readonly region: RegionId; readonly lead: number })[];
  readonly prestige: Standing;
  readonly demand: readonly (Standing & { readonly commodity: CommodityId })[];
  /** The theatres of the coming War without its tiles. */
  readonly theatres: readonly { readonly theatre: TheatreId; readonly france: number; readonly britain: number }[];
  /** The track if the turn ended now: with what face-up ministries add then, and Debt that a demand forces beyond a Limit. */
  readonly vp: number;
}

/** What the Scoring phase would bring as things stand. Takes a state or the open part of a view: nothing of it is secret. */
export function scoreNow(g: Open): ScoreNow {
  const regions = REGIONS.map((region, i) => ({ region, ...regionNow(g, i) }));
  const prestige = standing(g, PRESTIGE_SPACES, leaderOf(g, PRESTIGE_SPACES).side, PRESTIGE_VP);
  const demand = g.demand.map((commodity) => ({ commodity: COMMODITIES[commodity], ...demandNow(g, commodity) }));
  return { regions, prestige, demand, theatres: theatresNow(g), vp: trackAfterScoring(g) };
}

/** The turn is brought to its end on a copy; nothing in that is left to chance. */
function trackAfterScoring(g: Open): number {
  // Before the first Awards are shown there is nothing to score.
  if (g.awards.includes(-1)) return g.vp;
  const end = copy(g);
  const x = new Context<Event>(chanceOf(new Scripted()));
  remainingPowers(end, x);
  scoreTurn(end, x);
  return end.vp;
}

const standing = (g: Open, spaces: readonly Space[], winner: number, vp: number): Standing => ({
  france: countHeld(g, FRANCE, spaces),
  britain: countHeld(g, BRITAIN, spaces),
  winner: winner === NOBODY ? null : SIDES[winner],
  vp: winner === NOBODY ? 0 : vp,
});

function regionNow(g: Open, region: number): Standing & { lead: number } {
  const award = tablesOf(g).awards[g.awards[region]];
  if (award === undefined) return { ...standing(g, SPACES_IN[region], NOBODY, 0), lead: 0 };
  const winner = regionWinner(g, region);
  const vp = winner === NOBODY ? 0 : awardVp(g, region, winner, award.vp);
  return { ...standing(g, SPACES_IN[region], winner, vp), lead: award.lead };
}

function demandNow(g: Open, commodity: number): Standing {
  const winner = leaderOf(g, MARKETS_OF[commodity]).side;
  return standing(g, MARKETS_OF[commodity], winner, tablesOf(g).demand[commodity][eraOfTurn(g.turn)].vp);
}

const theatresNow = (g: Open): ScoreNow['theatres'] =>
  g.war === NO_WAR
    ? []
    : THEATRES_OF[g.war].map((theatre, i) => ({ theatre: THEATRES[theatre], ...theatreStanding(g, i) }));
