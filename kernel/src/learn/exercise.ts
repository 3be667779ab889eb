import type { AnyGame } from '../game.ts';
import { isWrittenAs } from '../notation.ts';
import type { Seat } from '../seat.ts';
import type { Translations } from '../texts/languages.ts';

/** A way to go on from a position, and what it came to when it was played out. */
export interface PlayedWay {
  /** What makes it this way and no other: choices in notation, in any order, `*` for any word. */
  readonly idea: readonly string[];
  /** One whole gesture that does it. */
  readonly said: readonly string[];
  /** What it gives less than the best, on the mean, and how sure that is: the standard error of the mean. */
  readonly less: number;
  readonly error: number;
}

/** A game between bots that was searched for positions. */
export interface SearchedGame {
  readonly options: Readonly<Record<string, unknown>>;
  /** Of the dice, before and after. */
  readonly seed: string;
  /** What was played, as far as the last position: a line each, after what its seat plays, `britain | attack india france`. */
  readonly opening: readonly string[];
  /** Questions at which the decision is behind one, whoever they are put to. */
  readonly until: readonly string[];
  /** Whether there is time for one deed only; otherwise one idea does not rule out another. */
  readonly isOneDeed: boolean;
  /** What may be done besides, before and after: it decides nothing. */
  readonly free: readonly string[];
  /** The command that finds it again. */
  readonly foundBy: string;
}

/** Where in such a game one idea is clearly the best, weighed by the bots and by play-outs. */
export interface FoundPosition {
  /** How many lines of the game were played before. */
  readonly after: number;
  /** Whose place is taken. */
  readonly seat: Seat;
  readonly best: PlayedWay;
  /** Other ideas, the better first. */
  readonly others: readonly PlayedWay[];
  /** How often each was played out, with the same luck for all. */
  readonly playOuts: number;
  /** What the bots think it is worth more than the next idea, before anything is played out. */
  readonly gap: number;
}

/** A position with the way to it. */
export interface FoundExercise extends SearchedGame, Omit<FoundPosition, 'after'> {}

export const exerciseAt = (game: SearchedGame, { after, ...position }: FoundPosition): FoundExercise => ({
  ...game,
  opening: game.opening.slice(0, after),
  ...position,
});

/** The same chosen for people to solve. */
export interface Exercise<Id extends string = string> extends FoundExercise {
  readonly id: Id;
  /** The game with the components it was found with, where ours have changed since. */
  readonly game?: AnyGame;
  /** What sort of idea it is, for those who choose by it. */
  readonly kind: string;
  /** Further ways to the same end that count as solved. */
  readonly also?: readonly (readonly string[])[];
  /** The section of the rules that says more. */
  readonly section?: string;
}

export interface ExerciseTexts {
  /** Two to four words. */
  readonly title: string;
  /** One or two sentences: where one stands, and what is to be done. */
  readonly task: string;
  readonly hint: string;
  /** Why it is best, and what the second best gives. */
  readonly why: string;
}

/** The exercises of a game with their words in every language. */
export interface ExerciseBook {
  readonly exercises: readonly Exercise[];
  readonly texts: Translations<Readonly<Record<string, ExerciseTexts>>>;
  /** Differences in what is counted at this table: `2.4 points`. */
  readonly measure: Translations<(amount: string) => string>;
}

/** Whether all that an idea consists of has been said, each part by a choice of its own. */
export function hasIdea(idea: readonly string[], said: readonly string[]): boolean {
  const left = [...said];
  return idea.every((pattern) => {
    const at = left.findIndex((text) => isWrittenAs(pattern, text));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
