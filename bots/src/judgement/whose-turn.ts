import type { Seat } from '@cabinet-wars/kernel';

/** A turn under way: whose it is, and a name no other turn of the game has. */
export interface TurnUnderWay {
  readonly seat: Seat;
  readonly name: string;
}

/** Reads from a view whose turn it is; null where it is nobody's. */
export type WhoseTurn = (view: unknown) => TurnUnderWay | null;
