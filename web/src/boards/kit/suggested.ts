import type { Choice } from '@cabinet-wars/kernel';

/** A suggestion as a board draws it: what would be said in a row. */
export interface Suggested<C extends Choice = Choice> {
  readonly choices: readonly C[];
  /** What it is worth, as the panel says it; null where a teacher points instead of a bot. */
  readonly worth: string | null;
  /** False while another one is pointed at. */
  readonly isLit: boolean;
}

/** A way a bot sees, with its reason in words. */
export interface JudgedWay<C extends Choice = Choice> {
  readonly choices: readonly C[];
  readonly gain: number;
  readonly why: string;
}
