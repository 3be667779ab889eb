import type { Frame, Option, Seat } from '@cabinet-wars/kernel';
import { together, winsOfSix } from '../combat/chances.ts';
import { defendersOf, hasCountermarchers, strikers } from '../combat/combat.ts';
import { MARKER } from '../data/markers.ts';
import { NOWHERE, SQUARES, type Square } from '../data/squares.ts';
import { tablesOf } from '../data/tables.ts';
import { has } from '../markers/hands.ts';
import { occupier } from '../pieces.ts';
import { HALTED, MOVED, NO_PIECE, type OpenState, type State } from '../state.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Move } from './move-under-way.ts';
import { mayStopIn } from './movement.ts';

const NOBODY_ASKED: readonly Seat[] = [];

/**
 * Who might countermarch by public knowledge (rulings 49 and 50): any other player with markers and, beside the square just
 * entered, a force that may attack it. Not in a square the force shares in passing (ruling 76).
 */
export const countermarchers = (g: State, f: Frame<Move>): readonly Seat[] => watchersOf(g, f, f.at);

/** The same for a square that a force has yet to enter. */
export function watchersOf(
  g: OpenState,
  f: { readonly seat: Seat; readonly minor: boolean },
  at: Square,
): readonly Seat[] {
  const { across } = tablesOf(g);
  let seats: Seat[] | null = null;
  for (let side = at * 4; side < at * 4 + 4; side++) {
    const from = across[side];
    const seat = from === NOWHERE ? -1 : occupier(g, from);
    if (seat < 0 || seat === f.seat || g.hands[seat] === 0 || seats?.includes(seat)) continue;
    if (!hasCountermarchers(g, seat, from, at)) continue;
    if (seats === null) seats = [seat];
    else seats.push(seat);
  }
  if (seats === null || !mayStopIn(g, f, at)) return NOBODY_ASKED;
  return seats.sort((a, b) => after(g, f.seat, a) - after(g, f.seat, b));
}

const after = (g: OpenState, mover: Seat, seat: Seat): number => (seat - mover + g.hands.length) % g.hands.length;

export function countermarches(g: State, f: Frame<Move>, seat: Seat): Option<Choice>[] {
  const options: Option<Choice>[] = [{ t: 'pass' }];
  if (!has(g, seat, MARKER['forced-march'])) return options;
  for (const from of besides(g, f.at))
    if (occupier(g, from) === seat && hasCountermarchers(g, seat, from, f.at))
      options.push({ t: 'countermarch', square: SQUARES[from] });
  return options;
}

function besides(g: OpenState, square: Square): Square[] {
  const { across } = tablesOf(g);
  return [0, 1, 2, 3].map((direction) => across[square * 4 + direction]).filter((one) => one !== NOWHERE);
}

/** How many dice of six win the best countermarch a seat could make into a square: what everybody can see, leaders aside. */
export function countermarchWins(g: OpenState, seat: Seat, at: Square): number {
  const defenders = defendersOf(g, at, occupier(g, at));
  const wins = besides(g, at)
    .filter((from) => occupier(g, from) === seat)
    .map((from) => {
      const force = strikers(g, seat, from, at, 0).filter((piece) => g.aboard[piece] === NO_PIECE);
      return winsOfSix(g, together(g, force), at, defenders);
    });
  return Math.max(0, ...wins);
}

/**
 * 16.46: what is left of the force after a countermarch goes on: whoever advanced from the square won, else whoever stands.
 * Whoever was thrown back moves no more this turn. False if nobody goes on.
 */
export function regroup(g: State, f: Frame<Move>): boolean {
  const alive = f.force.filter((piece) => g.where[piece] !== NOWHERE);
  const advanced = alive.filter((piece) => g.where[piece] === f.counterFrom);
  const standing = alive.filter((piece) => g.where[piece] === f.at);
  for (const piece of alive)
    if (g.where[piece] !== f.at && g.where[piece] !== f.counterFrom) g.done[piece] |= MOVED | HALTED;
  const going = advanced.length > 0 ? advanced : standing;
  for (const piece of standing) if (going !== standing) g.done[piece] |= MOVED;
  f.force = going;
  if (going.length > 0) f.at = g.where[going[0]];
  f.counter = -1;
  f.counterFrom = NOWHERE;
  return going.length > 0;
}
