import { BrokenPromise } from '@cabinet-wars/kernel';
import { ADVANTAGE, ADVANTAGES } from '../../data/advantages.ts';
import { COMMODITIES, type Commodity, commodityOf } from '../../data/demand.ts';
import { SPACE } from '../../data/map/spaces.ts';
import { opponentOf, type Side } from '../../data/sides.ts';
import { damageFort } from '../../map/flags.ts';
import { placeOf, sendSquadron } from '../../map/squadrons.ts';
import { score } from '../../money/accounts.ts';
import type { Context } from '../../procedure.ts';
import { demandLeader, payDemand } from '../../scoring/demand.ts';
import { bonusSlot, type State } from '../../state.ts';
import type { Choice } from '../../vocabulary/choices.ts';
import { bonusTilesIn, returnBonusTile, theatreId, theatreIndex } from '../../wars/war-tiles.ts';
import type { Row } from './row.ts';
import { hit, isAimed } from './targets.ts';

/** Carries out what was chosen for a row; ways and Advantages to be used lead on and are not handled here. */
export function carryOut(g: State, side: Side, row: Row, drawn: Commodity, choice: Choice, x: Context): void {
  if (isAimed(row) && choice.t === 'target') hit(g, side, row, SPACE[choice.space], x);
  else if (choice.t === 'pick-advantage') turn(g, row.op === 'refresh', ADVANTAGE[choice.advantage], x);
  else if (choice.t === 'commodity') changeDemand(g, row, commodityOf(choice.commodity), drawn, x);
  else if (choice.t === 'pick-theatre') inTheatre(g, side, row, theatreIndex(g, choice.theatre), x);
  else if (row.op === 'squadron-leaves' && choice.t === 'squadron') {
    sendSquadron(g, row.whose === 'self' ? side : opponentOf(side), placeOf(choice.from), row.to, x);
    if (row.vp !== undefined) score(g, side, row.vp, 'event', x);
  } else if (row.op === 'opponent-loses') lose(g, opponentOf(side), choice, x);
  else if (row.op === 'score-demand') {
    const commodity = commodityOf(row.commodity);
    payDemand(g, commodity, demandLeader(g, commodity), x);
  } else throw new BrokenPromise(`${choice.t} is no answer to ${row.op}`);
}

/** Refreshes an Advantage, or exhausts it without its having been used: nobody gains by that (ruling 38). */
function turn(g: State, refresh: boolean, advantage: number, x: Context): void {
  g.exhausted[advantage] = refresh ? 0 : 1;
  x.log?.({ t: refresh ? 'advantage-refreshed' : 'advantage-exhausted', advantage: ADVANTAGES[advantage] });
}

/** A commodity in demand besides the others, or the drawn one in its place; for this turn. */
function changeDemand(g: State, row: Row, commodity: Commodity, drawn: Commodity, x: Context): void {
  if (row.op === 'swap-demand') {
    g.demand[g.demand.indexOf(commodity)] = drawn;
    x.log?.({ t: 'demand-swapped', out: COMMODITIES[commodity], in: COMMODITIES[drawn] });
  } else {
    g.demand.push(commodity);
    x.log?.({ t: 'demand-added', commodity: COMMODITIES[commodity] });
  }
  g.demand.sort((a, b) => a - b);
}

function inTheatre(g: State, side: Side, row: Row, theatre: number, x: Context): void {
  if (row.op === 'byng') {
    g.byng = theatre;
    x.log?.({ t: 'byng-placed', theatre: theatreId(g, theatre) });
    return;
  }
  // Unseen: which of two tiles goes is a matter of chance.
  const loser = opponentOf(side);
  const tiles = bonusTilesIn(g, loser, theatre);
  returnBonusTile(g, loser, theatre, tiles > 1 ? x.chance.draw(tiles) : 0, x);
}

function lose(g: State, loser: Side, choice: Choice, x: Context): void {
  if (choice.t === 'target') damageFort(g, SPACE[choice.space], x);
  else if (choice.t === 'squadron') sendSquadron(g, loser, placeOf(choice.from), 'navy-box', x);
  else if (choice.t === 'lose-tile') {
    const theatre = theatreIndex(g, choice.theatre);
    const first = bonusSlot(loser, theatre, 0);
    returnBonusTile(g, loser, theatre, g.secret.bonus[first] === choice.tile ? 0 : 1, x);
  }
}
