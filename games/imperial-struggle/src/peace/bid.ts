import { BIGGEST_BID } from '../data/numbers.ts';
import { BRITAIN, FRANCE } from '../data/sides.ts';
import { changeTreaty } from '../money/accounts.ts';
import { type Context, procedure } from '../procedure.ts';
import type { State } from '../state.ts';

export interface Bid {
  /** By seat. */
  bids: number[];
}

/** Optional: both bid in secret for how many Treaty Points they would play Britain; the lower bid plays it and has as many. */
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

/** Ruling 100: equal bids are settled by lot. */
function settle(g: State, bids: readonly number[], x: Context): void {
  const lot = bids[0] === bids[1];
  const britain = lot ? 1 - x.chance.roll(2) : bids[0] < bids[1] ? 0 : 1;
  const france = 1 - britain;
  g.seatOf = [france, britain];
  g.sideOf = france === 0 ? [FRANCE, BRITAIN] : [BRITAIN, FRANCE];
  x.log?.({ t: 'sides-settled', france, britain, lot });
  changeTreaty(g, BRITAIN, bids[britain], 'bid', x);
}
