import { readStore } from './backup/read.ts';
import type { Runner } from './jobs.ts';
import { SqliteRunner } from './sqlite/runner.ts';
import { SqliteStore } from './sqlite/store.ts';
import type { Store, StoreFault } from './store.ts';

export interface StoreConfig {
  /** Where PostgreSQL is; null for a file of our own. */
  readonly databaseUrl: string | null;
  readonly file: string;
  /** For how many seconds to wait for a PostgreSQL that is not there yet. */
  readonly databaseWait?: number;
}

export interface Opened {
  readonly store: Store;
  readonly runner: Runner;
}

/** Refuses where there is no database of ours yet: whoever only wants something of it makes none. PostgreSQL is waited for. */
export async function mustBeThere(config: StoreConfig): Promise<void> {
  if (config.databaseUrl !== null) {
    const { waitForPostgres } = await import('./postgres/prepare.ts');
    await waitForPostgres(config.databaseUrl, config.databaseWait ?? 0, () => {});
  }
  await readStore(config, async () => {});
}

/** The database this process was told to use, brought to this release's schema, and who runs its jobs. */
export async function openStore(
  { databaseUrl, file, databaseWait = 0 }: StoreConfig,
  process: string,
  fault: StoreFault,
  say: (text: string) => void = () => {},
): Promise<Opened> {
  if (databaseUrl !== null) {
    // Fetched only where it is used: a club's server has no room to waste.
    const [{ preparePostgres, waitForPostgres }, { PostgresStore }, { PostgresRunner }] = await Promise.all([
      import('./postgres/prepare.ts'),
      import('./postgres/store.ts'),
      import('./postgres/runner.ts'),
    ]);
    await waitForPostgres(databaseUrl, databaseWait, say);
    await preparePostgres(databaseUrl);
    const store = await PostgresStore.open(databaseUrl, process, fault);
    return { store, runner: new PostgresRunner(store, process, fault) };
  }
  const store = await SqliteStore.open(file);
  return { store, runner: new SqliteRunner(store, Date.now, fault) };
}
