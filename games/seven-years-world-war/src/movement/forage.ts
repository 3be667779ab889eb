import type { Context, Seat } from '@cabinet-wars/kernel';
import type { Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { eliminate } from '../eliminate.ts';
import { isPillaged, squaresHeld } from '../money/money.ts';
import { countAt, sideOf } from '../pieces.ts';
import { MINOR, NO_PIECE, type OpenState, type Piece, type State } from '../state.ts';
import type { Event } from '../vocabulary/events.ts';

/** 19.1: how many units a square feeds; none while it is pillaged (19.5). */
export function forageOf(g: OpenState, square: Square, minor: boolean): number {
  if (isPillaged(g, square)) return 0;
  return (minor ? tablesOf(g).forageMinor : tablesOf(g).forage)[square];
}

/** 4.77: how many minor units a square holds beyond what it feeds; fleets they pass by are no concern of theirs. */
export function excessMinors(g: OpenState, square: Square): number {
  let minors = 0;
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece]) if (sideOf(g, piece) === MINOR) minors++;
  return minors === 0 ? 0 : Math.max(0, minors - forageOf(g, square, true));
}

/** 4.77: a square that feeds nobody any more keeps no minor unit. */
export function clearMinors(g: State, square: Square, x: Context<Event>): void {
  while (excessMinors(g, square) > 0) eliminate(g, g.first[square], 'forage', x);
}

/** How many units of a square find nothing to live on (19.2). */
export const excessAt = (g: OpenState, square: Square, arriving = 0): number =>
  Math.max(0, countAt(g, square) + arriving - forageOf(g, square, false));

/**
 * What provisioning a square costs: its units forage where that saves most, the cheapest are paid for. With those who are yet
 * to come, where a move is only thought of.
 */
export function provisionCost(g: OpenState, square: Square, arriving: readonly Piece[] = []): number {
  const excess = excessAt(g, square, arriving.length);
  if (excess === 0) return 0;
  const { provisionCost: costOf } = tablesOf(g);
  const costs = arriving.map((piece) => costOf[g.face[piece]]);
  for (let piece = g.first[square]; piece !== NO_PIECE; piece = g.next[piece]) costs.push(costOf[g.face[piece]]);
  costs.sort((a, b) => a - b);
  let cost = 0;
  for (let i = 0; i < excess; i++) cost += costs[i];
  return cost;
}

/** A player's squares with more units than they feed. */
export const hungrySquares = (g: OpenState, seat: Seat): Square[] =>
  squaresHeld(g, seat).filter((square) => excessAt(g, square) > 0);

/** What it would cost him to provision all of them. */
export const provisionNeed = (g: OpenState, seat: Seat): number =>
  hungrySquares(g, seat).reduce((sum, square) => sum + provisionCost(g, square), 0);
