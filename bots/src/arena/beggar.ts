import { type AnyGame, type Deal, randomChoice, type Seat } from '@cabinet-wars/kernel';
import { type Bot, type Move, OFFERS_A_QUESTION, type Situation } from '../bot.ts';
import { toAnswer } from '../random.ts';
import type { Played } from './contest.ts';

const PLEAS = ['help', 'peace', 'not-bid', 'propose'] as const;

/**
 * A beggar in Struggle of Empires: promises everybody everything whenever it may speak, accepts whatever is offered, never
 * comes to anybody's help, and else plays by lot. Nobody should ever give it gold.
 */
export const beggarBot =
  (_game: AnyGame): Bot =>
  (situation, { chance }): Move => {
    const offer = toAnswer(situation.offers, situation.seat);
    if (offer !== undefined) return { t: 'answer', offer: offer.id, accept: true, why: { why: 'begs' } };
    const { own } = situation.asks;
    if (own === null) throw new TypeError('a bot is called only when it has something to decide');
    const plea = pleaOf(situation, own.askId);
    if (plea !== null) return { t: 'offer', deal: plea, why: { why: 'begs' } };
    const [option] = own.options;
    if (option.t === 'commit')
      return { t: 'choose', choice: { t: 'commit', armies: 0, navies: 0 }, why: { why: 'begs' } };
    return { t: 'choose', choice: randomChoice(own.options, chance), why: { why: 'begs' } };
  };

/** Something to promise one of the others; each hears it in turn. */
function pleaOf({ seat, view, offers, made }: Situation, askId: number): Deal | null {
  if (made >= OFFERS_A_QUESTION || offers.some(({ deal }) => deal.from === seat)) return null;
  const seats = (view as { open: { plays: readonly number[] } }).open.plays.length;
  const to: Seat = (seat + 1 + ((askId + made) % (seats - 1))) % seats;
  return { t: 'promise', from: seat, to, promise: PLEAS[askId % PLEAS.length], power: null, region: null };
}

/** Gold a seat was given by the others in a game. */
export function goldGivenTo({ table }: Played, seat: Seat): number {
  const { plays } = table.seats[seat];
  let gold = 0;
  for (const told of table.events('spectator')) {
    if (!('event' in told)) continue;
    const { event } = told;
    if (event.t === 'gold-given' && event.to === plays) gold += Number(event.gold);
  }
  return gold;
}
