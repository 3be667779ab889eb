import type { Choice, Deal, Order, Refusal, Seat, Table } from '@cabinet-wars/kernel';
import { type Move, OFFERS_A_QUESTION, type Situation } from './bot.ts';
import { toAnswer } from './random.ts';
import { recallOf } from './recall.ts';

/** The first of these seats that has something to decide, those who owe an answer to an offer first; null if none has. */
export function seatToMove(table: Table, seats: readonly Seat[]): Seat | null {
  if (table.result !== null) return null;
  const answering = seats.find((seat) => toAnswer(table.offers(seat), seat) !== undefined);
  return answering ?? seats.find((seat) => table.asks(seat).own !== null) ?? null;
}

/** What a bot in a seat is told, copied out of the table. */
export const situationOf = (table: Table, seat: Seat, made: number): Situation => ({
  seat,
  view: table.view(seat),
  asks: table.asks(seat),
  offers: table.offers(seat),
  made,
  recall: recallOf(table, seat),
});

/** A move as what is done at a table. */
export type BotAct =
  | { readonly t: 'choose'; readonly askId: number; readonly said: Choice }
  | { readonly t: 'propose'; readonly deal: Deal }
  | { readonly t: 'answer'; readonly offer: number; readonly accept: boolean }
  | { readonly t: 'order'; readonly order: Order; readonly on: boolean };

/** Null where the situation does not allow it: nothing was asked, or enough has been offered. */
export function actOf({ asks, made }: Situation, move: Move): BotAct | null {
  switch (move.t) {
    case 'answer':
      return { t: 'answer', offer: move.offer, accept: move.accept };
    case 'offer':
      return made < OFFERS_A_QUESTION ? { t: 'propose', deal: withoutOpenTerms(move.deal) } : null;
    case 'choose':
      return asks.own === null ? null : { t: 'choose', askId: asks.own.askId, said: move.choice };
  }
}

/** A table refuses terms that are null: what a deal leaves open is left out. */
export const withoutOpenTerms = ({ t, from, to, ...terms }: Deal): Deal => ({
  t,
  from,
  to,
  ...Object.fromEntries(Object.entries(terms).filter(([, term]) => term !== null)),
});

/** Does it at a table; what is refused leaves the table as it was. */
export function doAct(table: Table, seat: Seat, act: BotAct): { readonly ok: true } | Refusal {
  switch (act.t) {
    case 'choose':
      return table.choose(seat, act.askId, act.said);
    case 'propose':
      return table.propose(seat, act.deal);
    case 'answer':
      return table.answer(seat, act.offer, act.accept);
    case 'order':
      return table.order(seat, act.order, act.on);
  }
}

/** How many offers a bot has made since it last chose, after a move. */
export const offersAfter = (made: number, move: Move): number => (move.t === 'offer' ? made + 1 : 0);
