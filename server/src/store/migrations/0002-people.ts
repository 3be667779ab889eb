import type { ColumnDataType, CreateTableBuilder, Kysely } from 'kysely';
import type { Migrate } from '../migrate.ts';
import type { Database } from '../schema.ts';

/** A question mark stands for "may be null". */
type Column = 'text' | 'text?' | 'number' | 'number?' | 'real';

export interface Layout {
  readonly columns: Readonly<Record<string, Column>>;
  readonly key: readonly string[];
  readonly unique?: readonly (readonly string[])[];
  readonly indexes?: readonly (readonly string[])[];
}

/** As they were in this release: later columns and tables come with later migrations. */
const layouts: Readonly<Record<string, Layout>> = {
  users: {
    columns: {
      id: 'text',
      name: 'text',
      name_key: 'text?',
      kind: 'text',
      role: 'text',
      password: 'text?',
      email: 'text?',
      email_confirmed: 'number',
      language: 'text',
      unsubscribe: 'text',
      notices: 'text',
      vacation_until: 'number',
      vacation_days: 'number',
      vacation_year: 'number',
      suspended_until: 'number',
      created: 'number',
    },
    key: ['id'],
    unique: [['name_key'], ['unsubscribe']],
    indexes: [['email']],
  },
  passkeys: {
    columns: {
      id: 'text',
      user_id: 'text',
      public_key: 'text',
      counter: 'number',
      transports: 'text',
      name: 'text',
      created: 'number',
    },
    key: ['id'],
    indexes: [['user_id']],
  },
  challenges: {
    columns: { id: 'text', challenge: 'text', user_id: 'text?', expires: 'number' },
    key: ['id'],
    indexes: [['expires']],
  },
  sessions: {
    columns: { hash: 'text', user_id: 'text', created: 'number', seen: 'number', agent: 'text' },
    key: ['hash'],
    indexes: [['user_id']],
  },
  tokens: {
    columns: { id: 'text', hash: 'text', user_id: 'text', name: 'text', created: 'number', used: 'number?' },
    key: ['id'],
    unique: [['hash']],
    indexes: [['user_id']],
  },
  mail_links: {
    columns: { hash: 'text', user_id: 'text', purpose: 'text', email: 'text', expires: 'number' },
    key: ['hash'],
    indexes: [['user_id']],
  },
  blocks: { columns: { user_id: 'text', blocked: 'text' }, key: ['user_id', 'blocked'] },
  reports: {
    columns: {
      id: 'text',
      by_user: 'text',
      about: 'text',
      table_id: 'text?',
      text: 'text',
      at: 'number',
      handled: 'number?',
      handled_by: 'text?',
      outcome: 'text?',
    },
    key: ['id'],
  },
  chat: {
    columns: {
      id: 'text',
      table_id: 'text',
      number: 'number',
      seat: 'number?',
      user_id: 'text',
      name: 'text',
      to_seat: 'number?',
      text: 'text',
      at: 'number',
    },
    key: ['id'],
    unique: [['table_id', 'number']],
  },
  notes: {
    columns: { table_id: 'text', user_id: 'text', text: 'text', changed: 'number' },
    key: ['table_id', 'user_id'],
  },
  outbox: {
    columns: {
      id: 'text',
      occasion: 'text',
      user_id: 'text',
      way: 'text',
      target: 'text',
      kind: 'text',
      table_id: 'text',
      facts: 'text',
      due: 'number',
      attempts: 'number',
      done: 'number?',
      fault: 'text?',
    },
    key: ['id'],
    unique: [['user_id', 'way', 'target', 'occasion']],
    indexes: [['due']],
  },
  settings: { columns: { name: 'text', value: 'text' }, key: ['name'] },
  push_subscriptions: {
    columns: { endpoint: 'text', user_id: 'text', keys: 'text', created: 'number' },
    key: ['endpoint'],
    indexes: [['user_id']],
  },
  webhooks: {
    columns: { id: 'text', user_id: 'text', url: 'text', style: 'text', created: 'number' },
    key: ['id'],
    indexes: [['user_id']],
  },
  ratings: {
    columns: { user_id: 'text', game: 'text', rating: 'real', deviation: 'real', games: 'number' },
    key: ['user_id', 'game'],
    indexes: [['game', 'rating']],
  },
  rated: { columns: { table_id: 'text', at: 'number' }, key: ['table_id'] },
  votes: {
    columns: { table_id: 'text', seat: 'number', by_user: 'text', replace_with: 'text' },
    key: ['table_id', 'seat', 'by_user'],
  },
};

/** Accounts, talk, notices, ratings: what is kept about people. */
export const people: Migrate = async (db) => {
  for (const [table, layout] of Object.entries(layouts)) await createLaidOut(db, table, layout);
};

export async function createLaidOut(db: Kysely<Database>, table: string, layout: Layout): Promise<void> {
  let made: CreateTableBuilder<string, string> = db.schema.createTable(table);
  for (const [name, column] of Object.entries(layout.columns))
    made = made.addColumn(name, typeOf(column), (c) => (column.endsWith('?') ? c : c.notNull()));
  made = made.addPrimaryKeyConstraint(`${table}_pk`, [...layout.key]);
  for (const columns of layout.unique ?? [])
    made = made.addUniqueConstraint(`${table}_${columns.join('_')}_once`, [...columns]);
  await made.execute();
  for (const columns of layout.indexes ?? [])
    await db.schema
      .createIndex(`${table}_${columns.join('_')}`)
      .on(table)
      .columns([...columns])
      .execute();
}

function typeOf(column: Column): ColumnDataType {
  if (column === 'real') return 'double precision';
  return column.startsWith('text') ? 'text' : 'bigint';
}
