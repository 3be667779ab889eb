import { isOneOf, keysOf, type Order } from '@cabinet-wars/kernel';
import { yearsOf } from '../../data/charts.ts';
import { isMarkerId } from '../../data/markers.ts';
import { isPowerId } from '../../data/powers.ts';
import { dealTerms, type Side } from '../../vocabulary/deal-terms.ts';
import { type Clause, clausesOf } from '../clauses.ts';
import type { Named, Tables, Teller } from '../tables.ts';
import type { EndingId, OrderId } from '../terms.ts';
import { capital, inSquare, list, marker, name, of, points, theSquare, within } from './grammar.ts';
import { termValues } from './terms.ts';

/** What a clause binds somebody to. */
export function clauseSentence({ clause, seat, to, about, points: sum, until }: Clause, t: Teller): string {
  const entered = about !== null && isPowerId(about) ? within(about) : '';
  const courted = about !== null && isPowerId(about) ? name(about) : '';
  const promise = {
    'no-attack': `non attaccare ${t.name(to)}`,
    'no-entry': `non entrare ${entered}`,
    'no-diplomacy': `nessuna diplomazia verso ${courted}`,
    leave: `lasciare ${theSquare(about ?? '')}`,
    pay: `pagare a ${t.name(to)} ${points(sum)}`,
  }[clause];
  return `impegno di ${t.name(seat)} fino alla fine ${until === null ? 'di quest’anno' : `del ${yearsOf(until)}`}: ${promise}.`;
}

type Terms = Readonly<Record<string, unknown>>;

function gives(side: Side): string[] {
  const things: string[] = [];
  if (side.points > 0) things.push(points(side.points));
  if (side.marker !== null) things.push(marker(side.marker));
  if (side.power !== null) things.push(`il controllo ${of(side.power)}`);
  if (side.neutral !== null) things.push(`la neutralità ${of(side.neutral)}`);
  return things;
}

/** What both sides promise each other. */
function mutualSentence({ clause, about, points: sum, until }: Clause): string {
  const land = about !== null && isPowerId(about) ? about : null;
  const promise = {
    'no-attack': 'nessuno dei due attacca l’altro',
    'no-entry': `nessuno dei due entra ${land === null ? '' : within(land)}`,
    'no-diplomacy': `nessuno dei due tenta diplomazia verso ${land === null ? '' : name(land)}`,
    leave: `entrambi lasciano ${theSquare(about ?? '')}`,
    pay: `ognuno paga all’altro ${points(sum)}`,
  }[clause];
  return `Fino alla fine ${until === null ? 'di quest’anno' : `del ${yearsOf(until)}`} ${promise}.`;
}

/** The clauses that are offered, for one side or for both. */
function written(offered: Terms, t: Teller): string {
  const [one, other] = clausesOf(offered);
  if (one === undefined) return '';
  return other === undefined ? capital(clauseSentence(one, t)) : mutualSentence(one);
}

/** An offered or agreed deal in one sentence. */
export const deal: Tables['deal'] = (offered, t) => {
  const said = dealTerms(offered);
  const from = t.name(said.from);
  const other = said.to < 0 ? '' : t.name(said.to);
  switch (offered.t) {
    case 'points':
      return `${from} dà a ${other} ${points(said.points)}.`;
    case 'trade': {
      const [one, two] = said.sides.map(gives);
      const first = one.length > 0 ? `${from} dà ${list(one)}` : `${from} non dà nulla`;
      const given = two.length > 0 ? `${first}; ${other} dà ${list(two)}.` : `${first} a ${other}.`;
      return [one.length + two.length > 0 ? given : '', written(offered, t)].filter(Boolean).join(' ');
    }
    case 'agreement':
      return written(offered, t);
    case 'sign-treaty':
      return `${from} firma il trattato che chiude la partita.`;
    case 'unsign-treaty':
      return `${from} ritira la firma dal trattato.`;
    case 'settle':
      return `${from} paga a ${t.name(said.creditor)} la somma promessa per iscritto: ${points(said.sum)}.`;
    case 'show-hand':
      return `${from} mostra ${said.marker === null ? 'tutti i segnalini' : marker(said.marker)} a ${said.seat === null ? 'tutti' : t.name(said.seat)}.`;
    case 'give-up':
      return `${from} rimette nel sacchetto ${marker(said.marker!)}.`;
    default:
      return `${from} gioca ${marker('scientific-breakthrough')}.`;
  }
};

