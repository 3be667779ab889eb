import { type AnyGame, type Choice, type Deal, randomChoice, type Seat } from '@cabinet-wars/kernel';
import { type Bot, type Move, OFFERS_A_QUESTION, type Situation } from '../bot.ts';
import { toAnswer } from '../random.ts';

/** What a swindler knows when it thinks of something to ask for. */
export interface Prey {
  readonly game: AnyGame;
  readonly seat: Seat;
  /** Whom it talks to now: everybody in turn. */
  readonly to: Seat;
  /** Grows with every question: what is tried goes round by it. */
  readonly round: number;
  readonly view: Situation['view'];
}

/** A way to live on others: what to offer, and what never to do. */
export interface Script {
  /** One of several things to offer; null to hold its tongue. */
  offer(prey: Prey): Deal | null;
  /** The choice it makes whenever it is asked this; else it plays by lot. */
  always?(options: readonly { readonly t: string }[]): Choice | null;
}

/** Somebody who lives on bargains: accepts whatever is offered, offers something whenever it may speak, and plays by lot. */
export const swindlerOf =
  (game: AnyGame, script: Script): Bot =>
  (situation, { chance }): Move => {
    const { seat, asks, offers, made, view } = situation;
    const why = { why: 'swindles' };
    const offer = toAnswer(offers, seat);
    if (offer !== undefined) return { t: 'answer', offer: offer.id, accept: true, why };
    const { own } = asks;
    if (own === null) throw new TypeError('a bot is called only when it has something to decide');
    if (made < OFFERS_A_QUESTION && !offers.some(({ deal }) => deal.from === seat)) {
      const seats = seatsIn(view);
      const round = own.askId + made;
      const deal = script.offer({ game, seat, to: (seat + 1 + (round % (seats - 1))) % seats, round, view });
      if (deal !== null && mayBe(game, situation, deal, chance)) return { t: 'offer', deal, why };
    }
    return { t: 'choose', choice: script.always?.(own.options) ?? randomChoice(own.options, chance), why };
  };

/** What the table would refuse is not worth a breath. */
const mayBe = (game: AnyGame, { view }: Situation, deal: Deal, chance: Parameters<AnyGame['sample']>[1]): boolean =>
  game.deals.may(game.sample(view, chance), deal) === null;

const seatsIn = (view: Situation['view']): number => {
  const { open } = view as {
    readonly open: { readonly plays?: readonly unknown[]; readonly hands?: readonly unknown[] };
  };
  return (open.plays ?? open.hands ?? []).length;
};
