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
      return `nessun attacco${where}`;
    case 'help':
      return about === null ? `aiuto${where}` : `aiuto contro${whom}${where}`;
    case 'stay-out':
      return about === null ? `nessun intervento${where}` : `nessun aiuto ${g.to(about)}${where}`;
    case 'attack':
      return about === null ? `un attacco${where}` : `un attacco contro${whom}${where}`;
    case 'propose':
      return about === null ? 'la proposta concordata' : `di proporre${whom}`;
    case 'not-bid':
      return 'nessun rilancio';
  }
}

/** An offered or agreed deal in one sentence; players' names take no preposition. */
export function deal(g: Grammar, offered: Bargain, name: (seat: number) => string): string {
  const from = name(offered.from);
  const to = name(offered.to);
  const terms = termsOf(offered);
  const promised = terms === null ? null : promiseSentence(g, terms);
  if (offered.t === 'promise') return `Promessa, ${from} → ${to}: ${promised}. Non è vincolante.`;
  const gives = `${from} → ${to}: ${gold(offered.gold)}`;
  return promised === null
    ? `${gives}.`
    : `${gives}; in cambio una promessa: ${promised}. La promessa non è vincolante.`;
}

export const orders: Readonly<Record<OrderId, Named>> = {
  'pass-auction': {
    name: 'Passa nelle aste',
    hint: 'Passa per me, finché non compaio nella proposta.',
  },
  help: { name: 'Aiuto', hint: 'Quando questa potenza chiama: intervieni con tutto, o mai.' },
};

/** A standing order that has been given. */
export function orderSentence(g: Grammar, order: Order): string {
  if (order.order === 'pass-auction')
    return order.auction === null
      ? 'Passa in ogni asta, finché non compare nella proposta.'
      : 'Passa in quest’asta, finché non compare nella proposta.';
  const whom = isPowerId(order.power) ? g.the(order.power) : String(order.power);
  return order.stance === 'never' ? `Non aiuta mai ${whom}.` : `Aiuta sempre ${whom} con tutte le unità.`;
}

export const endings: Readonly<Record<EndingId, string>> = {
  'most-points': 'Vince chi ha più punti vittoria.',
  'least-unrest': 'Parità di punti vittoria: vince chi ha meno fermento.',
  shared: 'Parità di punti vittoria e di fermento: vittoria condivisa.',
};
