import { BIGGEST_BID } from '../data/numbers.ts';
import { BRITAIN, FRANCE } from '../data/sides.ts';
import { changeTreaty } from '../means.ts';
import type { State } from '../state.ts';
import { type Context, procedure } from '../words.ts';

export interface Bid {
  /** By seat. */
  bids: number[];
}

/** Optional: both bid Treaty Points for the French side in secret; the higher bid plays it, and the other side has the points. */
export const bid = procedure<Bid>('bid')({
  bid: {
    mode: 'secret',
    who: () => [0, 1],
    options: () => [{ t: 'bid', trp: { from: 0, to: BIGGEST_BID } }],
    choose: (_g, f, choice, x, seat) => {
      if (choice.t !== 'bid') return;
      f.bids[seat] = choice.trp;
      x.log?.({ t: 'bid', seat, trp: choice.trp });
    },
  },
  settle: (g, f, x) => settle(g, f.bids, x),
});

/** Equal bids are settled by lot. */
function settle(g: State, bids: readonly number[], x: Context): void {
  const lot = bids[0] === bids[1];
  const france = lot ? x.chance.roll(2) : bids[0] > bids[1] ? 0 : 1;
  g.seatOf = [france, 1 - france];
  g.sideOf = france === 0 ? [FRANCE, BRITAIN] : [BRITAIN, FRANCE];
  x.log?.({ t: 'sides-settled', france, britain: 1 - france, lot });
  changeTreaty(g, BRITAIN, bids[france], 'bid', x);
}
