import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { Consequence } from './consequences.ts';
import type { Presence } from './presence.ts';

/** What a table needs of the process it lives in. */
export interface Surroundings {
  readonly store: Store;
  readonly presence: Presence;
  readonly consequences: readonly Consequence[];
  readonly now: () => number;
  readonly metrics: Metrics;
  readonly fault: (fault: unknown, where: string) => void;
  /** At this table others are asked now, by an act in this process. */
  readonly turned?: (table: string) => void;
}
