import { isOneOf, keysOf, type Order } from '@cabinet-wars/kernel';
import { yearsOf } from '../../data/charts.ts';
import { isMarkerId } from '../../data/markers.ts';
import { isPowerId } from '../../data/powers.ts';
import { dealTerms, type Side } from '../../vocabulary/deal-terms.ts';
import { type Clause, clausesOf } from '../clauses.ts';
import type { Named, Tables, Teller } from '../tables.ts';
import type { EndingId, OrderId } from '../terms.ts';
import { list, marker, points, square, the } from './grammar.ts';
import { termValues } from './terms.ts';

/** What a clause binds somebody to. */
export function clauseSentence({ clause, seat, to, about, points: sum, until }: Clause, t: Teller): string {
  const where = about === null ? '' : isPowerId(about) ? the(about) : square(about);
  const promise = {
    'no-attack': `not to attack ${t.name(to)}`,
    'no-entry': `not to enter ${where}`,
    'no-diplomacy': `to try no diplomacy with ${where}`,
    leave: `to leave ${where}`,
    pay: `to pay ${t.name(to)} ${points(sum)}`,
  }[clause];
  return `${t.name(seat)} is bound ${promise}, until the end of ${until === null ? 'this year' : yearsOf(until)}.`;
}

type Terms = Readonly<Record<string, unknown>>;

function gives(side: Side): string[] {
  const things: string[] = [];
  if (side.points > 0) things.push(points(side.points));
  if (side.marker !== null) things.push(marker(side.marker));
  if (side.power !== null) things.push(`control of ${the(side.power)}`);
  if (side.neutral !== null) things.push(`the neutrality of ${the(side.neutral)}`);
  return things;
}

/** What both sides promise each other. */
function mutualSentence({ clause, about, points: sum, until }: Clause): string {
  const where = about === null ? '' : isPowerId(about) ? the(about) : square(about);
  const promise = {
    'no-attack': 'Neither attacks the other',
    'no-entry': `Neither enters ${where}`,
    'no-diplomacy': `Neither tries diplomacy with ${where}`,
    leave: `Both leave ${where}`,
    pay: `Each pays the other ${points(sum)}`,
  }[clause];
  return `${promise}, until the end of ${until === null ? 'this year' : yearsOf(until)}.`;
}

/** The clauses that are offered, for one side or for both. */
function written(offered: Terms, t: Teller): string {
  const [one, other] = clausesOf(offered);
  if (one === undefined) return '';
  return other === undefined ? clauseSentence(one, t) : mutualSentence(one);
}

/** An offered or agreed deal in one sentence. */
export const deal: Tables['deal'] = (offered, t) => {
  const said = dealTerms(offered);
  const from = t.name(said.from);
  const other = said.to < 0 ? '' : t.name(said.to);
  switch (offered.t) {
    case 'points':
      return `${from} gives ${other} ${points(said.points)}.`;
    case 'trade': {
      const [one, two] = said.sides.map(gives);
      const first = one.length > 0 ? `${from} gives ${list(one)}` : `${from} gives nothing`;
      const given = two.length > 0 ? `${first}; ${other} gives ${list(two)}.` : `${first} to ${other}.`;
      return [one.length + two.length > 0 ? given : '', written(offered, t)].filter(Boolean).join(' ');
    }
    case 'agreement':
      return written(offered, t);
    case 'sign-treaty':
      return `${from} signs the treaty that ends the game.`;
    case 'unsign-treaty':
      return `${from} takes back the signature under the treaty.`;
    case 'settle':
      return `${from} pays ${t.name(said.creditor)} the ${points(said.sum)} promised in writing.`;
    case 'show-hand':
      return `${from} shows ${said.seat === null ? 'everybody' : t.name(said.seat)} ${said.marker === null ? 'all markers' : marker(said.marker)}.`;
    case 'give-up':
      return `${from} returns ${marker(said.marker!)} to the pool.`;
    default:
      return `${from} plays ${marker('scientific-breakthrough')}.`;
  }
};

export const orders: Readonly<Record<OrderId, Named>> = {
  'ask-die': { name: 'Ask me about dice', hint: 'For Illuminati: which dice I want to be asked about.' },
  'ask-marker': { name: 'Ask me about markers', hint: 'For Sturm & Drang: when which marker is shown, and by whom.' },
  'ask-diplomacy': { name: 'Ask me about diplomacy shown', hint: 'For Sturm & Drang upon diplomacy markers.' },
  'let-pass': {
    name: 'Let diplomacy pass',
    hint: 'Lay nothing against it; about my own powers I am asked all the same.',
  },
  'ask-countermarch': { name: 'Ask me for countermarches', hint: 'When an enemy force comes beside mine.' },
  'ask-good-countermarch': {
    name: 'Ask me for good countermarches',
    hint: 'Only where I would win with 3 dice of 6, leaders aside.',
  },
  'ask-honours': { name: 'Ask me for Honors of War', hint: 'In my combats, or only as attacker or defender.' },
  'ask-tour': { name: 'Ask me for the Grand Tour', hint: 'In every initiative phase.' },
  'ask-late-tour': { name: 'Ask me for the Grand Tour if late', hint: 'Only where I would not be first.' },
};

/** A standing order that has been given. */
export function orderSentence(order: Order, t: Teller): string {
  const about = (value: unknown, some: (value: string) => string, any: string) =>
    value === null || value === undefined ? any : some(String(value));
  const power = isPowerId(order.power) ? the(order.power) : null;
  switch (order.order) {
    case 'ask-die':
      return `Ask me about dice: ${isOneOf(keysOf(termValues), order.which) ? termValues[order.which] : ''}.`;
    case 'ask-marker': {
      const by = typeof order.by === 'number' ? ` of ${t.name(order.by)}` : '';
      return `Ask me when ${isMarkerId(order.marker) ? marker(order.marker) : 'any marker'}${by} is shown.`;
    }
    case 'ask-diplomacy':
      return `Ask me about diplomacy with ${power ?? 'any power'}.`;
    case 'let-pass':
      return `Let diplomacy with ${power ?? 'others’ powers'} pass.`;
    case 'ask-countermarch':
      return `Ask me for countermarches ${about(order.square, (id) => `in ${square(id)}`, 'everywhere')}.`;
    case 'ask-good-countermarch':
      return 'Ask me for countermarches I would win with 3 dice of 6.';
    case 'ask-honours':
      return `Ask me for Honors of War ${about(order.as, (as) => `as ${as}`, 'in all my combats')}.`;
    case 'ask-late-tour':
      return 'Ask me for the Grand Tour if I would not be first.';
    default:
      return 'Ask me for the Grand Tour every year.';
  }
}

export const endings: Readonly<Record<EndingId, string>> = {
  'last-turn': 'The seven years are over: the highest level of victory wins.',
  treaty: 'A treaty has ended the war: the highest level of victory wins.',
};
