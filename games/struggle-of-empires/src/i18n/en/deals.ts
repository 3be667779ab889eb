import type { Order } from '@cabinet-wars/kernel';
import { isPowerId } from '../../data/powers.ts';
import type { Bargain } from '../../diplomacy/deal.ts';
import type { Named } from '../tables.ts';
import { type EndingId, type OrderId, type PromiseTerms, termsOf } from '../terms.ts';
import { type Grammar, gold } from './grammar.ts';

/** What is promised, without who and to whom. */
export function promiseSentence(g: Grammar, { promise, about, region }: PromiseTerms): string {
  const where = region === null ? '' : ` ${g.within(region)}`;
  const whom = about === null ? '' : ` ${g.the(about)}`;
  switch (promise) {
    case 'peace':
      return `not to attack${where}`;
    case 'help':
      return about === null ? `to help${where}` : `to help against${whom}${where}`;
    case 'stay-out':
      return about === null ? `to stay out of fights${where}` : `not to help${whom}${where}`;
    case 'attack':
      return about === null ? `to attack${where}` : `to attack${whom}${where}`;
    case 'propose':
      return about === null ? 'to propose as agreed' : `to propose${whom}`;
    case 'not-bid':
      return 'not to outbid';
  }
}

/** An offered or agreed deal in one sentence. */
export function deal(g: Grammar, offered: Bargain, name: (seat: number) => string): string {
  const from = name(offered.from);
  const to = name(offered.to);
  const terms = termsOf(offered);
  const promised = terms === null ? null : promiseSentence(g, terms);
  if (offered.t === 'promise') return `${from} promises ${to}: ${promised}. Nothing binds.`;
  const gives = `${from} gives ${to} ${gold(offered.gold)}`;
  return promised === null
    ? `${gives}.`
    : `${gives}; in return ${to} promises: ${promised}. The promise does not bind.`;
}

export const orders: Readonly<Record<OrderId, Named>> = {
  'pass-auction': {
    name: 'Pass in auctions',
    hint: 'Pass for me, unless I am named in the proposal.',
  },
  help: { name: 'Help', hint: 'When this power calls: come with everything, or never.' },
};

/** A standing order that has been given. */
export function orderSentence(g: Grammar, order: Order): string {
  if (order.order === 'pass-auction')
    return order.auction === null
      ? 'Passes in every auction, unless named in the proposal.'
      : 'Passes in this auction, unless named in the proposal.';
  const whom = isPowerId(order.power) ? g.the(order.power) : String(order.power);
  return order.stance === 'never' ? `Never helps ${whom}.` : `Always helps ${whom} with everything.`;
}

export const endings: Readonly<Record<EndingId, string>> = {
  'most-points': 'The most victory points won the game.',
  'least-unrest': 'Equal on victory points: the least unrest won the game.',
  shared: 'Equal on victory points and unrest: the victory is shared.',
};
