import { mkdirSync } from 'node:fs';
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
import { jobStatement } from './statements.ts';

/** One process, one file. */
export class SqliteStore implements Store {
  readonly kind = 'sqlite';
  readonly db: Kysely<Database>;
  readonly bulletin = new LocalBulletin();
  /** Called whenever there may be work. */
  onJob: () => void = () => {};
  readonly #commits: GroupCommit;

  constructor(path: string) {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    const connection = new SqliteConnection(path);
    this.db = new Kysely<Database>({ dialect: sqliteDialect(connection) });
    this.#commits = new GroupCommit(this.db, connection);
  }

  static async open(path: string): Promise<SqliteStore> {
    const store = new SqliteStore(path);
    await migrateStore(store.db, 'sqlite');
    return store;
  }

  async append(append: Append): Promise<boolean> {
    const done = await this.#commits.append(append);
    if (done && append.jobs.length > 0) this.onJob();
    return done;
  }

  async addJob(db: Kysely<Database>, job: NewJob): Promise<void> {
    const { sql: text, parameters } = jobStatement(job);
    await db.executeQuery(CompiledQuery.raw(text, [...parameters]));
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
