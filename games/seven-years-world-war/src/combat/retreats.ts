import { MINOR_UNITS } from '../data/powers.ts';
import { NOWHERE, type Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { IS_NAVAL } from '../data/units.ts';
import { neutralOwner } from '../movement/movement.ts';
import { countAt, occupier, sideOf } from '../pieces.ts';
import { NOBODY, type Piece, type State } from '../state.ts';

/**
 * Where a piece may retreat to: the squares of the best kind there is, those with own units before those of its own power
 * before all others. Never where others stand, and so not where the attack came from, nor into a neutral's land (ruling 77).
 */
export function refuges(g: State, piece: Piece, at: Square): Square[] {
  let best = 3;
  let squares: Square[] = [];
  for (let direction = 0; direction < 4; direction++) {
    const kind = refuge(g, piece, at * 4 + direction);
    if (kind > best || kind === 3) continue;
    const to = tablesOf(g).across[at * 4 + direction];
    squares = kind < best ? [to] : [...squares, to];
    best = kind;
  }
  return squares;
}

/** 0: with own units; 1: own land; 2: elsewhere; 3: not at all. */
function refuge(g: State, piece: Piece, side: number): number {
  const { across, seaSide, landSide, owner, pieceNation, forageMinor } = tablesOf(g);
  const to = across[side];
  if (to === NOWHERE || !(IS_NAVAL[g.face[piece]] ? seaSide[side] : landSide[side])) return 3;
  const holder = occupier(g, to);
  const isOwn = holder === sideOf(g, piece);
  if ((holder !== NOBODY && !isOwn) || neutralOwner(g, to) >= 0) return 3;
  if (pieceNation[piece] !== MINOR_UNITS) return isOwn ? 0 : owner[to] === pieceNation[piece] ? 1 : 2;
  // 4.73, 4.77: minor units retreat only within their country or back into it, and not where they would starve.
  const feeds = g.pillaged.includes(to) ? 0 : forageMinor[to];
  return owner[to] === g.origin[piece] && countAt(g, to) < feeds ? (isOwn ? 0 : 1) : 3;
}
