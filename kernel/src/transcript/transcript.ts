import type { Seal } from '../chance/sealed.ts';
import type { OwnData } from '../data/own-data.ts';
import type { Deal, Order, Result } from '../game.ts';
import type { Plain } from '../plain.ts';
import type { Seat } from '../seat.ts';

/** The number on the first line of every transcript. Raised when a reader of the format before would misread it. */
export const TRANSCRIPT_FORMAT = 1;

/** An outcome of chance; its value is null where the reader may not know it yet. */
export interface TranscriptOutcome {
  readonly counter: number;
  readonly n: number;
  readonly value: number | null;
  readonly hidden: boolean;
}

/** Where the numbers came from. Only what is sealed can be checked against a promise made at the start. */
export type TranscriptChance =
  | ({ readonly kind: 'sealed'; readonly seedHash: string } & Omit<Seal, 'seed'>)
  | { readonly kind: 'seeded' }
  | { readonly kind: 'other' };

/** One thing that was done, choices in the game's notation; or, in a redacted transcript, what came of it. */
export type Item =
  | {
      readonly t: 'choose';
      readonly seat: Seat;
      readonly choices: readonly string[];
      readonly byOrder: boolean;
      readonly outcomes: readonly TranscriptOutcome[];
    }
  | { readonly t: 'undo'; readonly seat: Seat }
  | { readonly t: 'order'; readonly seat: Seat; readonly order: Order; readonly on: boolean }
  | { readonly t: 'propose'; readonly seat: Seat; readonly offer: number; readonly deal: Deal }
  | { readonly t: 'answer'; readonly seat: Seat; readonly offer: number; readonly accept: boolean }
  | { readonly t: 'withdraw'; readonly seat: Seat; readonly offer: number }
  | { readonly t: 'carry-out'; readonly offer: number; readonly outcomes: readonly TranscriptOutcome[] }
  | { readonly t: 'lapse'; readonly offer: number }
  /** Redacted only: chance that somebody else's doing called for. */
  | { readonly t: 'chance'; readonly outcomes: readonly TranscriptOutcome[] }
  /** Redacted only: an event as the viewer was told it, or the notice that those from a number on no longer hold. */
  | { readonly t: 'told'; readonly id: number; readonly event: Plain }
  | { readonly t: 'taken-back'; readonly id: number; readonly from: number; readonly seat: Seat };

export interface TranscriptSeat {
  /** How the lines call it: what it plays, or `seat-1`, `seat-2`… where that does not tell the seats apart. */
  readonly label: string;
  readonly name: string;
}

/**
 * A game as text, taken apart. Whole: everything that was done, enough to play it again. Redacted: what one viewer may
 * know of a game still being played, to be read and not replayed.
 */
export interface Transcript {
  readonly kind: 'whole' | 'redacted';
  /** Who may know what a redacted one tells; null in a whole one. */
  readonly viewer: Seat | 'spectator' | null;
  readonly game: string;
  /** The game's `stateVersion`. */
  readonly rules: number;
  readonly options: Readonly<Record<string, Plain>>;
  /** Components of somebody's own, where it was played with such. */
  readonly data?: OwnData;
  readonly seats: readonly TranscriptSeat[];
  readonly chance: TranscriptChance;
  /** The state it began from, if not the set-up; `withheld` in a redacted one. */
  readonly start: Plain | null | 'withheld';
  readonly opening: readonly TranscriptOutcome[];
  readonly items: readonly Item[];
  /** How it ended where the rules had not ended it: `resigned`, `abandoned`. The result is then the host's word. */
  readonly ended: string | null;
  readonly result: Result | null;
  readonly seed: string | null;
}

/** What is wrong with a transcript, and on which line (from 1). */
export interface Problem {
  readonly line: number;
  readonly message: string;
}
