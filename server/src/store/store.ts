import type { Kysely } from 'kysely';
import type { Bulletin } from './bulletin.ts';
import type { NewJob } from './jobs.ts';
import type { StoreKind } from './migrate.ts';
import type { Database, JournalRow, ProgressRow, SnapshotsRow, StoriesRow } from './schema.ts';

/** Hears of what goes wrong in the store by itself, and where. */
export type StoreFault = (fault: unknown, where: string) => void;

/** One act at a table, with everything that follows from it: all of it is stored, or nothing. */
export interface Append {
  readonly journal: JournalRow;
  readonly progress: ProgressRow;
  /** Now and then: the table as it is after the act, and the lines of its log that it lets go of. */
  readonly snapshot: SnapshotsRow | null;
  readonly story: StoriesRow | null;
  readonly jobs: readonly NewJob[];
  /** The users whose list of tables shows something else now. */
  readonly concerns: readonly string[];
}

/**
 * Where everything is kept. Use cases write their queries with `db`; the hot path, an act at a table, has a way of its own.
 */
export interface Store {
  readonly kind: StoreKind;
  readonly db: Kysely<Database>;
  readonly bulletin: Bulletin;
  /** The same for jobs, with connections of their own: however many run, a request never waits for them. */
  readonly jobsDb: Kysely<Database>;
  /**
   * Stores an act if the table is still being played and at the version before it (`journal.first`). True once it is
   * durable; false, and nothing stored, where somebody else has written first.
   */
  append(append: Append): Promise<boolean>;
  /** Asks for work to be done later, as part of a transaction if one is given. */
  addJob(db: Kysely<Database>, job: NewJob): Promise<void>;
  /** Resolves if the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
