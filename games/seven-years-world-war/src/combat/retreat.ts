import { type Context, DONE, type Frame, type Procedure, type Seat } from '@cabinet-wars/kernel';
import { NOWHERE, SQUARES, type Square, squareOf } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { UNIT } from '../data/units.ts';
import { eliminate } from '../eliminate.ts';
import { shift } from '../pieces.ts';
import { procedure } from '../procedure.ts';
import { NO_PIECE, type Piece, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Event } from '../vocabulary/events.ts';
import { nameOf } from '../vocabulary/piece-names.ts';
import { refuges } from './retreats.ts';

export interface Retreat {
  /** A seat; else the units are minor ones, and nobody chooses for them. */
  seat: Seat;
  at: Square;
  /** Who has still to go. */
  pieces: Piece[];
}

/** 15.8: units that must withdraw go one square each, where they may; those that cannot are lost. */
export const retreat: Procedure<Retreat, State, Choice, Event> = procedure<Retreat>('retreat')({
  /** 15.81, 18.65: a fortified zone lets all in its square ignore the result, if their owner likes (ruling 54). */
  stand: {
    who: (g, f) => (f.seat >= 0 && isFortified(g, f) ? f.seat : null),
    options: () => [
      { t: 'stand', stand: true },
      { t: 'stand', stand: false },
    ],
    choose: (_g, f, choice, x) => {
      if (choice.t !== 'stand' || !choice.stand) return;
      x.log?.({ t: 'stood', square: SQUARES[f.at] });
      return DONE;
    },
  },
  standUnasked: (g, f, x) => {
    if (f.seat >= 0 || !isFortified(g, f)) return;
    x.log?.({ t: 'stood', square: SQUARES[f.at] });
    return DONE;
  },
  /** Cargo goes with its fleet. */
  abandon: (g, f, x) => {
    for (const piece of f.pieces) if (tablesOf(g).speed[g.face[piece]] === 0) eliminate(g, piece, 'retreat', x);
    f.pieces = f.pieces.filter((piece) => g.where[piece] !== NOWHERE && g.aboard[piece] === NO_PIECE);
  },
  next: (g, f, x) => {
    if (f.pieces.length === 0) return DONE;
    const [piece] = f.pieces;
    const squares = refuges(g, piece, f.at);
    if (squares.length > 0 && f.seat >= 0) return;
    if (squares.length === 0) eliminate(g, piece, 'retreat', x);
    else go(g, f, piece, squares[0], x);
    f.pieces = f.pieces.slice(1);
    return 'next';
  },
  where: {
    who: (_g, f) => f.seat,
    options: (g, f) =>
      refuges(g, f.pieces[0], f.at).map((square) => ({
        t: 'retreat' as const,
        piece: nameOf(g, f.pieces[0]),
        square: SQUARES[square],
      })),
    choose: (g, f, choice, x) => {
      if (choice.t === 'retreat') go(g, f, f.pieces[0], squareOf(choice.square), x);
      f.pieces = f.pieces.slice(1);
      return 'next';
    },
  },
});

const isFortified = (g: State, f: Frame<Retreat>): boolean =>
  f.pieces.some((piece) => g.face[piece] === UNIT['fortified-zone']);

function go(g: State, f: Frame<Retreat>, piece: Piece, to: Square, x: Context<Event>): void {
  x.log?.({ t: 'retreated', piece: nameOf(g, piece), from: SQUARES[f.at], to: SQUARES[to] });
  shift(g, piece, to);
}
