import type { Seat } from '@cabinet-wars/kernel';
import { SQUARE_COUNT, SQUARES, type Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { occupier } from '../pieces.ts';
import { MINOR, NO_PIECE, type State } from '../state.ts';
import type { Why } from '../vocabulary/reasons.ts';
import { isPillaged } from './money.ts';

/** 26.12, 26.2: what stands against pillaging a square with the units that hold it. */
export function mayPillage(g: State, seat: Seat, square: Square): Why | null {
  const at = { square: SQUARES[square] };
  if (occupier(g, square) !== seat) return { why: 'not-occupied', ...at };
  return mayBePillaged(g, seat, square);
}

/** 4.74: the same for minor units, who spare their own country. */
export function mayPillageWithMinors(g: State, seat: Seat, square: Square): Why | null {
  const at = { square: SQUARES[square] };
  if (occupier(g, square) !== MINOR) return { why: 'not-occupied', ...at };
  const { owner } = tablesOf(g);
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece])
    if (g.origin[piece] === owner[square]) return { why: 'own-country', ...at };
  return mayBePillaged(g, seat, square);
}

function mayBePillaged(g: State, seat: Seat, square: Square): Why | null {
  const { isLand, owner } = tablesOf(g);
  const at = { square: SQUARES[square] };
  if (!isLand[square]) return { why: 'not-land', ...at };
  if (isPillaged(g, square)) return { why: 'pillaged', ...at };
  if (g.control[owner[square]] === seat) return { why: 'own-power', ...at };
  return g.ransacked.includes(square) ? { why: 'pillage-tried', ...at } : null;
}

export function pillageable(g: State, seat: Seat, may: (g: State, seat: Seat, square: Square) => Why | null): Square[] {
  const squares: Square[] = [];
  for (let square = 0; square < SQUARE_COUNT; square++)
    if (g.first[square] !== NO_PIECE && may(g, seat, square) === null) squares.push(square);
  return squares;
}
