import { COSTS, MARKER_COST } from '../../data/charts.ts';
import type { PowerId } from '../../data/powers.ts';
import type { ChoiceTexts } from '../tables.ts';
import { glossary } from './glossary.ts';
import { aPiece, count, marker, name, of, piece, points, square, The, the, within } from './grammar.ts';
import { kinds, routes, units } from './names.ts';

const leader = (id: Parameters<typeof marker>[0], power: PowerId, fromHand: boolean): string =>
  `${marker(id)}, ${name(power)}${fromHand ? ' (dalla mano)' : ''}`;

/** Short, as on a button or in a list of what was done. */
export const choices: ChoiceTexts = {
  pass: () => 'no',
  done: () => 'basta così',
  play: (c) => `gioca ${marker(c.marker)}`,
  return: (c) => `rimetti nel sacchetto ${marker(c.marker)}`,
  'return-leader': (c) => `rimetti nel sacchetto ${leader(c.marker, c.power, false)}`,
  player: (c, t) => t.name(c.seat),
  move: (c) => `muovi: ${square(c.square)}`,
  march: (c) => `Marcia forzata: ${square(c.square)}`,
  'minor-move': (c) => `muovi la potenza minore: ${square(c.square)}`,
  take: (c) => `prendi ${aPiece(c.piece)}`,
  'take-all': () => 'prendi tutto',
  go: () => 'in marcia',
  step: (c) => square(c.square),
  drop: (c) => `lascia qui ${aPiece(c.piece)}`,
  debark: (c) => `sbarca ${aPiece(c.piece)}`,
  stop: () => 'fermati qui',
  countermarch: (c) => `contromarcia: ${square(c.square)}`,
  attack: (c) => `attacca: ${square(c.from)} → ${square(c.to)}`,
  'attack-again': (c) => `attacca con Marcia forzata: ${square(c.from)} → ${square(c.to)}`,
  'minor-attack': (c) => `fai attaccare la potenza minore: ${square(c.from)} → ${square(c.to)}`,
  table: (c) => glossary.combatTables[c.table].name,
  leader: (c) => leader(c.marker, c.power, c.fromHand),
  lose: (c) => `perdi ${aPiece(c.piece)}`,
  upgrade: (c) => `promuovi a veterani ${aPiece(c.piece)}`,
  stand: (c) => (c.stand ? 'tieni le mura' : 'ritirati'),
  retreat: (c) => `${piece(c.piece)}: ${square(c.square)}`,
  advance: (c) => `avanza con ${aPiece(c.piece)}`,

  'raise-taxes': (c) => `aumenta le tasse ${of(c.power)}`,
  'tax-here': (c) => (c.here ? 'aumentale anche qui' : 'qui no'),
  'rebel-in': (c) => `rivolta ${within(c.land)}`,
  draw: (c) => `pesca ${count(c.markers, 'segnalino', 'segnalini')}`,
  recruit: (c) => `recluta ${kinds[c.kind].a} ${of(c.power)} per ${points(COSTS[c.kind].recruit)}`,
  place: (c) => square(c.square),
  'buy-marker': () => `compra un segnalino per ${points(MARKER_COST)}`,
  restore: (c) => `risana: ${square(c.square)}`,
  fortify: (c) => `fortifica per ${points(COSTS['fortified-zone'].recruit)}: ${square(c.square)}`,
  'build-legion': (c) => `forma una legione con ${leader(c.marker, c.power, c.fromHand)}`,
  veterans: (c) => `l’esercito ${of(c.power)}: ${square(c.square)}`,
  trainer: (c) => `addestra con ${leader(c.marker, c.power, c.fromHand)}`,
  'train-in': (c) => square(c.square),
  disband: () => 'sciogli un’unità',
  'disband-in': (c) => square(c.square),
  'starve-in': (c) => square(c.square),
  pillage: (c) => `saccheggia: ${square(c.square)}`,
  'minor-pillage': (c) => `fai saccheggiare la potenza minore: ${square(c.square)}`,
  'enlighten-with': (c) => `spendi ${marker(c.marker)}`,
  enlighten: (c) => square(c.square),

  power: (c) => The(c.power),
  suggested: () => 'come suggerito',
  at: (c) => square(c.square),
  diplomacy: (c) => `diplomazia verso ${the(c.power)}: impegna ${marker(c.marker)}`,
  lay: (c) => `impegna ${marker(c.marker)}`,
  negate: (c, t) => `Sturm und Drang contro ${marker(c.marker)} di ${t.name(c.seat)}`,
  gain: (c) => glossary.gains[c.gain].name,
  'against-leader': (c) => `${marker(c.marker)} ${of(c.power)}`,
  reaction: (c) => (c.take === 'points' ? 'prendi punti tesoro' : 'pesca segnalini'),
  fetch: (c) => `prendi ${marker(c.marker)}`,
  route: (c) => routes[c.route],
  land: (c) => The(c.land),
  raise: (c) => units[c.unit],
  honour: (c) => (c.pay ? 'paga' : 'viola l’accordo'),
};
