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
  list,
  marker,
  piece,
  pieces,
  plainPiece,
  points,
  ratio,
  square,
  The,
  the,
  v,
} from './grammar.ts';
import { phases, routes } from './names.ts';

const losses: Readonly<Record<Exclude<LossCause, 'disbanded' | 'replaced'>, string>> = {
  combat: 'in combat',
  retreat: 'with nowhere to retreat to',
  attrition: 'to attrition',
  forage: 'for want of forage',
  provisioning: 'unprovisioned',
  sunk: 'with its fleet',
  defection: 'deserted by its side',
  displacement: 'with nowhere to go home to',
  pillage: 'gone plundering',
  uprising: 'in an uprising',
};
const returned = { limit: 'to make room', lost: 'at random', 'given-up': 'by choice', 'set-up': 'at set-up' } as const;
const isLoss = (why: MoneyFor): boolean => why === 'corruption' || why === 'laissez-faire';
const markersOf = (ids: readonly Parameters<typeof marker>[0][]): string =>
  ids.length === 0 ? 'nothing' : list(ids.map(marker));

/** A line of the log; null for events that need none. */
export const events: EventTexts = {
  'turn-begins': (e) => `The year ${yearsOf(e.turn)} begins.`,
  'phase-begins': (e, t) =>
    e.seat < 0 ? `${phases[e.phase]}.` : `${t.name(e.seat)}: ${phases[e.phase].toLowerCase()}.`,
  initiative: (e, t) => `${t.name(e.seat)} has the initiative; campaign value ${e.points}.`,
  rolled: (e, t) => `${e.seat < 0 ? 'The die' : `${t.name(e.seat)} throws`} ${glossary.rolls[e.for]}: ${e.die}.`,
  'marker-played': (e, t) => `${t.name(e.seat)} ${e.forced ? 'draws and must play' : 'plays'} ${marker(e.marker)}.`,
  'marker-negated': (e, t) => `${marker(e.marker)} of ${t.name(e.seat)} is negated.`,
  'marker-drawn': (e, t) => `${t.name(e.seat)} draws ${e.marker === null ? 'a marker' : marker(e.marker)}.`,
  'marker-returned': (e, t) => `${t.name(e.seat)} returns ${marker(e.marker)} to the pool, ${returned[e.cause]}.`,
  'leader-placed': (e, t) => `${t.name(e.seat)} gives ${the(e.power)} a leader: ${marker(e.marker)}.`,
  'leader-used': (e) => `${marker(e.marker)} of ${the(e.power)} has done his work for this year.`,
  'leader-lost': (e) => `${marker(e.marker)} of ${the(e.power)} goes back to the pool.`,
  'force-moves': (e, t) => `${t.name(e.seat)} moves ${pieces(e.pieces)} from ${square(e.square)}.`,
  moved: (e) => `On to ${square(e.to)}.`,
  dropped: (e) => `${capital(aPiece(e.piece))} stays in ${square(e.square)}.`,
  embarked: (e) => `${capital(aPiece(ashore(e.piece)))} embarks in ${square(e.square)}.`,
  debarked: (e) => `${capital(aPiece(ashore(e.piece)))} lands in ${square(e.square)}.`,
  countermarch: (e, t) => `${t.name(e.seat)} countermarches from ${square(e.from)} against ${square(e.to)}.`,
  attack: (e, t) =>
    `${e.seat < 0 ? `Rebels attack in ${square(e.to)}` : `${t.name(e.seat)} attacks ${square(e.to)} from ${square(e.from)}`}: ${pieces(e.pieces)} against ${pieces(e.against)}.`,
  odds: (e) => `${glossary.combatTables[e.table].name}, ${e.attacker} to ${e.defender}: ${e.odds}.`,
  'combat-result': (e) => `${glossary.results[e.result].name}${e.honours ? ', with the honours of war' : ''}.`,
  stood: (e) => `The walls of ${square(e.square)} hold.`,
  'unit-lost': ({ piece: lost, square: at, cause }) => {
    if (cause === 'replaced') return null;
    if (cause === 'disbanded') return `${capital(aPiece(lost))} in ${square(at)} is disbanded.`;
    return `${capital(aPiece(lost))} in ${square(at)} is lost, ${losses[cause]}.`;
  },
  upgraded: (e) => `Veterans now in ${square(e.square)}: ${plainPiece(e.piece)}.`,
  retreated: (e) => `${capital(aPiece(e.piece))} retreats to ${square(e.to)}.`,
  advanced: (e) => `${capital(aPiece(e.piece))} advances to ${square(e.to)}.`,
  'unit-placed': (e) => `New in ${square(e.square)}: ${piece(e.piece)}.`,
  reckoned: (e, t) =>
    e.turn === 0
      ? `All forces stand. Points at the start: ${e.parts.map((parts, seat) => `${t.name(seat)} ${sumOf(parts)}`).join(', ')}.`
      : `The year ${yearsOf(e.turn)} ends. Ratios: ${e.ratios.map((n, seat) => `${t.name(seat)} ${ratio(n)}`).join(', ')}.`,
  'game-ends': (e, t) =>
    `The game ends. ${e.points.map((n, seat) => `${t.name(seat)}: ${n} (${ratio(e.ratios[seat])})`).join('; ')}.`,

  treasury: (e, t) =>
    e.points < 0
      ? `${t.name(e.seat)} ${isLoss(e.for) ? 'loses' : 'pays'} ${points(-e.points)} ${glossary.moneyFor[e.for]}.`
      : `${t.name(e.seat)} gains ${points(e.points)} ${glossary.moneyFor[e.for]}.`,
  'taxes-raised': (e, t) => `${t.name(e.seat)} raises taxes of ${the(e.power)}. ${glossary.taxes[e.result]}.`,
  rebellion: (e, t) => `${t.name(e.seat)} leads the rebels against ${the(e.power)}.`,
  restored: (e, t) => `${t.name(e.seat)} restores ${square(e.square)}.`,
  fortified: (e, t) => `${t.name(e.seat)} fortifies ${square(e.square)}.`,
  'legion-tried': (e) =>
    e.raised ? `A legion of ${the(e.power)} is formed in ${square(e.square)}.` : `No legion in ${square(e.square)}.`,
  'pillage-tried': (e, t) => {
    const who = e.minor ? `A minor power, for ${t.name(e.seat)},` : t.name(e.seat);
    if (e.result === 'pillage') return `${who} pillages ${square(e.square)}.`;
    return `${who} tries to pillage ${square(e.square)}${e.result === 'nothing' ? ' in vain' : ': the troops lose discipline'}.`;
  },
  'enlightenment-tried': (e, t) => {
    if (e.result === 'enlightened') return `${t.name(e.seat)} brings enlightenment to ${square(e.square)}.`;
    return `${t.name(e.seat)} tries to enlighten ${square(e.square)}${e.result === 'reaction' ? ' and meets with reaction' : ' in vain'}.`;
  },

  control: (e, t) =>
    e.seat === null
      ? `${The(e.power)} ${v(e.power, 'is', 'are')} neutral.`
      : `${t.name(e.seat)} controls ${the(e.power)}.`,
  'deployed-as-suggested': (e) => `${The(e.power)} ${v(e.power, 'is', 'are')} set up as suggested.`,
  invaded: (e, t) => `${t.name(e.seat)} violates the neutrality of ${the(e.power)}.`,
  displaced: (e) => `${capital(aPiece(e.piece))} goes from ${square(e.from)} to ${square(e.to)}.`,
  'diplomacy-tried': (e, t) => `${t.name(e.seat)} tries diplomacy with ${the(e.power)}.`,
  'diplomacy-laid': (e, t) => `${t.name(e.seat)} lays ${e.marker === null ? 'a marker' : marker(e.marker)} face down.`,
  'diplomacy-shown': (e, t) => `${t.name(e.seat)} shows ${marker(e.marker)}.`,
  'diplomacy-negated': (e, t) => `${marker(e.marker)} of ${t.name(e.seat)} is negated.`,
  'diplomacy-result': (e) =>
    `Differential ${e.differential < 0 ? `−${-e.differential}` : e.differential}: ${glossary.diplomacy[e.result].name.toLowerCase()}.`,
  'gain-chosen': (e, t) =>
    e.gain === null
      ? `${t.name(e.seat)} makes no use of it.`
      : `${t.name(e.seat)} chooses: ${glossary.gains[e.gain].name.toLowerCase()}.`,
  spied: (e, t) =>
    e.markers === null
      ? `${t.name(e.seat)} sees the markers of ${t.name(e.on)}.`
      : `${t.name(e.seat)} sees the markers of ${t.name(e.on)}: ${markersOf(e.markers)}.`,
  'treasury-seen': (e, t) =>
    e.points === null
      ? `${t.name(e.seat)} looks into the treasury of ${t.name(e.on)}.`
      : `${t.name(e.seat)} looks into the treasury of ${t.name(e.on)}: ${points(e.points)}.`,
  coup: (e, t) => `A coup of ${t.name(e.seat)} against ${t.name(e.against)}.`,
  attrition: (e) => `Attrition in ${square(e.square)}.`,
  corruption: (e, t) => `${t.name(e.seat)} corrupts ${t.name(e.against)}: up to ${points(e.points)}.`,
  manufacturing: (e) => `Inventions make ${square(e.square)} pay twice.`,
  chartered: (e) => `A charter makes the route ${routes[e.route]} pay twice.`,
  revolution: (e) =>
    ({
      'no-capital-taken': 'No capital is in enemy hands: there is no revolution.',
      calm: 'The revolution is put down.',
      outbreak: 'Revolution: all markers go back to the pool.',
    })[e.outcome],
  'minor-recruiting': (e, t) =>
    `${t.name(e.seat)} raises troops in ${the(e.land)}. ${glossary.minorRecruiting[e.result]}.`,
  'hand-shown': (e, t) => {
    const shown = `${t.name(e.seat)} shows ${e.to === null ? 'everybody' : t.name(e.to)} ${e.whole ? 'all markers' : 'a marker'}`;
    return e.markers === null ? `${shown}.` : `${shown}: ${markersOf(e.markers)}.`;
  },
  'marker-traded': (e, t) => `${t.name(e.seat)} gives ${t.name(e.to)} ${marker(e.marker)}.`,
  'deal-void': (e, t) => `${t.name(e.seat)} has no ${marker(e.marker)} to give: the deal is void.`,
  agreed: (e, t) => `Agreed: ${clauseSentence(e, t)}`,
  'agreement-broken': (e, t) =>
    `${t.name(e.seat)} breaks an agreement with ${t.name(e.to)}: ${glossary.clauses[e.clause].name.toLowerCase()}.`,
  'debt-paid': (e, t) => `${t.name(e.seat)} keeps his word and pays ${t.name(e.to)} ${points(e.points)}.`,
  'treaty-signed': (e, t) => `${t.name(e.seat)} ${e.signed ? 'signs the treaty' : 'takes back the signature'}.`,
  'treaty-concluded': () => 'All have signed: the game ends with this turn.',
};
