import { DONE, type Option, type Procedure, type Seat } from '@cabinet-wars/kernel';
import { type Choice, PASS } from '../choices.ts';
import type { Event } from '../events.ts';
import { procedure, type State, seatCount } from '../state.ts';

export interface Auction {
  high: number;
  leader: Seat | null;
  next: Seat;
  /** Who has bowed out: a bit for each seat. */
  out: number;
}

/** Rule 3. Round and round, each bids more or bows out for good; the last one left pays and goes first. */
export const auction: Procedure<Auction, State, Choice, Event> = procedure<Auction>('auction')({
  bid: {
    who: (_g, f) => f.next,
    options: bids,
    choose: (g, f, choice, x, seat) => {
      if (choice.t === 'bid') {
        f.high = choice.gold;
        f.leader = seat;
        x.log?.({ t: 'bid', seat, gold: f.high });
      } else {
        f.out |= 1 << seat;
        x.log?.({ t: 'bowed-out', seat });
      }
      return passOn(g, f) ? 'bid' : undefined;
    },
  },

  pay: (g, f, x) => {
    if (f.leader === null) return DONE;
    g.first = f.leader;
    g.gold[f.leader] -= f.high;
    x.log?.({ t: 'goes-first', seat: f.leader, gold: f.high });
  },
});

/** The bids above the last one, as one range. */
function bids(g: State, f: Auction, seat: Seat): Option<Choice>[] {
  const from = f.high + 1;
  const to = g.gold[seat];
  return from > to ? [PASS] : [PASS, { t: 'bid', gold: { from, to } }];
}

/** Sets the next seat that is still in; false when there is nobody but the leader. */
function passOn(g: State, f: Auction): boolean {
  for (let i = 0; i < seatCount(g); i++) {
    f.next = (f.next + 1) % seatCount(g);
    if (f.next !== f.leader && (f.out & (1 << f.next)) === 0) return true;
  }
  return false;
}
