import type { Metrics } from '../process/metrics.ts';
import type { Append, Store } from '../store/store.ts';
import type { Presence } from './audience/presence.ts';
import type { Consequence } from './consequences.ts';

/** What a table needs of the process it lives in. */
export interface Surroundings {
  readonly store: Store;
  readonly presence: Presence;
  readonly consequences: readonly Consequence[];
  readonly now: () => number;
  readonly metrics: Metrics;
  readonly fault: (fault: unknown, where: string) => void;
  /** An act in this process has been stored: whom it concerns may be told. */
  readonly turned?: (table: string, append: Append) => void;
  /** Storing an act has failed: what is stored is to be looked at again. */
  readonly doubted?: (table: string) => void;
}
