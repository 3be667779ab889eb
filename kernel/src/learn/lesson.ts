import type { Seat } from '../seat.ts';
import type { Translations } from '../texts/languages.ts';

/**
 * A first evening at a real table: a game from a fixed seed, taken up at a set position and played on in steps. Choices are
 * written in the game's notation, each after what its seat plays: `britain | attack india france`.
 */
export interface Lesson<Step extends string = string> {
  readonly id: string;
  readonly minutes: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Of the dice: they are fixed, so that what the teacher says of them is true. */
  readonly seed: string;
  /** Whose place the learner takes. */
  readonly seat: Seat;
  /** What was played before the first step. */
  readonly opening: readonly string[];
  readonly steps: readonly LessonStep<Step>[];
}

/** What the teacher shows next. A step in which nothing is done is read, and left with a button. */
export interface LessonStep<Step extends string = string> {
  readonly id: Step;
  /** What the teacher points at: the key of a thing on the board, or a part of the page. */
  readonly thing?: string;
  /** What the teacher stands beside, where that is larger than what is pointed at. */
  readonly beside?: string;
  /** The section of the rules that says more. */
  readonly section?: string;
  /** What the learner is meant to choose, in notation and in order. */
  readonly does?: readonly string[];
  /**
   * Where there are many ways to the same end (a voyage): all that may be chosen on the way, `*` for any word of the notation. The
   * step is done when the last of `does` has been chosen; the table then stands as if all had been chosen as meant.
   */
  readonly may?: readonly string[];
  /** Choices that are not meant but foreseen, by the name of the teacher's answer in the texts; `*` stands for any word of the notation. */
  readonly others?: Readonly<Record<string, string>>;
  /** What then passes out of the learner's sight: rounds in which there is nothing new to see. */
  readonly meanwhile?: readonly string[];
  /** What is played next by whoever is asked, for the learner to watch. */
  readonly afterwards?: readonly string[];
}

export interface StepTexts {
  /** Two or three words. */
  readonly title: string;
  /** One or two sentences: what is seen, then what to do. What stands between asterisks is the act itself. */
  readonly text: string;
  readonly why?: string;
  /** What has been learnt, in a line, once the step is done. */
  readonly learnt?: string;
  readonly others?: Readonly<Record<string, string>>;
}

export interface LessonTexts<Step extends string = string> {
  readonly title: string;
  readonly about: string;
  readonly steps: Readonly<Record<Step, StepTexts>>;
  /** What is said when it is over, before the game goes on. */
  readonly end: string;
}

/** A lesson with its words in every language. */
export interface LessonBook {
  readonly lesson: Lesson;
  readonly texts: Translations<LessonTexts>;
}
