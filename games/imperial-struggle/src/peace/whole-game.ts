import { DONE } from '@cabinet-wars/kernel';
import { START_BONUS_TILES } from '../data/set-up.ts';
import { SIDES } from '../data/sides.ts';
import { LAST_PEACE_TURN, NO_WAR, WAR_AFTER } from '../data/turns.ts';
import { type Context, procedure } from '../procedure.ts';
import { finalScoring } from '../scoring/final-scoring.ts';
import type { State } from '../state.ts';
import { allot } from '../wars/allot.ts';
import { war } from '../wars/war.ts';
import { newWar } from '../wars/war-locals.ts';
import { bonusPool, dealBasicTiles, drawKind, putBonusTile, theatreId } from '../wars/war-tiles.ts';
import { bid } from './bid.ts';
import { peaceTurn } from './peace-turn.ts';

/** The whole game: six Peace turns, four of them followed by a War, and Final Scoring. */
export const wholeGame = procedure('game')({
  /** Optional: who plays which side is settled before anything is dealt. */
  bid: (g, _f, x) => {
    if (g.options.bid) x.call(bid, { bids: [0, 0] });
  },
  setUp: (g, _f, x) => {
    dealBasicTiles(g, x);
    layStartingTiles(g, x);
    if (g.options.allotBasicTiles) x.call(allot, {});
  },
  peace: (_g, _f, x) => x.call(peaceTurn, {}),
  war: (g, _f, x) => {
    if (WAR_AFTER[g.turn] !== NO_WAR) x.call(war, newWar());
  },
  nextTurn: (g) => {
    if (g.turn === LAST_PEACE_TURN) return;
    g.turn++;
    return 'peace';
  },
  final: (_g, _f, x) => {
    x.call(finalScoring, {});
    return DONE;
  },
});

/** France begins with one Bonus War tile in the first theatre. */
function layStartingTiles(g: State, x: Context): void {
  SIDES.forEach((id, side) => {
    for (let i = 0; i < START_BONUS_TILES[side]; i++) {
      const tile = drawKind(bonusPool(g, side), x);
      putBonusTile(g, side, 0, tile);
      x.log?.({ t: 'bonus-tile-placed', seat: g.seatOf[side], side: id, theatre: theatreId(g, 0), tile });
    }
  });
}
