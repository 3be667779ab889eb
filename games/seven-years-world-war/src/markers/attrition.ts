import { ATTRITION } from '../data/charts.ts';
import { SQUARE_COUNT, type Square, squareOf } from '../data/squares.ts';
import { IS_STATIC } from '../data/units.ts';
import { eliminate } from '../eliminate.ts';
import { procedure } from '../procedure.ts';
import { NO_PIECE, type Piece, type State } from '../state.ts';
import { AT } from '../vocabulary/choices/constants.ts';
import { piecesAt } from '../vocabulary/piece-names.ts';
import type { AttritionEffect } from './effects.ts';
import { roll, rolling } from './roll.ts';

/** 29.7, ruling 63. Any square: a die for each unit there but bases and fortified zones, and 1 or 2 is its end. */
export const attrition = procedure<AttritionEffect>('attrition')({
  square: {
    who: (g, f) => (sufferingSquares(g).length > 0 ? f.seat : null),
    options: (g) => sufferingSquares(g).map((square) => AT[square]),
    choose: (g, f, choice, x) => {
      if (choice.t !== 'at') return;
      f.square = squareOf(choice.square);
      f.units = piecesAt(g, f.square).filter((piece) => suffers(g, piece));
      x.log?.({ t: 'attrition', seat: f.seat, square: choice.square });
    },
  },
  throw: (g, f, x) => {
    // Cargo may have gone down with its fleet.
    while (f.units.length > 0 && g.where[f.units[0]] !== f.square) f.units.shift();
    if (f.units.length === 0) return 'end';
    x.call(roll, rolling(f.seat, 'attrition'));
  },
  suffer: (g, f, x) => {
    const piece = f.units.shift()!;
    if (g.die <= ATTRITION) eliminate(g, piece, 'attrition', x);
    return 'throw';
  },
  end: () => {},
});

const suffers = (g: State, piece: Piece): boolean => !IS_STATIC[g.face[piece]];

/** Squares with units that attrition can touch. */
export function sufferingSquares(g: State): Square[] {
  const squares: Square[] = [];
  for (let square = 0; square < SQUARE_COUNT; square++)
    for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece])
      if (suffers(g, piece)) {
        squares.push(square);
        break;
      }
  return squares;
}
