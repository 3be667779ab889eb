import type { Move, Situation } from '@cabinet-wars/bots';

/** What the bots' thread is asked and answers. */
export interface Thought {
  readonly id: number;
  readonly game: string;
  readonly bot: string;
  readonly situation: Situation;
  readonly seed: string;
}

export type Decided = { readonly id: number; readonly move: Move } | { readonly id: number; readonly fault: string };
