import { type Kysely, sql } from 'kysely';
import type { Migrate } from '../migrate.ts';
import type { Database } from '../schema.ts';

/** Tables, seats, journals: what play needs. */
export const tables: Migrate = async (db, kind) => {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('access', 'text', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull().unique())
    .addColumn('pace', 'text', (c) => c.notNull())
    .addColumn('shuffle', 'bigint', (c) => c.notNull())
    .addColumn('spectators', 'bigint', (c) => c.notNull())
    .addColumn('delay', 'bigint', (c) => c.notNull())
    .addColumn('rematch_of', 'text')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await createProgress(db);
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'bigint', (c) => c.notNull())
    .addColumn('plays', 'text', (c) => c.notNull())
    .addColumn('sitter', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('bot', 'text')
    .addColumn('nonce', 'text')
    .addPrimaryKeyConstraint('seats_pk', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('seats_user').on('seats').column('user_id').execute();
  await db.schema
    .createTable('headers')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('header', 'text', (c) => c.notNull())
    .addColumn('seed_hash', 'text', (c) => c.notNull())
    .execute();
  await createJournal(db);
  if (kind === 'sqlite') await createJobs(db);
  else await createProcesses(db);
};

async function createProgress(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('progress')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('started', 'bigint')
    .addColumn('changed', 'bigint', (c) => c.notNull())
    .addColumn('asked', 'text', (c) => c.notNull())
    .addColumn('waits_for', 'text', (c) => c.notNull())
    .addColumn('waits_since', 'bigint', (c) => c.notNull())
    .addColumn('unseen', 'text', (c) => c.notNull())
    .addColumn('deadline', 'bigint')
    .addColumn('clocks', 'text', (c) => c.notNull())
    .addColumn('result', 'text')
    .addColumn('fault', 'text')
    .execute();
  await db.schema.createIndex('progress_status').on('progress').columns(['status', 'changed']).execute();
}

async function createJournal(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('journal')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('first', 'bigint', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .addColumn('entries', 'text', (c) => c.notNull())
    .addColumn('seat', 'bigint')
    .addColumn('key', 'text')
    .addColumn('answer', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('journal_pk', ['table_id', 'first'])
    .execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('rules', 'bigint', (c) => c.notNull())
    .addColumn('snapshot', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('stories')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('first', 'bigint', (c) => c.notNull())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('stories_pk', ['table_id', 'first'])
    .execute();
}

async function createJobs(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.unique())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('run_at', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'bigint', (c) => c.notNull().defaultTo(sql`0`))
    .addColumn('revision', 'bigint', (c) => c.notNull().defaultTo(sql`0`))
    .addColumn('last_error', 'text')
    .execute();
  await db.schema.createIndex('jobs_due').on('jobs').column('run_at').execute();
}

async function createProcesses(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('processes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .addColumn('workers', 'text', (c) => c.notNull())
    .execute();
}
