/** The game in numbers of fixed shape, for programs that learn. */
import { type Domain, Encoding, type KindSpec, type Part } from '@cabinet-wars/kernel';
import { COMBAT_TABLES } from './data/combat.ts';
import { MARKER_COUNT, MARKERS } from './data/markers.ts';
import { LANDS, POWER_COUNT, POWERS } from './data/powers.ts';
import { ROUTES } from './data/routes.ts';
import { SQUARE_COUNT, SQUARES } from './data/squares.ts';
import { PHASES } from './data/timing.ts';
import { KINDS, UNITS } from './data/units.ts';
import { flow } from './flow.ts';
import { LEADER_COUNT, type State } from './state.ts';
import { GAINS } from './vocabulary/choices/powers.ts';
import type { ChoiceKind } from './vocabulary/choices.ts';

const SEATS = 4;
/** No counter mix has more pieces. */
const PIECES = 512;

const byPiece = (name: string, numbers: (g: State) => readonly number[]): Part<State> => ({
  name,
  length: PIECES,
  numbers,
});
const inSquares = (name: string, places: (g: State) => readonly number[]): Part<State> => ({
  name,
  length: SQUARE_COUNT,
  places,
});
const bySeat = (name: string, numbers: (g: State) => readonly number[], each = 1): Part<State> => ({
  name,
  length: SEATS * each,
  numbers,
});
/** A seat's own share of a list that has every seat's. */
const own = (name: string, list: (g: State) => readonly number[], each = MARKER_COUNT): Part<State> => ({
  name,
  length: each,
  numbers: (g, seat) => list(g).slice(seat * each, (seat + 1) * each),
});
const bit = (truth: boolean): number => (truth ? 1 : 0);

const parts: readonly Part<State>[] = [
  {
    name: 'time',
    length: 9,
    numbers: (g) => [
      ...[g.options.players, g.turn, PHASES.indexOf(g.phase), g.active, g.initiative],
      ...[g.pool, bit(g.treaty), g.die, bit(g.effective)],
    ],
  },
  { name: 'control', length: POWER_COUNT, numbers: (g) => g.control },
  bySeat('treasury', (g) => g.treasury),
  bySeat('markers in hand', (g) => g.hands),
  bySeat('starting points', (g) => g.startingPoints),
  bySeat('known to lack', (g) => g.without, MARKER_COUNT),
  { name: 'leaders', length: POWER_COUNT * LEADER_COUNT, numbers: (g) => g.leaders },
  { name: 'leaders tired', length: POWER_COUNT * LEADER_COUNT, numbers: (g) => g.tired },
  byPiece('where', (g) => g.where),
  byPiece('face', (g) => g.face),
  byPiece('aboard', (g) => g.aboard),
  byPiece('done', (g) => g.done),
  inSquares('pillaged', (g) => g.pillaged),
  inSquares('enlightened', (g) => g.enlightened),
  inSquares('ransacked', (g) => g.ransacked),
  own('own hand', (g) => g.secret.hands),
  own('own committed', (g) => g.secret.committed),
  own('own lacks', (g) => g.secret.lacks),
  {
    name: 'own notes',
    length: SEATS * MARKER_COUNT,
    numbers: (g, seat) => {
      const each = g.hands.length * MARKER_COUNT;
      return g.secret.notes.slice(seat * each, (seat + 1) * each);
    },
  },
];

const kind = (fields: Readonly<Record<string, Domain>> = {}, slots = 1): KindSpec => ({ fields, slots });
const square = kind({ square: SQUARES });
const marker = kind({ marker: MARKERS });
const power = kind({ power: POWERS });
const land = kind({ land: LANDS });
/** Pieces have names made of what they carry: they are numbered in the order they are offered. */
const piece = kind({}, 48);
/** A square is attacked from few others. */
const attack = kind({ to: SQUARES }, 8);
const ofHandOrBox = kind({ marker: MARKERS, power: POWERS, fromHand: 'yes-no' });

const kinds: Readonly<Record<ChoiceKind, KindSpec>> = {
  pass: kind(),
  done: kind(),
  play: marker,
  return: marker,
  'return-leader': kind({ marker: MARKERS, power: POWERS }),
  player: kind({ seat: { below: SEATS } }),
  move: square,
  march: square,
  'minor-move': square,
  take: piece,
  'take-all': kind(),
  go: kind(),
  step: square,
  drop: piece,
  debark: piece,
  stop: kind(),
  countermarch: square,
  attack,
  'attack-again': attack,
  'minor-attack': attack,
  table: kind({ table: COMBAT_TABLES }),
  leader: ofHandOrBox,
  lose: piece,
  upgrade: piece,
  stand: kind({ stand: 'yes-no' }),
  retreat: kind({ square: SQUARES }, 16),
  advance: piece,
  'raise-taxes': power,
  'tax-here': kind({ here: 'yes-no' }),
  'rebel-in': land,
  draw: kind({ markers: { below: 32 } }),
  recruit: kind({ power: POWERS, kind: KINDS }),
  place: square,
  'buy-marker': kind(),
  restore: square,
  fortify: square,
  'build-legion': ofHandOrBox,
  veterans: kind({ square: SQUARES }, 4),
  trainer: ofHandOrBox,
  'train-in': square,
  disband: kind(),
  'disband-in': square,
  'starve-in': square,
  pillage: square,
  'minor-pillage': square,
  'enlighten-with': marker,
  enlighten: square,
  power,
  suggested: kind(),
  at: square,
  diplomacy: kind({ power: POWERS, marker: MARKERS }),
  lay: marker,
  negate: kind({ seat: { below: SEATS }, marker: MARKERS }),
  gain: kind({ gain: GAINS }),
  'against-leader': kind({ marker: MARKERS, power: POWERS }),
  reaction: kind({ take: ['points', 'markers'] }),
  fetch: marker,
  route: kind({ route: ROUTES }),
  land,
  raise: kind({ unit: UNITS }),
  honour: kind({ pay: 'yes-no' }),
};

export const encoding = new Encoding({ version: 1, flow, parts, kinds });
