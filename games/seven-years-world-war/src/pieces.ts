import type { Seat } from '@cabinet-wars/kernel';
import { type Land, MINOR_UNITS, type Nation } from './data/powers.ts';
import { NOWHERE, type Square } from './data/squares.ts';
import { tablesOf } from './data/tables.ts';
import { IS_NAVAL, IS_STATIC, STOCK_OF, STOCKS, type Unit } from './data/units.ts';
import { MINOR, NO_PIECE, NOBODY, type OpenState, type Piece } from './state.ts';

/** Whose orders a nation follows: a seat, `NEUTRAL` or `MINOR`. */
export const sideOfNation = (g: OpenState, nation: Nation): Seat =>
  nation === MINOR_UNITS ? MINOR : g.control[nation];
export const nationOf = (g: OpenState, piece: Piece): Nation => tablesOf(g).pieceNation[piece];
export const sideOf = (g: OpenState, piece: Piece): Seat => sideOfNation(g, tablesOf(g).pieceNation[piece]);

/** Who holds a square: a seat, `NEUTRAL`, `MINOR` or `NOBODY`. Two sides never share one (ruling 57). */
export const occupier = (g: OpenState, square: Square): Seat =>
  g.first[square] === NO_PIECE ? NOBODY : sideOf(g, g.first[square]);

export const isNaval = (g: OpenState, piece: Piece): boolean => IS_NAVAL[g.face[piece]];
export const isAboard = (g: OpenState, piece: Piece): boolean => g.aboard[piece] !== NO_PIECE;

/** What a fleet carries; `NO_PIECE` if nothing. */
export function cargoOf(g: OpenState, fleet: Piece): Piece {
  const { aboard } = g;
  for (let piece = g.first[g.where[fleet]]; piece !== NO_PIECE; piece = g.next[piece])
    if (aboard[piece] === fleet) return piece;
  return NO_PIECE;
}

/** Puts a piece that lies nowhere on a square. */
export function put(g: OpenState, piece: Piece, square: Square): void {
  g.where[piece] = square;
  g.next[piece] = g.first[square];
  g.first[square] = piece;
}

/** Takes a piece off its square, in the hand so to speak. */
export function lift(g: OpenState, piece: Piece): void {
  const square = g.where[piece];
  if (g.first[square] === piece) {
    g.first[square] = g.next[piece];
  } else {
    let before = g.first[square];
    while (g.next[before] !== piece) before = g.next[before];
    g.next[before] = g.next[piece];
  }
  g.next[piece] = NO_PIECE;
  g.where[piece] = NOWHERE;
}

/** Moves a piece; a fleet's cargo comes along. */
export function shift(g: OpenState, piece: Piece, to: Square): void {
  const cargo = isNaval(g, piece) ? cargoOf(g, piece) : NO_PIECE;
  lift(g, piece);
  put(g, piece, to);
  if (cargo !== NO_PIECE) shift(g, cargo, to);
}

/** A piece of the stock that can show a unit; `NO_PIECE` where the counter mix is used up (11.4). */
export function spare(g: OpenState, nation: Nation, unit: Unit): Piece {
  const tables = tablesOf(g);
  const group = nation * STOCKS.length + STOCK_OF[unit];
  for (let piece = tables.firstPiece[group]; piece < tables.pieceEnd[group]; piece++)
    if (g.where[piece] === NOWHERE) return piece;
  return NO_PIECE;
}

/** Lays a unit of the stock on the map, if there is one left. `origin` is where minor units were raised (4.721). */
export function raise(g: OpenState, nation: Nation, unit: Unit, square: Square, origin: Land = nation): Piece {
  const piece = spare(g, nation, unit);
  if (piece === NO_PIECE) return NO_PIECE;
  g.face[piece] = unit;
  g.origin[piece] = origin;
  g.aboard[piece] = NO_PIECE;
  g.done[piece] = 0;
  put(g, piece, square);
  return piece;
}

/** How many pieces lie on a square. */
export function countAt(g: OpenState, square: Square): number {
  let count = 0;
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece]) count++;
  return count;
}

/** Whether a square holds a unit of a nation. */
export function hasNation(g: OpenState, square: Square, nation: Nation): boolean {
  const { pieceNation } = tablesOf(g);
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece])
    if (pieceNation[piece] === nation) return true;
  return false;
}

/** Whether a square holds a unit of that face. */
export function hasUnit(g: OpenState, square: Square, unit: Unit): boolean {
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece]) if (g.face[piece] === unit) return true;
  return false;
}

/** Whether a square holds a base or a fortified zone: major powers have one of them at most (11.3, erratum 11.3 (7)). */
export function hasWorks(g: OpenState, square: Square): boolean {
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece])
    if (IS_STATIC[g.face[piece]]) return true;
  return false;
}
