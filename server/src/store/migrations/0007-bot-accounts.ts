import { sql } from 'kysely';
import type { Migrate } from '../migrate.ts';
import { createLaidOut, type Layout } from './0002-people.ts';

const accounts: Layout = {
  columns: {
    user_id: 'text',
    keeper: 'text',
    about: 'text',
    games: 'text',
    invited_by: 'text',
    house: 'number',
  },
  key: ['user_id'],
  indexes: [['keeper'], ['house']],
};

/** Accounts of programs, who keeps them, which chairs they hold, and at which tables they may sit down by themselves. */
export const botAccounts: Migrate = async (db) => {
  await createLaidOut(db, 'bot_accounts', accounts);
  for (const [table, column] of [
    ['tables', 'welcomes_bots'],
    ['seats', 'program'],
    ['past_sitters', 'program'],
  ])
    await db.schema
      .alterTable(table)
      .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(sql`0`))
      .execute();
};
