import type { Choice, LessonStep } from '@cabinet-wars/kernel';

/** A lesson as it stands. */
export interface LessonNow {
  /** From 0; as many as there are when it is over. */
  readonly at: number;
  readonly steps: readonly LessonStep[];
  /** What is still to be chosen in this step, in order. */
  readonly wanted: readonly Choice[];
  /** Something else the learner would do, held back until they have heard the teacher. */
  readonly otherwise: { readonly answer: string | null } | null;
  /** Whether something else has been tried out, and can be taken back. */
  readonly isAstray: boolean;
  /** Whether the step is being shown by the teacher's own hand. */
  readonly isShown: boolean;
}

/** The teacher at a table: a store in the sense of `useSyncExternalStore`. */
export interface LessonControl {
  now(): LessonNow;
  subscribe(listener: () => void): () => void;
  /** Whether a choice, or a row of them, is meant now, and if not, which step comes to it, from 0; null for none. */
  weigh(...choices: readonly Choice[]): { readonly isMeant: boolean; readonly step: number | null };
  /** Leaves a step that is only read. */
  next(): void;
  back(): void;
  /** Does what the step means. */
  doIt(): void;
  /** Does what was held back, to see what comes of it. */
  tryIt(): void;
  /** Lets go of what was held back, or takes back what was tried. */
  takeBack(): void;
  /** Does it slowly, then takes it back. */
  showMe(): void;
}
