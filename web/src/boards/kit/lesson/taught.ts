import type { Choice } from '@cabinet-wars/kernel';

/** A lesson as a board shows it. */
export interface Taught<C extends Choice = Choice> {
  /** The key of what is pointed at; null where that is no thing of the board. */
  readonly thing: string | null;
  /** Whether nothing is lit: what was chosen is talked about, shown or tried out. */
  readonly isFree: boolean;
  /** What the step still means, in order; nothing where nothing is lit. */
  readonly wanted: readonly C[];
  /** Whether a choice, or a row of them, is meant now, and if not, which step comes to it, from 0; null for none. */
  of(...choices: readonly C[]): { readonly isMeant: boolean; readonly step: number | null };
}
