import type { Reason } from '@cabinet-wars/kernel';
import { MINOR_UNITS, POWER, type PowerId } from '../src/data/powers.ts';
import { type SquareId, squareOf } from '../src/data/squares.ts';
import { tablesOf } from '../src/data/tables.ts';
import { KIND, KIND_OF, KINDS, type KindId, RECRUIT_OF, STOCK_OF } from '../src/data/units.ts';
import { NO_PIECE, type State } from '../src/state.ts';

/** A refused wish: what was wanted, by whom, of which question, and what was said against it. */
export interface Refused {
  readonly g: State;
  readonly seat: number;
  readonly wish: Readonly<Record<string, unknown>>;
  readonly kinds: readonly string[];
  readonly reason: Reason & Readonly<Record<string, unknown>>;
}

/** The square and the power a reason speaks of. */
export const at = ({ reason }: Refused): number => squareOf(reason.square as SquareId);
export const power = ({ reason }: Refused): number => POWER[reason.power as PowerId];

export function units({ g }: Refused, square: number): number[] {
  const pieces: number[] = [];
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece]) pieces.push(piece);
  return pieces;
}
export const nation = ({ g }: Refused, piece: number): number => tablesOf(g).pieceNation[piece];
export const isOwn = (r: Refused, piece: number): boolean =>
  nation(r, piece) !== MINOR_UNITS && r.g.control[nation(r, piece)] === r.seat;
export const kind = ({ g }: Refused, piece: number): KindId => KINDS[KIND_OF[g.face[piece]]];
export const isWork = (r: Refused, piece: number): boolean => ['base', 'fortified-zone'].includes(kind(r, piece));
export const isPillagedAt = ({ g }: Refused, square: number): boolean => g.pillaged.includes(square);
/** Squares that have got a new unit in this sub-phase, once for each. */
export const placed = ({ g }: Refused): readonly number[] =>
  (g.stack.findLast(({ proc }) => proc === 'recruiting') as { placed?: number[] } | undefined)?.placed ?? [];
/** Bases and zones share counters, and so do recruits and veterans of a kind. */
export const isStock = (r: Refused, piece: number, wanted: KindId): boolean =>
  tablesOf(r.g).pieceStock[piece] === STOCK_OF[RECRUIT_OF[KIND[wanted]]];
