import { Kysely, PostgresDialect, sql } from 'kysely';
import type { NewJob } from '../jobs.ts';
import { leaveLobby } from '../lobby-rows.ts';
import type { Database } from '../schema.ts';
import type { Append, Store, StoreFault } from '../store.ts';
import { PostgresBulletin } from './bulletin.ts';
import { Connections } from './connections.ts';
import { addGraphileJob } from './graphile-job.ts';
import { GuardedPool } from './guarded-pool.ts';
import { Watch } from './watch.ts';

const CONNECTIONS = 10;
/** One that listens, and others by which jobs are taken, done and signs of life are given: bots hold none while they think. */
const JOB_CONNECTIONS = 12;

/** Another process has stored this part of the story: whoever was about to has an old table in memory, and loads it anew. */
class StoryTaken extends Error {}

/** Any number of processes, one database. It may go away and come back: meanwhile everything fails at once, with `DatabaseAway`. */
export class PostgresStore implements Store {
  readonly kind = 'postgres';
  readonly db: Kysely<Database>;
  readonly jobsDb: Kysely<Database>;
  readonly bulletin: PostgresBulletin;
  readonly jobs: Connections;
  /** Called when the database answers again. */
  onBack: () => void = () => {};
  readonly #watch: Watch;

  private constructor(url: string, process: string, fault: StoreFault) {
    const isAway = () => this.#watch.isAway;
    const connections = new Connections(url, CONNECTIONS, isAway);
    this.jobs = new Connections(url, JOB_CONNECTIONS, isAway);
    this.#watch = new Watch(url, process, {
      heard: (text) => this.bulletin.hear(text),
      away: (why) => {
        fault(why, 'database away');
        connections.drop();
        this.jobs.drop();
      },
      back: () => {
        this.onBack();
        this.bulletin.missed();
      },
    });
    const pool = new GuardedPool(connections.pool, this.#watch);
    this.db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    const jobsPool = new GuardedPool(this.jobs.pool, this.#watch);
    this.jobsDb = new Kysely<Database>({ dialect: new PostgresDialect({ pool: jobsPool }) });
    this.bulletin = new PostgresBulletin(pool, process);
  }

  /** `process` names this process among those that share the database, which has this release's schema. */
  static async open(url: string, process: string, fault: StoreFault): Promise<PostgresStore> {
    const store = new PostgresStore(url, process, fault);
    try {
      await store.#watch.open();
    } catch (cause) {
      await store.close();
      throw cause;
    }
    return store;
  }

  append(append: Append): Promise<boolean> {
    return this.db
      .transaction()
      .execute((trx) => this.#append(trx, append))
      .catch((fault) => {
        if (fault instanceof StoryTaken) return false;
        throw fault;
      });
  }

  async #append(trx: Kysely<Database>, append: Append): Promise<boolean> {
    const { journal, progress, snapshot, story, jobs, concerns } = append;
    const moved = await trx
      .updateTable('progress')
      .set(progress)
      .where('table_id', '=', journal.table_id)
      .where('version', '=', journal.first)
      .where('status', '=', 'playing')
      .executeTakeFirst();
    if (moved.numUpdatedRows === 0n) return false;
    await trx.insertInto('journal').values(journal).execute();
    if (snapshot !== null)
      await trx
        .insertInto('snapshots')
        .values(snapshot)
        .onConflict((old) => old.column('table_id').doUpdateSet(snapshot))
        .execute();
    if (story !== null) {
      const told = await trx
        .insertInto('stories')
        .values(story)
        .onConflict((old) => old.doNothing())
        .executeTakeFirst();
      if (told.numInsertedOrUpdatedRows === 0n) throw new StoryTaken();
    }
    if (progress.status !== 'playing') await leaveLobby(trx, journal.table_id, progress.changed);
    for (const job of jobs) await this.addJob(trx, job);
    await this.bulletin.publishWith(trx, {
      t: 'moved',
      table: journal.table_id,
      version: progress.version,
      concerns,
    });
    return true;
  }

  addJob(db: Kysely<Database>, job: NewJob): Promise<void> {
    return addGraphileJob(db, job);
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  async close(): Promise<void> {
    this.#watch.close();
    // Nothing may have been asked of them yet: Kysely ends only a pool that it has used.
    await Promise.all([this.db.destroy(), this.jobs.pool.end()]);
  }
}
