import type { Seat } from '@cabinet-wars/kernel';
import type { PowerId } from '../data/powers.ts';
import type { SquareId } from '../data/squares.ts';

/** What a party to a written agreement may bind itself to (ruling 64). Ids are for ever. */
export const CLAUSES = ['no-attack', 'no-entry', 'no-diplomacy', 'leave', 'pay'] as const;
export type ClauseId = (typeof CLAUSES)[number];

/** One clause in force. Flat data, seen by all. `treaty` is a signature under the treaty that ends the game (22.22). */
export interface Agreement {
  readonly clause: ClauseId | 'treaty';
  readonly by: Seat;
  readonly to: Seat;
  /** A power not to be entered or courted, or a square to be left; null where the clause is about neither. */
  readonly about: PowerId | SquareId | null;
  readonly points: number;
  /** The last turn it binds; what is to be done must be done by its end. */
  readonly until: number;
}
