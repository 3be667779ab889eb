import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { CompiledQuery, Kysely, sql } from 'kysely';
import { LocalBulletin } from '../bulletin.ts';
import type { NewJob } from '../jobs.ts';
import { migrateStore } from '../migrate.ts';
import type { Database } from '../schema.ts';
import type { Append, Store } from '../store.ts';
import { SqliteConnection } from './connection.ts';
import { sqliteDialect } from './dialect.ts';
import { GroupCommit } from './group-commit.ts';
import { jobParameters, jobText, texts } from './statements.ts';
import { Turns } from './turns.ts';

/** Seeds and hashed passwords lie in it: nobody else on the machine may read it. What SQLite puts beside it has the same mode. */
function keepPrivate(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

/** One process, one file. */
export class SqliteStore implements Store {
  readonly kind = 'sqlite';
  readonly db: Kysely<Database>;
  /** There is one connection to the file, and it is never held for longer than a statement or a short transaction. */
  readonly jobsDb: Kysely<Database>;
  readonly bulletin = new LocalBulletin();
  /** Called whenever there may be work. */
  onJob: () => void = () => {};
  readonly #commits: GroupCommit;
  readonly #connection: SqliteConnection;

  constructor(path: string) {
    if (path !== ':memory:') keepPrivate(path);
    this.#connection = new SqliteConnection(path);
    const turns = new Turns();
    this.db = new Kysely<Database>({ dialect: sqliteDialect(this.#connection, turns) });
    this.jobsDb = this.db;
    this.#commits = new GroupCommit(this.#connection, turns);
  }

  /** At this release's schema, or as far as the migrations that are named. */
  static async open(path: string, upTo?: readonly string[]): Promise<SqliteStore> {
    const store = new SqliteStore(path);
    try {
      await migrateStore(store.db, 'sqlite', upTo);
      if (path !== ':memory:') store.#connection.checkpointBeside(path);
    } catch (fault) {
      await store.close();
      throw fault;
    }
    return store;
  }

  async append(append: Append): Promise<boolean> {
    const done = await this.#commits.append(append);
    if (done && append.jobs.length > 0) this.onJob();
    return done;
  }

  async addJob(db: Kysely<Database>, job: NewJob): Promise<void> {
    await db.executeQuery(CompiledQuery.raw(texts[jobText(job)], jobParameters(job)));
    this.onJob();
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  async close(): Promise<void> {
    await this.#commits.idle();
    await this.db.destroy();
  }
}
