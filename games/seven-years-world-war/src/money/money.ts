import type { Context, Seat } from '@cabinet-wars/kernel';
import { SQUARE_COUNT, type Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { NO_PIECE, type OpenState } from '../state.ts';
import type { MoneyFor } from '../vocabulary/events/money.ts';
import type { Event } from '../vocabulary/events.ts';
import type { Why } from '../vocabulary/reasons.ts';

/** Treasury points come or, below zero, go; a treasury never falls under zero (10.4). */
export function gain(g: OpenState, seat: Seat, points: number, why: MoneyFor, x: Context<Event>): void {
  const change = Math.max(points, -g.treasury[seat]);
  if (change === 0) return;
  g.treasury[seat] += change;
  x.log?.({ t: 'treasury', seat, points: change, for: why });
}

export const mayPay = (g: OpenState, seat: Seat, points: number): Why | null =>
  g.treasury[seat] < points ? { why: 'cannot-pay', points, has: g.treasury[seat] } : null;

export const pay = (g: OpenState, seat: Seat, points: number, why: MoneyFor, x: Context<Event>): void =>
  gain(g, seat, -points, why, x);

export const isPillaged = (g: OpenState, square: Square): boolean => g.pillaged.includes(square);

/** The treasury value of a square: none while it is pillaged (10.13). */
export const treasuryValue = (g: OpenState, square: Square): number =>
  isPillaged(g, square) ? 0 : tablesOf(g).value[square];

/** The squares a player occupies (5.0). */
export function squaresHeld(g: OpenState, seat: Seat): Square[] {
  const { pieceNation } = tablesOf(g);
  const { first, control } = g;
  const held: Square[] = [];
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const piece = first[square];
    if (piece !== NO_PIECE && control[pieceNation[piece]] === seat) held.push(square);
  }
  return held;
}

/** Those of them that pay taxes (10.11): whoever they belong to, as long as they are his to tax. */
export const taxableSquares = (g: OpenState, seat: Seat): Square[] =>
  squaresHeld(g, seat).filter((square) => treasuryValue(g, square) > 0);
