import {
  beyond,
  COMBAT_TABLES,
  KINDS,
  MARKERS,
  NOWHERE,
  POWERS,
  SQUARES,
  type SquareId,
  squareOf,
} from '@cabinet-wars/seven-years-world-war/data';
import { powersOf, squaresHeld } from '@cabinet-wars/seven-years-world-war/reckoning';
import type { Move } from '@cabinet-wars/seven-years-world-war/view';
import type { Nothing } from '../../kit/board.ts';
import type { Thing } from './map/things.ts';
import { frameOf, type GameChoice, type GameView, type OpenView, type OwnAsk } from './seen.ts';

type Kind = (view: GameView, seat: number) => GameChoice[];

const neighbours = (square: number): SquareId[] =>
  [0, 1, 2, 3]
    .map((direction) => beyond(square, direction))
    .flatMap((next) => (next === NOWHERE ? [] : [SQUARES[next]]));

const held = (open: OpenView, seat: number): number[] => squaresHeld(open, seat);
const inHand = ({ own }: GameView): number[] => MARKERS.flatMap((_, i) => ((own?.hand[i] ?? 0) > 0 ? [i] : []));

const plays: Kind = (view) => inHand(view).map((i) => ({ t: 'play', marker: MARKERS[i] }));
const attacks: Kind = ({ open }, seat) =>
  held(open, seat).flatMap((from) =>
    neighbours(from)
      .filter((to) => open.first[squareOf(to)] >= 0 && !held(open, seat).includes(squareOf(to)))
      .map((to) => ({ t: 'attack', from: SQUARES[from], to }) as const),
  );
const moves: Kind = ({ open }, seat) => held(open, seat).map((square) => ({ t: 'move', square: SQUARES[square] }));
const steps: Kind = ({ open }) => {
  const move = frameOf<Move>(open, 'move');
  return move === null ? [] : neighbours(move.at).map((square) => ({ t: 'step', square }));
};
const recruits: Kind = ({ open }, seat) =>
  powersOf(open, seat).flatMap((power) => KINDS.map((kind) => ({ t: 'recruit', power: POWERS[power], kind }) as const));

/** What somebody might want at each question. */
export const KINDS_OF: Readonly<Record<string, readonly Kind[]>> = {
  'taxation.hub': [plays],
  'recruiting.hub': [recruits, () => [{ t: 'buy-marker' }], plays],
  'training.hub': [plays],
  'diplomacy.hub': [plays],
  'movement-phase.act': [moves, plays],
  'move.march': [steps],
  'combat-phase.act': [attacks, plays],
  'attack.table': [() => COMBAT_TABLES.map((table) => ({ t: 'table', table }))],
};

const textOf = (choice: object): string => JSON.stringify(Object.entries(choice).sort());

/** What the player may want and is not offered, so that it can be asked why. */
export function wishesOf(ask: OwnAsk, view: GameView): GameChoice[] {
  const offered = new Set(ask.options.map(textOf));
  const wanted = (KINDS_OF[ask.key] ?? []).flatMap((kind) => kind(view, ask.seat));
  return wanted.filter((wish) => !offered.has(textOf(wish)));
}

/** The kinds of choice that say a square and nothing else. */
type KindAtSquare = Extract<GameChoice, { square: SquareId }>['t'];

/** By question: the kind of choice that a click on a square means there. */
export const CLICKED: Readonly<Record<string, KindAtSquare>> = {
  'movement-phase.act': 'move',
  'move.march': 'step',
  'recruiting.place': 'place',
  'deploy.place': 'at',
  'random-forces.place': 'at',
  'revert.where': 'at',
  'attrition.square': 'at',
  'manufacturing-inventions.square': 'at',
  'training.ground': 'train-in',
  'disbanding.where': 'disband-in',
  'provisioning.where': 'starve-in',
  'pillage.hub': 'pillage',
  'enlightenment.where': 'enlighten',
  'retreat.where': 'retreat',
};

/** What a click on a thing would mean if it were possible, to be explained. */
export function wishAt(ask: OwnAsk, open: OpenView, thing: Thing): Partial<GameChoice> | Nothing {
  if (thing.t === 'route') return { t: 'route', route: thing.route };
  const { square } = thing;
  if (ask.key === 'combat-phase.act') {
    const from = neighbours(squareOf(square)).find((id) => held(open, ask.seat).includes(squareOf(id)));
    return { t: 'attack', to: square, ...(from === undefined ? {} : { from }) };
  }
  if (thing.t === 'unit' && ask.key === 'move.muster') return { t: 'take', piece: thing.name };
  const t = CLICKED[ask.key] ?? ask.options.find((option) => 'square' in option)?.t;
  return t === undefined ? { t: 'nothing' } : { t, square };
}
