import { procedure, provincesOf, seatCount } from '../state.ts';
import { auction } from './auction.ts';
import { turn } from './turn.ts';

export interface Round {
  /** How many turns have been taken. */
  turns: number;
}

/** Rule 2. Who goes first; a turn each; income. */
export const round = procedure<Round>('round')({
  begin: (g, _f, x) => {
    g.round++;
    if (g.round > 1 && !g.options.auction) g.first = (g.first + 1) % seatCount(g);
    g.active = g.first;
    x.log?.({ t: 'round-began', round: g.round });
  },

  first: (g, _f, x) => {
    if (g.options.auction) x.call(auction, { high: 0, leader: null, next: g.first, out: 0 });
  },

  turns: (g, f, x) => {
    if (f.turns === seatCount(g)) return;
    g.active = (g.first + f.turns++) % seatCount(g);
    x.call(turn, { seat: g.active, actions: 0 });
    return 'turns';
  },

  // Rule 2.3: one gold, and one for each province.
  income: (g, _f, x) => {
    for (let seat = 0; seat < seatCount(g); seat++) {
      const gold = 1 + provincesOf(g, seat);
      g.gold[seat] += gold;
      x.log?.({ t: 'earned', seat, gold });
    }
  },
});
