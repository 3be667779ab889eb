import type { JournalRow, ProgressRow, SeatsRow, TablesRow } from '../src/store/schema.ts';
import type { Append, Store } from '../src/store/store.ts';

export const tableRow = (id: string, over: Partial<TablesRow> = {}): TablesRow => ({
  id,
  name: `Table ${id}`,
  game: 'teaching',
  options: '{}',
  owner: 'u0',
  access: 'public',
  link: `link-${id}`,
  pace: '{"kind":"none"}',
  shuffle: 0,
  spectators: 1,
  delay: 0,
  rematch_of: null,
  welcomes_bots: 0,
  components: null,
  created: 1000,
  ...over,
});

export const progressRow = (table_id: string, over: Partial<ProgressRow> = {}): ProgressRow => ({
  table_id,
  status: 'open',
  version: 0,
  started: null,
  changed: 1000,
  asked: '[]',
  waits_for: '[]',
  waits_since: 1000,
  unseen: '[]',
  deadline: null,
  clocks: '{}',
  result: null,
  fault: null,
  ...over,
});

export const seatRow = (table_id: string, seat: number, over: Partial<SeatsRow> = {}): SeatsRow => ({
  table_id,
  seat,
  plays: `seat-${seat}`,
  sitter: 'person',
  user_id: `u${seat}`,
  name: `Player ${seat}`,
  bot: null,
  program: 0,
  nonce: null,
  ended: null,
  ...over,
});

export const journalRow = (table_id: string, first: number, over: Partial<JournalRow> = {}): JournalRow => ({
  table_id,
  first,
  count: 1,
  entries: `[{"t":"undo","seat":${first}}]`,
  seat: 0,
  key: null,
  answer: null,
  at: 2000,
  ...over,
});

/** One more act at a table that is at a version. */
export const appendRow = (table: string, version: number, over: Partial<Append> = {}): Append => ({
  journal: journalRow(table, version),
  progress: progressRow(table, { status: 'playing', version: version + 1 }),
  snapshot: null,
  story: null,
  jobs: [],
  concerns: [],
  ...over,
});

/** A table being played, as rows alone. */
export async function layOut({ db }: Store, id: string): Promise<void> {
  await db.insertInto('tables').values(tableRow(id)).execute();
  await db
    .insertInto('progress')
    .values(progressRow(id, { status: 'playing' }))
    .execute();
}
