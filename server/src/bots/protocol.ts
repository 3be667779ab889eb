import type { Situation } from '@cabinet-wars/bots';
import type { OwnData } from '@cabinet-wars/kernel';

/** What a bots' thread is asked: it answers with a move. */
export interface Thought {
  readonly game: string;
  /** Components of somebody's own the table is played with. */
  readonly data?: OwnData | undefined;
  readonly bot: string;
  readonly situation: Situation;
  readonly seed: string;
}
