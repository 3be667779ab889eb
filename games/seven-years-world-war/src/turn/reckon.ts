import type { Context } from '@cabinet-wars/kernel';
import type { State } from '../state.ts';
import type { Event } from '../vocabulary/events.ts';
import { pointsInParts, ratioOf } from './victory.ts';

/** Tells how every seat stands, so that a story holds the score of each year and what it was made of. */
export function reckon(g: State, x: Context<Event>): void {
  x.log?.({
    t: 'reckoned',
    turn: g.turn,
    parts: g.hands.map((_, seat) => pointsInParts(g, seat)),
    ratios: g.hands.map((_, seat) => ratioOf(g, seat)),
  });
}
