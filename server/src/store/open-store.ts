import type { Runner } from './jobs.ts';
import { SqliteRunner } from './sqlite/runner.ts';
import { SqliteStore } from './sqlite/store.ts';
import type { Store } from './store.ts';

export interface StoreConfig {
  /** Where PostgreSQL is; null for a file of our own. */
  readonly databaseUrl: string | null;
  readonly file: string;
}

export interface Opened {
  readonly store: Store;
  readonly runner: Runner;
}

/** The database this process was told to use, brought to this release's schema, and who runs its jobs. */
export async function openStore(
  { databaseUrl, file }: StoreConfig,
  process: string,
  fault: (fault: unknown, kind: string) => void,
): Promise<Opened> {
  if (databaseUrl !== null) {
    // Fetched only where it is used: a club's server has no room to waste.
    const [{ PostgresStore }, { PostgresRunner }] = await Promise.all([
      import('./postgres/store.ts'),
      import('./postgres/runner.ts'),
    ]);
    const store = await PostgresStore.open(databaseUrl, process);
    return { store, runner: new PostgresRunner(store, process, fault) };
  }
  const store = await SqliteStore.open(file);
  return { store, runner: new SqliteRunner(store, Date.now, fault) };
}
