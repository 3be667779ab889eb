import { BrokenPromise } from '@cabinet-wars/kernel';
import { NATIONS, type Nation } from '../data/powers.ts';
import type { Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { IS_NAVAL, UNIT_COUNT, UNITS, type Unit } from '../data/units.ts';
import { cargoOf } from '../pieces.ts';
import { NO_PIECE, type OpenState, type Piece } from '../state.ts';
import type { PieceName } from './choices/war.ts';

const PLAIN = NATIONS.length * UNIT_COUNT;
const names: PieceName[] = [];

const plainName = (code: number): PieceName => `${NATIONS[Math.floor(code / UNIT_COUNT)]}:${UNITS[code % UNIT_COUNT]}`;

/** The name of a unit ashore or without cargo. */
export const unitName = (nation: Nation, unit: Unit): PieceName => name(nation * UNIT_COUNT + unit);

function name(code: number): PieceName {
  names[code] ??= write(code);
  return names[code];
}

function write(code: number): PieceName {
  const kind = Math.floor(code / PLAIN);
  if (kind === 0) return plainName(code);
  if (kind === 1) return `${plainName(code - PLAIN)}@sea`;
  return `${plainName(kind - 2)}+${plainName(code % PLAIN)}`;
}

/** A number for each name: pieces with the same are as good as one another. */
export function codeOf(g: OpenState, piece: Piece): number {
  const { pieceNation } = tablesOf(g);
  const plain = pieceNation[piece] * UNIT_COUNT + g.face[piece];
  if (g.aboard[piece] !== NO_PIECE) return PLAIN + plain;
  const cargo = IS_NAVAL[g.face[piece]] ? cargoOf(g, piece) : NO_PIECE;
  if (cargo === NO_PIECE) return plain;
  return (plain + 2) * PLAIN + pieceNation[cargo] * UNIT_COUNT + g.face[cargo];
}

export const nameOf = (g: OpenState, piece: Piece): PieceName => name(codeOf(g, piece));
export const namesAt = (g: OpenState, square: Square): PieceName[] => namesOf(g, piecesAt(g, square));
export const namesOf = (g: OpenState, pieces: readonly Piece[]): PieceName[] => pieces.map((piece) => nameOf(g, piece));

export function piecesAt(g: OpenState, square: Square): Piece[] {
  const pieces: Piece[] = [];
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece]) pieces.push(piece);
  return pieces;
}

/** Of some pieces one for each name: what a player chooses between. */
export function distinct(g: OpenState, pieces: readonly Piece[]): Piece[] {
  if (pieces.length < 2) return pieces.slice();
  const codes: number[] = [];
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const code = codeOf(g, piece);
    if (codes.includes(code)) continue;
    codes.push(code);
    kept.push(piece);
  }
  return kept;
}

/** The first of some pieces that bears a name. */
export function named(g: OpenState, pieces: readonly Piece[], wanted: PieceName): Piece {
  for (const piece of pieces) if (nameOf(g, piece) === wanted) return piece;
  throw new BrokenPromise(`no ${wanted} is among the pieces`);
}
