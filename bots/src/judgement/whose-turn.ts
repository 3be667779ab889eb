import type { Seat } from '@cabinet-wars/kernel';

/** A turn under way: whose it is, and a name no other turn of the game has. */
export interface TurnUnderWay {
  readonly seat: Seat;
  readonly name: string;
}

/** Reads from a view of its game whose turn it is; null where it is nobody's. */
// biome-ignore lint/suspicious/noExplicitAny: a host handles all games alike
export type WhoseTurn<View = any> = (view: View) => TurnUnderWay | null;
