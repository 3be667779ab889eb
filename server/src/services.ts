import type { Config } from './config.ts';
import type { OpenSockets } from './limits/open-sockets.ts';
import type { Windows } from './limits/windows.ts';
import type { Disk } from './process/disk.ts';
import type { Metrics } from './process/metrics.ts';
import type { Timeouts } from './process/timeouts.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './tables/tables.ts';
import type { Identify } from './who.ts';

/** What use cases are given. No use case reads a clock, the environment or the network but through these. */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly tables: Tables;
  readonly identify: Identify;
  readonly now: () => number;
  /** Milliseconds since some moment or other, never less than before: for limits and waiting, which no set clock may upset. */
  readonly elapsed: () => number;
  readonly timeouts: Timeouts;
  readonly disk: Disk;
  /** What everybody has used up of what is limited in time. */
  readonly quotas: Windows;
  readonly sockets: OpenSockets;
  /** Fresh random secrets: so many bytes as hex digits. */
  readonly secret: (bytes: number) => string;
  /** Something of ours went wrong: into the log, never to a sender. */
  readonly fault: (fault: unknown, where: string) => void;
  /** Something to be done when the server closes, after the last request and before the store. */
  readonly onClose: (close: () => Promise<void>) => void;
  /** Whether it is closing: nothing that takes long is begun any more. */
  readonly isClosing: () => boolean;
  readonly metrics: Metrics;
}
