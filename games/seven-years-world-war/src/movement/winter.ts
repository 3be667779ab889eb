import { copy, type Seat } from '@cabinet-wars/kernel';
import { SQUARES, type Square, type SquareId, squareOf } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { KIND_OF, RECRUIT_OF } from '../data/units.ts';
import { squaresHeld } from '../money/money.ts';
import { cargoOf, isNaval, lift } from '../pieces.ts';
import { NO_PIECE, type OpenState, type Piece } from '../state.ts';
import type { PieceName } from '../vocabulary/choices/war.ts';
import type { Choice } from '../vocabulary/choices.ts';
import { distinct, nameOf, namesAt, piecesAt } from '../vocabulary/piece-names.ts';
import { excessAt, forageOf, hungrySquares, provisionCost, provisionNeed } from './forage.ts';

/** A unit that goes unprovisioned, and where it stands (19.3). */
export interface Starved {
  readonly square: SquareId;
  readonly piece: PieceName;
}

/** A square with more units than it feeds. */
export interface HungrySquare {
  readonly square: SquareId;
  readonly feeds: number;
  /** Everybody there, those who are to go too. */
  readonly units: readonly PieceName[];
  /** What is left to pay for the others. */
  readonly cost: number;
}

/** A winter as it would be if some units went without. */
export interface Winter {
  readonly treasury: number;
  /** What it would cost to provision everybody. */
  readonly need: number;
  /** What it costs once those have gone; more than the treasury where they are too few. */
  readonly cost: number;
  readonly squares: readonly HungrySquare[];
  /** How many of a player's squares feed all who stand there. */
  readonly fed: number;
}

export function winterOf(g: OpenState, seat: Seat, gone: readonly Starved[]): Winter {
  const after = without(g, gone);
  const hungry = hungrySquares(g, seat);
  return {
    treasury: g.treasury[seat],
    need: provisionNeed(g, seat),
    cost: provisionNeed(after, seat),
    squares: hungry.map((square) => ({
      square: SQUARES[square],
      feeds: forageOf(g, square, false),
      units: namesAt(g, square),
      cost: provisionCost(after, square),
    })),
    fed: squaresHeld(g, seat).length - hungry.length,
  };
}

/** Those who go first: who is cheapest to raise again for what he eats, until the rest can be paid for. */
export function suggestedStarved(g: OpenState, seat: Seat): Starved[] {
  const gone: Starved[] = [];
  for (let now = g; provisionNeed(now, seat) > now.treasury[seat]; now = without(g, gone))
    gone.push(cheapest(now, seat));
  return gone;
}

function cheapest(g: OpenState, seat: Seat): Starved {
  const need = provisionNeed(g, seat);
  const short = need - g.treasury[seat];
  const ways = hungrySquares(g, seat).flatMap((square) =>
    distinct(g, piecesAt(g, square)).map((piece) => {
      const starved = { square: SQUARES[square], piece: nameOf(g, piece) };
      const saved = need - provisionNeed(without(g, [starved]), seat);
      return { starved, price: worthOf(g, lostWith(g, piece)) / Math.min(short, saved) };
    }),
  );
  return ways.reduce((best, way) => (way.price < best.price ? way : best)).starved;
}

/** What it would cost to have some units again as they are (11.2, 17.1). */
function worthOf(g: OpenState, pieces: readonly Piece[]): number {
  const { recruitCost, trainCost } = tablesOf(g);
  return pieces.reduce((sum, piece) => {
    const recruit = RECRUIT_OF[KIND_OF[g.face[piece]]];
    return sum + recruitCost[recruit] + (recruit === g.face[piece] ? 0 : trainCost[recruit]);
  }, 0);
}

/** Cargo shares its fleet's fate (18.64). */
function lostWith(g: OpenState, piece: Piece): Piece[] {
  const cargo = isNaval(g, piece) ? cargoOf(g, piece) : NO_PIECE;
  return cargo === NO_PIECE ? [piece] : [piece, cargo];
}

/** Those of some who really must go: once the rest can be paid for, nobody else does. */
export function mustStarve(g: OpenState, seat: Seat, wanted: readonly Starved[]): readonly Starved[] {
  for (let n = 0; n < wanted.length; n++)
    if (provisionNeed(without(g, wanted.slice(0, n)), seat) <= g.treasury[seat]) return wanted.slice(0, n);
  return wanted;
}

/** Whether one more may go: its square still has more units than it feeds. */
export const mayStarve = (g: OpenState, gone: readonly Starved[], square: Square): boolean =>
  excessAt(without(g, gone), square) > 0;

/** What is said to let them go. A fleet that has lost its cargo first has another name by then, cargo that went down with it none. */
export function choicesToStarve(g: OpenState, gone: readonly Starved[]): Choice[] {
  return gone.flatMap((starved, i): Choice[] => {
    const now = without(g, gone.slice(0, i));
    const piece = pieceOf(now, starved);
    if (piece === NO_PIECE) return [];
    return [
      { t: 'starve-in', square: starved.square },
      { t: 'lose', piece: nameOf(now, piece) },
    ];
  });
}

function without(g: OpenState, gone: readonly Starved[]): OpenState {
  if (gone.length === 0) return g;
  const after = copy(g);
  for (const starved of gone) {
    const piece = pieceOf(after, starved);
    if (piece !== NO_PIECE) for (const lost of lostWith(after, piece)) lift(after, lost);
  }
  return after;
}

function pieceOf(g: OpenState, { square, piece: wanted }: Starved): Piece {
  const there = piecesAt(g, squareOf(square));
  const [fleet] = wanted.split('+');
  return (
    there.find((piece) => nameOf(g, piece) === wanted) ?? there.find((piece) => nameOf(g, piece) === fleet) ?? NO_PIECE
  );
}
