import { afterAward, awardVp, scoreMinistries } from '../cards/passives.ts';
import { COMMODITIES, type Commodity } from '../data/demand.ts';
import { REGIONS, type Region } from '../data/map/regions.ts';
import { MARKETS_OF, PRESTIGE_SPACES, SPACES_IN, type Space } from '../data/map/spaces.ts';
import { PRESTIGE_VP } from '../data/numbers.ts';
import { BRITAIN, FRANCE, NOBODY, SIDES, type Side, type SideId } from '../data/sides.ts';
import { tablesOf } from '../data/tables.ts';
import { countHeld, leaderOf } from '../map/control.ts';
import { changeTreaty, score } from '../money/accounts.ts';
import { type Context, procedure } from '../procedure.ts';
import type { Open, State } from '../state.ts';
import { demandLeader, payDemand } from './demand.ts';
import { checkVictory } from './victory.ts';

export interface Scoring {
  /** By Region, and by commodity in demand: who won it. */
  awards: Side[];
  demands: Side[];
}

/** Rule 10: Awards, Prestige, Global Demand, then the victory check. */
export const scoring = procedure<Scoring>('scoring')({
  regions: (g, f, x) => {
    x.log?.({ t: 'scoring-begins', turn: g.turn });
    f.awards = scoreRegions(g, x);
  },
  prestige: (g, _f, x) => scorePrestige(g, x),
  demand: (g, f, x) => {
    f.demands = scoreDemand(g, x);
  },
  ministries: (g, _f, x) => scoreMinistries(g, x),
  check: (g, f, x) => checkVictory(g, sweeperOf([...f.awards, ...f.demands]), 'peace-sweep', x),
});

/** All of it but the check, for those who ask how the turn would end. */
export function scoreTurn(g: Open, x: Context): void {
  scoreRegions(g, x);
  scorePrestige(g, x);
  scoreDemand(g, x);
  scoreMinistries(g, x);
}

const scoreRegions = (g: Open, x: Context): Side[] => REGIONS.map((_, region) => scoreRegion(g, region, x));
const scoreDemand = (g: Open, x: Context): Side[] => g.demand.map((commodity) => scoreCommodity(g, commodity, x));

const idOf = (side: Side): SideId | 'nobody' => (side === NOBODY ? 'nobody' : SIDES[side]);
const counts = (g: Open, spaces: readonly Space[]) => ({
  france: countHeld(g, FRANCE, spaces),
  britain: countHeld(g, BRITAIN, spaces),
});

/** Who would win a Region's Award as the map stands: some tiles ask for a lead of two. */
export function regionWinner(g: Pick<State, 'flags' | 'conflicts' | 'awards' | 'data'>, region: Region): Side {
  const { side, lead } = leaderOf(g, SPACES_IN[region]);
  const award = tablesOf(g).awards[g.awards[region]];
  return award !== undefined && lead >= award.lead ? side : NOBODY;
}

function scoreRegion(g: Open, region: Region, x: Context): Side {
  const winner = regionWinner(g, region);
  const { vp, trp } = tablesOf(g).awards[g.awards[region]];
  x.log?.({ t: 'region-scored', region: REGIONS[region], ...counts(g, SPACES_IN[region]), winner: idOf(winner) });
  if (winner === NOBODY) return winner;
  score(g, winner, awardVp(g, region, winner, vp), 'award', x);
  changeTreaty(g, winner, trp, 'award', x);
  afterAward(g, region, winner, x);
  return winner;
}

export function scorePrestige(g: Open, x: Context): void {
  const winner = leaderOf(g, PRESTIGE_SPACES).side;
  x.log?.({ t: 'prestige-scored', ...counts(g, PRESTIGE_SPACES), winner: idOf(winner) });
  if (winner !== NOBODY) score(g, winner, PRESTIGE_VP, 'prestige', x);
}

/** Rule 6: the leader of a commodity has what the table gives in this Era. */
function scoreCommodity(g: Open, commodity: Commodity, x: Context): Side {
  const winner = demandLeader(g, commodity);
  const markets = counts(g, MARKETS_OF[commodity]);
  x.log?.({ t: 'demand-scored', commodity: COMMODITIES[commodity], ...markets, winner: idOf(winner) });
  if (winner === NOBODY) return winner;
  payDemand(g, commodity, winner, x);
  return winner;
}

/** The side that has won everything there was; a tie breaks a sweep. */
const sweeperOf = (winners: readonly Side[]): Side =>
  winners.every((winner) => winner === winners[0]) ? winners[0] : NOBODY;
