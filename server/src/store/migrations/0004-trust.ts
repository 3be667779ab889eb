import { randomBytes } from 'node:crypto';
import { seedHash } from '@cabinet-wars/kernel';
import type { Kysely } from 'kysely';
import { nameSkeleton } from '../../names.ts';
import type { Migrate } from '../migrate.ts';
import type { Database } from '../schema.ts';
import { createLaidOut, type Layout } from './0002-people.ts';

const layouts: Readonly<Record<string, Layout>> = {
  seals: { columns: { table_id: 'text', seed: 'text', seed_hash: 'text' }, key: ['table_id'] },
  name_skeletons: { columns: { skeleton: 'text', user_id: 'text' }, key: ['skeleton'], indexes: [['user_id']] },
  known_browsers: {
    columns: { hash: 'text', user_id: 'text', seen: 'number' },
    key: ['hash'],
    indexes: [['user_id']],
  },
  kicks: { columns: { table_id: 'text', user_id: 'text' }, key: ['table_id', 'user_id'] },
  invitations: { columns: { hash: 'text', created: 'number', expires: 'number' }, key: ['hash'] },
  moderation_log: {
    columns: {
      id: 'text',
      at: 'number',
      by_user: 'text?',
      what: 'text',
      about_user: 'text?',
      about_table: 'text?',
      why: 'text',
    },
    key: ['id'],
    indexes: [['at']],
  },
};

/** Dice promised when a table is laid out, names that look alike, scopes of tokens, what moderators do. */
export const trust: Migrate = async (db) => {
  for (const [table, layout] of Object.entries(layouts)) await createLaidOut(db, table, layout);
  await db.schema
    .alterTable('sessions')
    .addColumn('proved', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  // Tokens made before there were scopes played and laid out tables: they still do.
  await db.schema
    .alterTable('tokens')
    .addColumn('scopes', 'text', (c) => c.notNull().defaultTo('read play tables'))
    .execute();
  await db.schema.createIndex('mail_links_email').on('mail_links').column('email').execute();
  await sealOpenTables(db);
  await rememberSkeletons(db);
};

/** Tables still being set get their promise now; nonces given before there was one prove nothing. */
async function sealOpenTables(db: Kysely<Database>): Promise<void> {
  const open = await db.selectFrom('progress').select('table_id').where('status', '=', 'open').execute();
  for (const { table_id } of open) {
    const seed = randomBytes(32).toString('hex');
    await db
      .insertInto('seals')
      .values({ table_id, seed, seed_hash: seedHash(seed) })
      .execute();
    await db.updateTable('seats').set({ nonce: null }).where('table_id', '=', table_id).execute();
  }
}

const USERS_A_PAGE = 1000;

/** Of people who look alike already the eldest has the look; the others keep their names. */
async function rememberSkeletons(db: Kysely<Database>): Promise<void> {
  for (let from = 0; ; from += USERS_A_PAGE) {
    const users = await db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('kind', '!=', 'deleted')
      .orderBy('created')
      .orderBy('id')
      .limit(USERS_A_PAGE)
      .offset(from)
      .execute();
    for (const { id, name } of users)
      await db
        .insertInto('name_skeletons')
        .values({ skeleton: nameSkeleton(name), user_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    if (users.length < USERS_A_PAGE) return;
  }
}
