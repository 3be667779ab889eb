import type { Answer, GameState, Seat } from '@cabinet-wars/kernel';
import { rules } from '@cabinet-wars/kernel';
import type { Choice } from './choices.ts';
import type { Card } from './data/cards.ts';
import type { Marker } from './data/markers.ts';
import type { Province } from './data/provinces.ts';
import type { Ending, Event } from './events.ts';
import type { Options } from './options.ts';

/**
 * What a spy remembers of somebody's hand. Of the `seen` cards, at least `least` and at most `most` are still in that hand;
 * the others were stashed unseen. `stashed` are those certainly in the stash.
 */
export interface Note {
  seen: Card[];
  least: number;
  most: number;
  stashed: Card[];
}

/** What lies on the table. Everything somebody may not know is under `secret`. */
export interface State extends GameState {
  options: Options;
  round: number;
  /** Who goes first in this round, and whose turn it is. */
  first: Seat;
  active: Seat;
  gold: number[];
  loans: number[];
  owner: Record<Province, Seat | null>;
  soldiers: Record<Province, number>;
  discard: Card[];
  /** Markers played and out of the game. */
  spent: Marker[];
  ended: Ending | null;
  secret: {
    answers: Answer[];
    pile: Card[];
    bag: Marker[];
    hands: Card[][];
    stashes: Card[][];
    markers: Marker[][];
    /** By who noted it, then by whose hand it is about. */
    notes: (Note | null)[][];
  };
}

export const seatCount = (g: State): number => g.options.players;

export const isSeat = (g: State, value: unknown): value is Seat =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < seatCount(g);

export function provincesOf(g: State, seat: Seat): number {
  let count = 0;
  for (const province in g.owner) if (g.owner[province as Province] === seat) count++;
  return count;
}

/** The words the steps of this game are written in. */
export const { procedure } = rules<State, Choice, Event>();
