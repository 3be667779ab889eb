import { type Context, type Seat, seatsFrom } from '@cabinet-wars/kernel';
import type { Counter } from '../data/counters.ts';
import { startCountersFor } from '../data/numbers.ts';
import { POWERS } from '../data/powers.ts';
import { tablesOf } from '../data/tables.ts';
import { players } from '../editions.ts';
import { drawCounter, logDrawn, settleCounter } from '../map/bag.ts';
import { procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import type { Event } from '../vocabulary/events.ts';

export interface Draft {
  /** Counters each player has laid down so far. */
  pick: number;
}

/** 2020 p.8. A hand one larger than needed: keep one counter face down, pass the rest to the left, until all have enough. */
export const draft = procedure<Draft>('draft')({
  deal: (g, _f, x) => deal(g, x),
  pick: {
    mode: 'secret',
    who: (g) => seatsFrom(g.first, players(g)),
    options: (g, _f, seat) =>
      handOf(g, seat).map((counter) => ({ t: 'draft', counter: tablesOf(g).counters[counter].id })),
    choose: (g, _f, choice, x, seat) => {
      if (choice.t !== 'draft') return;
      g.secret.picks[seat].push(tablesOf(g).counterIndex[choice.counter]);
      x.log?.({ t: 'drafted', seat, power: POWERS[g.plays[seat]], counter: choice.counter });
    },
  },
  pass: (g, f) => {
    f.pick++;
    if (f.pick === startCountersFor(g.options.edition, players(g))) return 'layOpen';
    passHands(g);
    return 'pick';
  },
  layOpen: (g, _f, x) => {
    for (const seat of seatsFrom(g.first, players(g)))
      for (const counter of g.secret.picks[seat]) {
        logDrawn(g, g.plays[seat], counter, x);
        settleCounter(g, g.plays[seat], counter);
      }
    // What nobody chose goes back into the bag.
    g.secret.picks = [];
    g.secret.seen = [];
    x.reveal();
  },
});

/** The hand a seat has now. */
export const handOf = (g: State, seat: Seat): readonly Counter[] => g.secret.seen[seat][g.secret.seen[seat].length - 1];

function deal(g: State, x: Context<Event>): void {
  const size = startCountersFor(g.options.edition, players(g)) + 1;
  const dealt: Counter[] = [];
  const isDealt = (counter: Counter) => dealt.includes(counter);
  for (let seat = 0; seat < players(g); seat++) {
    for (let i = 0; i < size; i++) dealt.push(drawCounter(g, x, isDealt));
    g.secret.seen.push([dealt.slice(seat * size)]);
    g.secret.picks.push([]);
  }
  x.reveal();
}

function passHands(g: State): void {
  const count = players(g);
  const rest = seatsFrom(0, count).map((seat) => handOf(g, seat).filter((c) => !g.secret.picks[seat].includes(c)));
  for (let seat = 0; seat < count; seat++) g.secret.seen[seat].push(rest[(seat + count - 1) % count]);
}
