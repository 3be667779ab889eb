import type { Choice, Option } from '../choice.ts';

/** What a seat has of all that is paid with or counted, and what everybody's score would be if it were reckoned now. */
export interface Tally {
  /** The seat's own, by the game's names for it: gold, unrest, Debt, treasury … */
  readonly holds: Readonly<Record<string, number>>;
  /** By seat. */
  readonly scores: readonly number[];
}

/** Where choices in a row lead: to the seat's own next question, or to what it cannot look beyond. */
export type End<C extends Choice = Choice> =
  | { readonly t: 'question'; readonly key: string; readonly options: readonly Option<C>[] }
  /** Dice follow. */
  | { readonly t: 'chance' }
  /** Something hidden is drawn or shown. */
  | { readonly t: 'hidden' }
  /** Somebody else must choose. */
  | { readonly t: 'others' }
  /** The game is over. */
  | { readonly t: 'over' };

/** Choices in a row that a seat can send as one list, and where they lead. */
export interface Gesture<C extends Choice = Choice> {
  readonly choices: readonly C[];
  readonly end: End<C>;
  /** How things will stand then; where dice or hidden things follow, just before them. Null if the game keeps no tally. */
  readonly tally: Tally | null;
}

/** What a seat wants to know. */
export interface Outlook<C extends Choice = Choice> {
  /** Said first: each if it is then offered, since what leaves no choice is never asked. */
  readonly after?: readonly C[];
  /** How many choices in a row, those of `after` not counted. */
  readonly depth: number;
  /** How many choices are tried at most. */
  readonly nodes: number;
  /** Whether each gesture is reckoned up; it is unless this says no. */
  readonly tally?: boolean;
  /** Which choices are looked into; all of them if not given. */
  follow?(choice: C, said: readonly C[], key: string): boolean;
  /** Which gestures are listed; all of them if not given. */
  isGoal?(gesture: Gesture<C>): boolean;
  /** Choices with the same name here lead to the same thing: only the first met, after the fewest choices, is looked into. */
  landmark?(choice: C, key: string): string | null;
}

/** What lies ahead. */
export interface Ahead<C extends Choice = Choice> {
  /** What of `after` was to be said, and where that leads. */
  readonly start: Gesture<C>;
  /** The shortest first. */
  readonly gestures: readonly Gesture<C>[];
  /** False where the nodes ran out before the depth was reached everywhere. */
  readonly complete: boolean;
  /** How many choices were tried. */
  readonly tried: number;
}
