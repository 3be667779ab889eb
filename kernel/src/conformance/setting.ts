import type { Chance } from '../chance/chance.ts';
import type { Question } from '../flow/question.ts';
import type { AnyGame, ChoiceOf, Deal, EventOf, Order, StateOf } from '../game.ts';
import type { Reason } from '../reason.ts';
import type { Seat } from '../seat.ts';
import type { NamesSnapshot } from './laws/law-9-names.ts';
import type { Law } from './laws/laws.ts';

/** One way a game can be set up, and how many games of it are played. */
export interface Case {
  readonly options: Readonly<Record<string, unknown>>;
  readonly games?: number;
  readonly seed?: number | string;
}

/** A wish that was refused: all there is to find out from whether the reason is true. */
export interface Refused<M extends AnyGame = AnyGame> {
  readonly g: StateOf<M>;
  readonly seat: Seat;
  readonly question: Question<ChoiceOf<M>>;
  /** Every event so far, as it happened. */
  readonly events: readonly EventOf<M>[];
  readonly wish: Partial<ChoiceOf<M>>;
  readonly reason: Reason;
}

/** What the suite cannot find out by itself. All of it optional; each makes a law sharper. */
export interface Hooks<M extends AnyGame = AnyGame> {
  /** What the events told to a seat say that is not so in a state: asked of the true state and of every sample. */
  contradictions?(events: readonly EventOf<M>[], g: StateOf<M>, seat: Seat): string[];
  /** Paths under `secret` (`hands.1.0`) that, for all the seat knows, may have several values. */
  hiddenSlots?(g: StateOf<M>, seat: Seat): string[];
  /** Deals the seat might propose now, possible or not. */
  deals?(g: StateOf<M>, seat: Seat, chance: Chance): Deal[];
  /** Standing orders worth giving. */
  readonly orders?: readonly Order[];
  /** Wishes worth explaining, besides those the suite makes from choices it met. */
  readonly wishes?: readonly Partial<ChoiceOf<M>>[];
  /** Everything one can put into words in a state, possible or not: each of them is asked about. */
  everyWish?(g: StateOf<M>): Iterable<Partial<ChoiceOf<M>>>;
  /** Whether a reason is true, found out without the code that gave it. */
  isTrue?(refused: Refused<M>): boolean;
}

/** How much is checked. */
export interface Thoroughness {
  /** The expensive laws are checked at one moment in so many. */
  readonly every: number;
  /** Worlds sampled for each seat at such a moment. */
  readonly samples: number;
  /** Choices tried out at such a moment. */
  readonly tries: number;
  /** Wishes explained at such a moment. */
  readonly wishes: number;
  /** More choices than this and the game counts as endless. */
  readonly most: number;
  /** How many moments may be played again to find a short transcript of a failure. */
  readonly shrink: number;
}

/** For tests: dozens of cases in a few minutes. */
export const brisk: Thoroughness = { every: 24, samples: 2, tries: 4, wishes: 8, most: 20_000, shrink: 2_000 };

/** For the soak: slower by an order of magnitude for each game. */
export const thorough: Thoroughness = { every: 4, samples: 4, tries: 12, wishes: 24, most: 100_000, shrink: 10_000 };

export interface Setting<M extends AnyGame = AnyGame> extends Partial<Thoroughness> {
  readonly cases: readonly Case[];
  readonly hooks?: Hooks<M>;
  /** All of them if not given. */
  readonly laws?: readonly Law[];
  /** The committed names and saves that law 9 holds the game to. */
  readonly snapshot?: NamesSnapshot;
}
