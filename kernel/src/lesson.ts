import type { Choice } from './choice.ts';
import type { Translations } from './languages.ts';
import type { Seat } from './seat.ts';

/** A game taught at its own board: a set position, fixed dice, and what a teacher says on the way. Data in the game's own folder. */
export interface Lesson {
  readonly id: string;
  readonly title: Translations<string>;
  /** What one can do after it, in a sentence. */
  readonly about: Translations<string>;
  readonly minutes: number;
  /** Whom the learner plays. */
  readonly seat: Seat;
  /** The position: a whole transcript of the game as far as that. */
  readonly transcript: string;
  /** What chance brings from there on, as `Scripted` takes it: numbers from 0. */
  readonly outcomes: readonly number[];
  readonly script: readonly LessonStep[];
}

/** One card of the teacher's. */
export interface LessonStep {
  readonly id: string;
  /** The open question it speaks about, by prompt key; null for one that is only read. */
  readonly prompt: string | null;
  readonly text: Translations<string>;
  /** What the card points at, by the name the board gives it; null for nothing. */
  readonly target: string | null;
  /** The choices meant, any one of them; a choice fits that agrees in the fields given. */
  readonly choices: readonly Partial<Choice>[];
  /** What is said to a learner who chooses otherwise; the game goes on from what was chosen. */
  readonly otherwise: Translations<string> | null;
}
