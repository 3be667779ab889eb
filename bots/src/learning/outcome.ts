import type { Result, Seat } from '@cabinet-wars/kernel';
import { sigmoid } from './network.ts';
import { shareOf } from './value.ts';

/** Of an outcome so much is whether the game was won, the rest by how much: a margin tells more of a single game than its winner does. */
const WON = 0.4;

/** How a game that is over went for a seat, from 0 to 1. */
export function outcomeOf(result: Result, seat: Seat, clear: number): number {
  const others = result.scores.filter((_, other) => other !== seat);
  const ahead = result.scores[seat] - Math.max(...others);
  return WON * shareOf(result, seat) + (1 - WON) * sigmoid(ahead / clear);
}
