import { SQUARES, type SquareId, squareOf, tablesOf } from '@cabinet-wars/seven-years-world-war/data';
import {
  cargoOf,
  isNaval,
  landingCost,
  type Marching,
  musterable,
  nameOf,
  strengthOf,
} from '@cabinet-wars/seven-years-world-war/reckoning';
import {
  MINOR,
  type Move,
  type MovementPhase,
  NO_PIECE,
  type Piece,
  type PieceName,
} from '@cabinet-wars/seven-years-world-war/view';
import { frameOf, type OpenView, type OwnAsk } from '../read/seen.ts';

/** How a force is set going: by itself, by Forced March, or a minor one by an alliance. */
export type Setting = 'move' | 'march' | 'minor-move';

/** What has been taken up, and has not set out yet: so many of each kind, by the names of the units. */
export interface Taken {
  /** The question it was taken up for: it means nothing at the next. */
  readonly askId: number;
  readonly how: Setting;
  readonly from: SquareId;
  readonly counts: Readonly<Record<PieceName, number>>;
}

/** Units alike that could set out from a square. */
export interface Kind {
  readonly name: PieceName;
  readonly pieces: readonly Piece[];
  readonly naval: boolean;
  readonly strength: number;
}

/** The kinds of a square that may set out, fleets first, then the strongest. */
export function kindsAt(open: OpenView, seat: number, { how, from }: Pick<Taken, 'how' | 'from'>): readonly Kind[] {
  const pieces = musterable(open, squareOf(from), how === 'minor-move' ? MINOR : seat, how === 'march');
  const byName = new Map<PieceName, Piece[]>();
  for (const piece of pieces) {
    const name = nameOf(open, piece);
    byName.set(name, [...(byName.get(name) ?? []), piece]);
  }
  return [...byName]
    .map(([name, alike]) => ({
      name,
      pieces: alike,
      naval: isNaval(open, alike[0]),
      strength: strengthOf(open, alike.slice(0, 1)),
    }))
    .sort((a, b) => Number(b.naval) - Number(a.naval) || b.strength - a.strength);
}

/** A force made of what was taken: who goes by itself, and who goes aboard. */
export interface Force {
  readonly marching: Marching;
  readonly aboard: readonly Piece[];
  /** What already lay in the fleets. */
  readonly loaded: readonly Piece[];
  readonly room: number;
  readonly strength: number;
  /** Everybody who comes along. */
  readonly all: readonly Piece[];
}

/** Null where nobody has been taken. */
export function forceOf(open: OpenView, seat: number, taken: Taken): Force | null {
  const chosen = kindsAt(open, seat, taken).flatMap(({ name, pieces }) => pieces.slice(0, taken.counts[name] ?? 0));
  const fleets = chosen.filter((piece) => isNaval(open, piece));
  const naval = fleets.length > 0;
  const force = naval ? fleets : chosen;
  const aboard = naval ? chosen.filter((piece) => !isNaval(open, piece)) : [];
  if (force.length === 0) return null;
  const at = squareOf(taken.from);
  const speed = Math.min(...force.map((piece) => tablesOf(open).speed[open.face[piece]]));
  const left = speed - (aboard.length > 0 ? landingCost(open, at) : 0);
  const minor = taken.how === 'minor-move';
  const expedition = !minor && frameOf<MovementPhase>(open, 'movement-phase')?.expedition === true;
  return made(open, { seat, minor, naval, expedition, force, at, left }, aboard);
}

function made(open: OpenView, marching: Marching, aboard: readonly Piece[]): Force {
  const { force, naval, minor } = marching;
  const loaded = naval ? force.map((fleet) => cargoOf(open, fleet)).filter((piece) => piece !== NO_PIECE) : [];
  const all = [...force, ...aboard, ...loaded];
  const room = naval && !minor ? force.length - loaded.length : 0;
  return { marching, aboard, loaded, room, strength: strengthOf(open, all), all };
}

/** The force that is on its way already. */
export function forceUnderWay(open: OpenView, ask: OwnAsk): Force | null {
  const move = frameOf<Move>(open, 'move');
  return ask.key !== 'move.march' || move === null || move.force.length === 0 ? null : made(open, { ...move }, []);
}

export type PresetId = 'all' | 'transport' | 'fleets' | 'armies';

export interface Preset {
  readonly id: PresetId;
  readonly counts: Taken['counts'];
}

/** What is usually taken: alike ones are one. The first of them is taken with the first click. */
export function presetsOf(kinds: readonly Kind[]): readonly Preset[] {
  const fleets = kinds.filter(({ naval }) => naval);
  const armies = kinds.filter(({ naval }) => !naval);
  const sizeOf = (some: readonly Kind[]) => some.reduce((sum, { pieces }) => sum + pieces.length, 0);
  const whole = (some: readonly Kind[]) => Object.fromEntries(some.map(({ name, pieces }) => [name, pieces.length]));
  if (fleets.length === 0 || armies.length === 0) return [{ id: 'all', counts: whole(kinds) }];
  const room = sizeOf(fleets.filter(({ name }) => !name.includes('+')));
  const presets: Preset[] = [];
  if (room > 0)
    presets.push({
      id: sizeOf(armies) <= room ? 'all' : 'transport',
      counts: { ...whole(fleets), ...upTo(armies, room) },
    });
  return [...presets, { id: 'fleets', counts: whole(fleets) }, { id: 'armies', counts: whole(armies) }];
}

function upTo(kinds: readonly Kind[], most: number): Taken['counts'] {
  let left = most;
  return Object.fromEntries(
    kinds.map(({ name, pieces }) => {
      const count = Math.min(left, pieces.length);
      left -= count;
      return [name, count];
    }),
  );
}

/** How many of a kind may be taken, with what else is taken: land units go along with fleets only where there is room. */
export function mostOf(kinds: readonly Kind[], counts: Taken['counts'], kind: Kind): number {
  const taken = (naval: boolean, without: boolean) =>
    kinds.reduce(
      (sum, each) =>
        each.naval === naval && (!without || (each !== kind && !each.name.includes('@')))
          ? sum + (counts[each.name] ?? 0)
          : sum,
      0,
    );
  const fleets = taken(true, false);
  if (kind.naval || fleets === 0) return kind.pieces.length;
  const loaded = kinds.reduce((sum, { name }) => (name.includes('+') ? sum + (counts[name] ?? 0) : sum), 0);
  return Math.max(0, Math.min(kind.pieces.length, fleets - loaded - taken(false, true)));
}

export const squareIds = (squares: readonly number[]): SquareId[] => squares.map((square) => SQUARES[square]);
