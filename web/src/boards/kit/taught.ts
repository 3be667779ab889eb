import type { Choice } from '@cabinet-wars/kernel';

/** A lesson as a board shows it. */
export interface Taught<C extends Choice = Choice> {
  /** The key of what is pointed at; null where that is no thing of the board. */
  readonly thing: string | null;
  /** Whether a choice is meant now, and if not, which step comes to it, from 0; null for none. */
  of(choice: C): { readonly isMeant: boolean; readonly step: number | null };
}
