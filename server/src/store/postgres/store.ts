import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { NewJob } from '../jobs.ts';
import { MOST_ATTEMPTS } from '../jobs.ts';
import { migrateStore } from '../migrate.ts';
import type { Database } from '../schema.ts';
import type { Append, Store } from '../store.ts';
import { PostgresBulletin } from './bulletin.ts';
import { silent } from './silent.ts';

/** Whole numbers come as numbers: none here goes beyond 2⁵³. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)) as never,
};

const CONNECTIONS = 10;

/** Any number of processes, one database. */
export class PostgresStore implements Store {
  readonly kind = 'postgres';
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
  readonly bulletin: PostgresBulletin;

  private constructor(url: string, process: string) {
    this.pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, types });
    // A connection that is lost is replaced when one is next wanted; whoever was using it is told by their query.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => client.on('error', () => {}));
    this.db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: this.pool }) });
    this.bulletin = new PostgresBulletin(url, this.pool, process);
  }

  /** `process` names this process among those that share the database. */
  static async open(url: string, process: string): Promise<PostgresStore> {
    const store = new PostgresStore(url, process);
    try {
      await runMigrations({ pgPool: store.pool, logger: silent });
      await migrateStore(store.db, 'postgres');
      await store.bulletin.open();
    } catch (fault) {
      await store.close();
      throw fault;
    }
    return store;
  }

  append({ journal, progress, snapshot, story, jobs }: Append): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
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
      if (story !== null) await trx.insertInto('stories').values(story).execute();
      for (const job of jobs) await this.addJob(trx, job);
      await this.bulletin.publishWith(trx, { t: 'moved', table: journal.table_id, version: progress.version });
      return true;
    });
  }

  async addJob(db: Kysely<Database>, { kind, key, payload, at }: NewJob): Promise<void> {
    await sql`select graphile_worker.add_job(${kind}::text, payload := ${JSON.stringify(payload)}::json,
      run_at := ${at === null ? null : new Date(at)}::timestamptz, max_attempts := ${MOST_ATTEMPTS}::int,
      job_key := ${key}::text)`.execute(db);
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  async close(): Promise<void> {
    await this.bulletin.close();
    await this.db.destroy();
  }
}
