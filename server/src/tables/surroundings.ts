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
  /** By an act in this process the lists of tables of these users show something else. */
  readonly turned?: (users: readonly string[]) => void;
}
