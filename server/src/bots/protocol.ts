import type { Situation } from '@cabinet-wars/bots';

/** What a bots' thread is asked: it answers with a move. */
export interface Thought {
  readonly game: string;
  readonly bot: string;
  readonly situation: Situation;
  readonly seed: string;
}
