import type { Seat } from '@cabinet-wars/kernel';
import { TURNS } from '@cabinet-wars/seven-years-world-war/data';
import type { State } from '@cabinet-wars/seven-years-world-war/view';

const BEFORE = ['set-up', 'initiative', 'taxation', 'free-markers', 'recruiting', 'training', 'disbanding'];
const WITHIN = ['diplomacy', 'movement', 'combat'];
const PLAYER_TURN = [...WITHIN, 'pillage'];

/** Whether a seat has yet to attack, or goes on with it, in the game turn under way (3.1). */
export function strikesThisTurn(g: State, seat: Seat): boolean {
  if (BEFORE.includes(g.phase)) return true;
  if (!PLAYER_TURN.includes(g.phase)) return false;
  if (g.active === seat) return WITHIN.includes(g.phase);
  return place(g, seat) > place(g, g.active);
}

/** How many come before a seat in the order of initiative. */
const place = (g: State, seat: Seat): number => (seat - g.initiative + g.hands.length) % g.hands.length;

/** Whether its attacks of this turn all lie ahead: once they are made, one not made is worth nothing by itself. */
export const isPoised = (g: State, seat: Seat): boolean =>
  strikesThisTurn(g, seat) && !(g.active === seat && g.phase === 'combat');

/** Whether it has at all. */
export const strikesAgain = (g: State, seat: Seat): boolean => g.turn < TURNS || strikesThisTurn(g, seat);

/** Phases after which winter has been paid for, till recruiting begins anew. */
const FED = ['enlightenment', 'end-of-turn', 'initiative', 'taxation', 'free-markers'];
export const isWinterAhead = (g: State, seat: Seat): boolean =>
  g.phase === 'provisioning' ? place(g, seat) >= place(g, g.active) : !FED.includes(g.phase);
