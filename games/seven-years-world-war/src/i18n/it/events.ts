import { yearsOf } from '../../data/charts.ts';
import type { MoneyFor } from '../../vocabulary/events/money.ts';
import type { LossCause } from '../../vocabulary/events/war.ts';
import { sumOf } from '../../vocabulary/points.ts';
import type { EventTexts } from '../tables.ts';
import { clauseSentence } from './deals.ts';
import { glossary } from './glossary.ts';
import {
  aPiece,
  ashore,
  capital,
  fromSquare,
  inSquare,
  list,
  marker,
  odds,
  of,
  piece,
  pieces,
  plainPiece,
  points,
  ratio,
  The,
  the,
  theSquare,
  to,
  toSquare,
  v,
  within,
} from './grammar.ts';
import { phases, routes } from './names.ts';

const losses: Readonly<Record<Exclude<LossCause, 'disbanded' | 'replaced'>, string>> = {
  combat: 'in combattimento',
  retreat: 'senza via di ritirata',
  attrition: 'per logoramento',
  forage: 'per mancanza di foraggio',
  provisioning: 'per mancanza di rifornimenti',
  sunk: 'con la sua flotta',
  defection: 'per la defezione',
  displacement: 'senza una casella dove tornare',
  pillage: 'per indisciplina',
  uprising: 'in una sollevazione',
};
const returned = {
  limit: 'per fare posto',
  lost: 'a caso',
  'given-up': 'per scelta',
  'set-up': 'allo schieramento',
} as const;
const isLoss = (why: MoneyFor): boolean => why === 'corruption' || why === 'laissez-faire';
const markersOf = (ids: readonly Parameters<typeof marker>[0][]): string =>
  ids.length === 0 ? 'nulla' : list(ids.map(marker));
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A line of the log; null for events that need none. */
export const events: EventTexts = {
  'turn-begins': (e) => `Comincia l’anno ${yearsOf(e.turn)}.`,
  'phase-begins': (e, t) => (e.seat < 0 ? `${phases[e.phase]}.` : `${t.name(e.seat)}: ${small(phases[e.phase])}.`),
  initiative: (e, t) => `${t.name(e.seat)} ha l’iniziativa; segnalini gratuiti: ${e.points}.`,
  rolled: (e, t) => `${e.seat < 0 ? 'Il dado' : `${t.name(e.seat)} tira`} ${glossary.rolls[e.for]}: ${e.die}.`,
  'marker-played': (e, t) => `${t.name(e.seat)} ${e.forced ? 'pesca e deve giocare' : 'gioca'} ${marker(e.marker)}.`,
  'marker-negated': (e, t) => `${marker(e.marker)} di ${t.name(e.seat)} resta senza effetto.`,
  'marker-drawn': (e, t) => `${t.name(e.seat)} pesca ${e.marker === null ? 'un segnalino' : marker(e.marker)}.`,
  'marker-returned': (e, t) => `${t.name(e.seat)} rimette nel sacchetto ${marker(e.marker)}, ${returned[e.cause]}.`,
  'leader-placed': (e, t) => `${t.name(e.seat)} assegna un comandante ${to(e.power)}: ${marker(e.marker)}.`,
  'leader-used': (e) => `${marker(e.marker)} ${of(e.power)} ha finito il suo lavoro per quest’anno.`,
  'leader-lost': (e) => `${marker(e.marker)} ${of(e.power)} torna nel sacchetto.`,
  'force-moves': (e, t) => `${t.name(e.seat)} muove ${pieces(e.pieces)} ${fromSquare(e.square)}.`,
  moved: (e) => `Verso ${theSquare(e.to)}.`,
  dropped: (e) => `${capital(aPiece(e.piece))} resta ${inSquare(e.square)}.`,
  embarked: (e) => `${capital(aPiece(ashore(e.piece)))} si imbarca ${inSquare(e.square)}.`,
  debarked: (e) => `${capital(aPiece(ashore(e.piece)))} sbarca ${inSquare(e.square)}.`,
  countermarch: (e, t) => `${t.name(e.seat)} dichiara contromarcia ${fromSquare(e.from)} contro ${theSquare(e.to)}.`,
  attack: (e, t) =>
    `${e.seat < 0 ? `I ribelli attaccano ${inSquare(e.to)}` : `${t.name(e.seat)} attacca ${theSquare(e.to)} ${fromSquare(e.from)}`}: ${pieces(e.pieces)} contro ${pieces(e.against)}.`,
  odds: (e) => `Tabella ${glossary.combatTables[e.table].name}, ${e.attacker} a ${e.defender}: ${odds(e.odds)}.`,
  'combat-result': (e) => `${glossary.results[e.result].name}${e.honours ? ', con l’onore delle armi' : ''}.`,
  stood: (e) => `Le mura reggono ${inSquare(e.square)}.`,
  'unit-lost': ({ piece: lost, square: at, cause }) => {
    if (cause === 'replaced') return null;
    if (cause === 'disbanded') return `Scioglimento ${inSquare(at)}: ${piece(lost)}.`;
    return `Perdita ${inSquare(at)}: ${piece(lost)}, ${losses[cause]}.`;
  },
  upgraded: (e) => `Ora veterani ${inSquare(e.square)}: ${plainPiece(e.piece)}.`,
  retreated: (e) => `${capital(aPiece(e.piece))} si ritira ${inSquare(e.to)}.`,
  advanced: (e) => `${capital(aPiece(e.piece))} avanza ${inSquare(e.to)}.`,
  'unit-placed': (e) => `Nuova unità ${inSquare(e.square)}: ${piece(e.piece)}.`,
  reckoned: (e, t) =>
    e.turn === 0
      ? `Tutte le forze sono schierate. Punti iniziali: ${e.parts.map((parts, seat) => `${t.name(seat)} ${sumOf(parts)}`).join(', ')}.`
      : `Finisce l’anno ${yearsOf(e.turn)}. Indici di vittoria: ${e.ratios.map((n, seat) => `${t.name(seat)} ${ratio(n)}`).join(', ')}.`,
  'game-ends': (e, t) =>
    `La partita è finita. ${e.points.map((n, seat) => `${t.name(seat)}: ${n} (${ratio(e.ratios[seat])})`).join('; ')}.`,

  treasury: (e, t) =>
    e.points < 0
      ? `${t.name(e.seat)} ${isLoss(e.for) ? 'perde' : 'paga'} ${points(-e.points)} ${glossary.moneyFor[e.for]}.`
      : `${t.name(e.seat)} guadagna ${points(e.points)} ${glossary.moneyFor[e.for]}.`,
  'taxes-raised': (e, t) => `${t.name(e.seat)} aumenta le tasse ${of(e.power)}. ${glossary.taxes[e.result]}.`,
  rebellion: (e, t) => `${t.name(e.seat)} guida i ribelli contro ${the(e.power)}.`,
  restored: (e, t) => `${t.name(e.seat)} risana ${theSquare(e.square)}.`,
  fortified: (e, t) => `${t.name(e.seat)} fortifica ${theSquare(e.square)}.`,
  'legion-tried': (e) =>
    e.raised
      ? `${capital(inSquare(e.square))} nasce una legione ${of(e.power)}.`
      : `Nessuna legione ${inSquare(e.square)}.`,
  'pillage-tried': (e, t) => {
    const who = e.minor ? `Una potenza minore, per ${t.name(e.seat)},` : t.name(e.seat);
    if (e.result === 'pillage') return `${who} saccheggia ${theSquare(e.square)}.`;
    return `${who} tenta di saccheggiare ${theSquare(e.square)}${e.result === 'nothing' ? ' invano' : ': le truppe non obbediscono più'}.`;
  },
  'enlightenment-tried': (e, t) => {
    if (e.result === 'enlightened') return `${t.name(e.seat)} porta i Lumi ${inSquare(e.square)}.`;
    return `${t.name(e.seat)} tenta di portare i Lumi ${inSquare(e.square)}${e.result === 'reaction' ? ' e provoca una reazione' : ' invano'}.`;
  },

  control: (e, t) =>
    e.seat === null
      ? `${The(e.power)} ${v(e.power, 'è neutrale', 'sono neutrali')}.`
      : `${t.name(e.seat)} controlla ${the(e.power)}.`,
  'deployed-as-suggested': (e) => `Schieramento suggerito per ${the(e.power)}.`,
  invaded: (e, t) => `${t.name(e.seat)} viola la neutralità ${of(e.power)}.`,
  displaced: (e) => `${capital(aPiece(e.piece))} passa ${fromSquare(e.from)} ${toSquare(e.to)}.`,
  'diplomacy-tried': (e, t) => `${t.name(e.seat)} tenta la diplomazia verso ${the(e.power)}.`,
  'diplomacy-laid': (e, t) =>
    `${t.name(e.seat)} impegna coperto ${e.marker === null ? 'un segnalino' : marker(e.marker)}.`,
  'diplomacy-shown': (e, t) => `${t.name(e.seat)} mostra ${marker(e.marker)}.`,
  'diplomacy-negated': (e, t) => `${marker(e.marker)} di ${t.name(e.seat)} resta senza effetto.`,
  'diplomacy-result': (e) =>
    `Differenziale ${e.differential < 0 ? `−${-e.differential}` : e.differential}: ${small(glossary.diplomacy[e.result].name)}.`,
  'gain-chosen': (e, t) =>
    e.gain === null
      ? `${t.name(e.seat)} non ne fa uso.`
      : `${t.name(e.seat)} sceglie: ${small(glossary.gains[e.gain].name)}.`,
  spied: (e, t) =>
    e.markers === null
      ? `${t.name(e.seat)} vede i segnalini di ${t.name(e.on)}.`
      : `${t.name(e.seat)} vede i segnalini di ${t.name(e.on)}: ${markersOf(e.markers)}.`,
  'treasury-seen': (e, t) =>
    e.points === null
      ? `${t.name(e.seat)} guarda nel tesoro di ${t.name(e.on)}.`
      : `${t.name(e.seat)} guarda nel tesoro di ${t.name(e.on)}: ${points(e.points)}.`,
  coup: (e, t) => `Congiura di ${t.name(e.seat)} contro ${t.name(e.against)}.`,
  attrition: (e) => `Logoramento ${inSquare(e.square)}.`,
  corruption: (e, t) => `${t.name(e.seat)} corrompe ${t.name(e.against)}: fino a ${points(e.points)}.`,
  manufacturing: (e) => `Le invenzioni fanno rendere due volte ${theSquare(e.square)}.`,
  chartered: (e) => `Una patente fa rendere due volte la rotta ${routes[e.route]}.`,
  revolution: (e) =>
    ({
      'no-capital-taken': 'Nessuna capitale è in mano nemica: niente rivoluzione.',
      calm: 'La rivoluzione è domata.',
      outbreak: 'Rivoluzione: tutti i segnalini tornano nel sacchetto.',
    })[e.outcome],
  'minor-recruiting': (e, t) =>
    `${t.name(e.seat)} arma truppe ${within(e.land)}. ${glossary.minorRecruiting[e.result]}.`,
  'hand-shown': (e, t) => {
    const shown = `${t.name(e.seat)} mostra ${e.whole ? 'tutti i segnalini' : 'un segnalino'} a ${e.to === null ? 'tutti' : t.name(e.to)}`;
    return e.markers === null ? `${shown}.` : `${shown}: ${markersOf(e.markers)}.`;
  },
  'marker-traded': (e, t) => `${t.name(e.seat)} dà a ${t.name(e.to)} ${marker(e.marker)}.`,
  'deal-void': (e, t) => `${t.name(e.seat)} non ha da dare ${marker(e.marker)}: l’accordo è nullo.`,
  agreed: (e, t) => `Convenuto: ${clauseSentence(e, t)}`,
  'agreement-broken': (e, t) =>
    `${t.name(e.seat)} viola un accordo con ${t.name(e.to)}: ${small(glossary.clauses[e.clause].name)}.`,
  'debt-paid': (e, t) => `${t.name(e.seat)} mantiene la parola e paga a ${t.name(e.to)} ${points(e.points)}.`,
  'treaty-signed': (e, t) => `${t.name(e.seat)} ${e.signed ? 'firma il trattato' : 'ritira la firma'}.`,
  'treaty-concluded': () => 'Tutti hanno firmato: la partita finisce con questo turno.',
};
