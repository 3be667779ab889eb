import type { Verdict } from '@cabinet-wars/host/exercises';
import type { Exercise } from '@cabinet-wars/kernel';

/** An exercise as it stands. */
export interface ExerciseNow {
  /** Null until something has been decided. */
  readonly verdict: Verdict | null;
  /** How often something else was tried. */
  readonly tries: number;
  /** Whether the solution was asked for: it is then not one's own. */
  readonly isShown: boolean;
  readonly hasBegun: boolean;
}

/** Whoever sets the exercise at a table: a store in the sense of `useSyncExternalStore`. */
export interface ExerciseControl {
  readonly exercise: Exercise;
  now(): ExerciseNow;
  subscribe(listener: () => void): () => void;
  /** Everything as it was. */
  again(): void;
  /** Plays the solution. */
  show(): void;
}
