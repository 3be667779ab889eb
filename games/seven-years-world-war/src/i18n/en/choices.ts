import { COSTS, MARKER_COST } from '../../data/charts.ts';
import type { PowerId } from '../../data/powers.ts';
import type { ChoiceTexts } from '../tables.ts';
import { glossary } from './glossary.ts';
import { aPiece, count, marker, piece, square, The, the } from './grammar.ts';
import { kinds, lands, routes, units } from './names.ts';

const article = (text: string): string => (/^[aeiou]/.test(text) ? `an ${text}` : `a ${text}`);
const leader = (id: Parameters<typeof marker>[0], power: PowerId, fromHand: boolean): string =>
  `${marker(id)}, ${lands[power].name}${fromHand ? ' (from the hand)' : ''}`;

/** Short, as on a button or in a list of what was done. */
export const choices: ChoiceTexts = {
  pass: () => 'no',
  done: () => 'done',
  play: (c) => `play ${marker(c.marker)}`,
  return: (c) => `return ${marker(c.marker)}`,
  'return-leader': (c) => `return ${leader(c.marker, c.power, false)}`,
  player: (c, t) => t.name(c.seat),
  move: (c) => `move from ${square(c.square)}`,
  march: (c) => `Forced March from ${square(c.square)}`,
  'minor-move': (c) => `move the minor power’s force in ${square(c.square)}`,
  take: (c) => `take ${aPiece(c.piece)}`,
  'take-all': () => 'take all',
  go: () => 'set out',
  step: (c) => `to ${square(c.square)}`,
  drop: (c) => `leave ${aPiece(c.piece)} here`,
  debark: (c) => `land ${aPiece(c.piece)}`,
  stop: () => 'stop here',
  countermarch: (c) => `countermarch from ${square(c.square)}`,
  attack: (c) => `attack ${square(c.to)} from ${square(c.from)}`,
  'attack-again': (c) => `attack ${square(c.to)} from ${square(c.from)} by Forced March`,
  'minor-attack': (c) => `have the minor power attack ${square(c.to)} from ${square(c.from)}`,
  table: (c) => glossary.combatTables[c.table].name,
  leader: (c) => leader(c.marker, c.power, c.fromHand),
  lose: (c) => `lose ${aPiece(c.piece)}`,
  upgrade: (c) => `make ${aPiece(c.piece)} veterans`,
  stand: (c) => (c.stand ? 'hold the walls' : 'withdraw'),
  retreat: (c) => `${piece(c.piece)} to ${square(c.square)}`,
  advance: (c) => `advance ${aPiece(c.piece)}`,

  'raise-taxes': (c) => `raise taxes of ${the(c.power)}`,
  'tax-here': (c) => (c.here ? 'raise them here too' : 'not here'),
  'rebel-in': (c) => `rebellion in ${the(c.land)}`,
  draw: (c) => `draw ${count(c.markers, 'marker')}`,
  recruit: (c) => `recruit ${article(kinds[c.kind].one)} of ${the(c.power)} for ${COSTS[c.kind].recruit}`,
  place: (c) => `in ${square(c.square)}`,
  'buy-marker': () => `buy a marker for ${MARKER_COST}`,
  restore: (c) => `restore ${square(c.square)}`,
  fortify: (c) => `fortify ${square(c.square)} for ${COSTS['fortified-zone'].recruit}`,
  'build-legion': (c) => `form a legion under ${leader(c.marker, c.power, c.fromHand)}`,
  veterans: (c) => `the army of ${the(c.power)} in ${square(c.square)}`,
  trainer: (c) => `train under ${leader(c.marker, c.power, c.fromHand)}`,
  'train-in': (c) => `in ${square(c.square)}`,
  disband: () => 'disband a unit',
  'disband-in': (c) => `in ${square(c.square)}`,
  'starve-in': (c) => `in ${square(c.square)}`,
  pillage: (c) => `pillage ${square(c.square)}`,
  'minor-pillage': (c) => `have the minor power pillage ${square(c.square)}`,
  'enlighten-with': (c) => `spend ${marker(c.marker)}`,
  enlighten: (c) => `in ${square(c.square)}`,

  power: (c) => The(c.power),
  suggested: () => 'as suggested',
  at: (c) => `in ${square(c.square)}`,
  diplomacy: (c) => `diplomacy with ${the(c.power)}: lay ${marker(c.marker)}`,
  lay: (c) => `lay ${marker(c.marker)}`,
  negate: (c, t) => `Sturm & Drang upon ${marker(c.marker)} of ${t.name(c.seat)}`,
  gain: (c) => glossary.gains[c.gain].name,
  'against-leader': (c) => `${marker(c.marker)} of ${the(c.power)}`,
  reaction: (c) => (c.take === 'points' ? 'take treasury points' : 'draw markers'),
  fetch: (c) => `take ${marker(c.marker)}`,
  route: (c) => routes[c.route],
  land: (c) => The(c.land),
  raise: (c) => article(units[c.unit]),
  honour: (c) => (c.pay ? 'pay' : 'break the agreement'),
};