export const orders: Readonly<Record<OrderId, Named>> = {
  'ask-die': { name: 'Chiedimi dei dadi', hint: 'Per Illuminati: di quali dadi voglio essere avvisato.' },
  'ask-marker': {
    name: 'Chiedimi dei segnalini',
    hint: 'Per Sturm und Drang: quando è mostrato quale segnalino, e da chi.',
  },
  'ask-diplomacy': {
    name: 'Chiedimi della diplomazia scoperta',
    hint: 'Per Sturm und Drang contro i segnalini Diplomazia.',
  },
  'let-pass': {
    name: 'Lascia passare la diplomazia',
    hint: 'Non oppormi; per le potenze mie chiedimi comunque.',
  },
  'ask-countermarch': { name: 'Chiedimi delle contromarce', hint: 'Quando un nemico mi arriva accanto.' },
  'ask-good-countermarch': {
    name: 'Chiedimi delle contromarce buone',
    hint: 'Solo dove vincerei con 3 dadi su 6, senza comandanti.',
  },
  'ask-honours': {
    name: 'Chiedimi dell’Onore delle armi',
    hint: 'Nei miei combattimenti, o solo in attacco o in difesa.',
  },
  'ask-tour': { name: 'Chiedimi del Grand Tour', hint: 'In ogni fase di iniziativa.' },
  'ask-late-tour': { name: 'Chiedimi del Grand Tour se tardi', hint: 'Solo dove non sarei primo.' },
};

/** A standing order that has been given. */
export function orderSentence(order: Order, t: Teller): string {
  const about = (value: unknown, some: (value: string) => string, any: string) =>
    value === null || value === undefined ? any : some(String(value));
  const power = isPowerId(order.power) ? name(order.power) : null;
  switch (order.order) {
    case 'ask-die':
      return `Chiedimi dei dadi: ${isOneOf(keysOf(termValues), order.which) ? termValues[order.which] : ''}.`;
    case 'ask-marker': {
      const by = typeof order.by === 'number' ? ` di ${t.name(order.by)}` : '';
      return `Chiedimi quando è mostrato ${isMarkerId(order.marker) ? marker(order.marker) : 'un segnalino'}${by}.`;
    }
    case 'ask-diplomacy':
      return `Chiedimi della diplomazia verso ${power ?? 'ogni potenza'}.`;
    case 'let-pass':
      return `Lascia passare la diplomazia verso ${power ?? 'le potenze altrui'}.`;
    case 'ask-countermarch':
      return `Chiedimi delle contromarce ${about(order.square, (id) => inSquare(id), 'dappertutto')}.`;
    case 'ask-good-countermarch':
      return 'Chiedimi delle contromarce che vincerei con 3 dadi su 6.';
    case 'ask-honours':
      return `Chiedimi dell’Onore delle armi ${about(order.as, (as) => (as === 'attacker' ? 'in attacco' : 'in difesa'), 'in tutti i miei combattimenti')}.`;
    case 'ask-late-tour':
      return 'Chiedimi del Grand Tour se non sarei primo.';
    default:
      return 'Chiedimi del Grand Tour ogni anno.';
  }
}

export const endings: Readonly<Record<EndingId, string>> = {
  'last-turn': 'I sette anni sono finiti: vince il livello di vittoria più alto.',
  treaty: 'Un trattato ha chiuso la guerra: vince il livello di vittoria più alto.',
};
