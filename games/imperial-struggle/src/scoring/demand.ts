import { afterDemand } from '../cards/passives.ts';
import type { Commodity } from '../data/demand.ts';
import { MARKETS_OF } from '../data/map/spaces.ts';
import type { Side } from '../data/sides.ts';
import { tablesOf } from '../data/tables.ts';
import { eraOfTurn } from '../data/turns.ts';
import { leaderOf } from '../map/control.ts';
import { changeTreaty, forceDebt, reduceDebt, score } from '../money/accounts.ts';
import type { Context } from '../procedure.ts';
import type { Open } from '../state.ts';

/** Who has more Markets of a commodity; nobody where they are even. */
export const demandLeader = (g: Open, commodity: Commodity): Side => leaderOf(g, MARKETS_OF[commodity]).side;

/** What the Global Demand table gives the leader in the Era under way; Debt it brings is forced (rule 6). */
export function payDemand(g: Open, commodity: Commodity, winner: Side, x: Context): void {
  const { vp, trp, debt } = tablesOf(g).demand[commodity][eraOfTurn(g.turn)];
  score(g, winner, vp, 'demand', x);
  changeTreaty(g, winner, trp, 'demand', x);
  if (debt > 0) forceDebt(g, winner, debt, 'demand', x);
  else if (debt < 0) reduceDebt(g, winner, -debt, 'demand', x);
  afterDemand(g, commodity, winner, x);
}
