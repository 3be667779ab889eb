import {
  type AnyGame,
  CannotLoad,
  CannotReplay,
  type Entry,
  type GameState,
  type Header,
  Table,
} from '@cabinet-wars/kernel';
import type { Kysely } from 'kysely';
import { refused } from '../errors.ts';
import { fromJson } from '../store/json-columns.ts';
import { often } from '../store/often.ts';
import type { Database, ProgressRow, SnapshotsRow } from '../store/schema.ts';
import { gameCalled } from './game-called.ts';
import type { Live } from './live.ts';

type Db = Kysely<Database>;

const tableRow = often(1, (db, id) => db.selectFrom('tables').selectAll().where('id', '=', id));
const progressRow = often(1, (db, id) => db.selectFrom('progress').selectAll().where('table_id', '=', id));
const headerRow = often(1, (db, id) => db.selectFrom('headers').selectAll().where('table_id', '=', id));
const snapshotRow = often(1, (db, id) => db.selectFrom('snapshots').selectAll().where('table_id', '=', id));
const seatRows = often(1, (db, id) => db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat'));

/** The one row there must be. */
function only<T>(rows: readonly T[]): T {
  if (rows.length !== 1) throw new TypeError(`${rows.length} rows where there is one`);
  return rows[0];
}

/** A table that has begun, brought into memory: its newest snapshot and what was done since. */
export async function loadTable(db: Db, id: string): Promise<Live> {
  const [row] = await tableRow(db, id);
  if (row === undefined) throw refused('no-such-table');
  // Read before the journal: what is done in between is then seen as a version too low, and caught up with.
  const progress = only(await progressRow(db, id));
  if (progress.started === null) throw refused('not-playing');
  const seats = await seatsOf(db, id);
  const { header: text, seed_hash } = only(await headerRow(db, id));
  const header = fromJson('header', text);
  const stopped = (fault: unknown) => halt(db, id, fault);
  const game = await gameCalled(row.game, header.data).catch(stopped);
  const table = await restore(db, game, id, header, progress.version).catch(stopped);
  // Another process has stored a snapshot since the version was read.
  if (table.version > progress.version) return loadTable(db, id);
  if (progress.status === 'halted') await resume(db, progress);
  keepSmall(game, table);
  return { game, table, row, seedHash: seed_hash, seats, progress };
}

/** What lay on the first table of each game: most of what lies on others is the same, and is kept once for all of them. */
const patterns = new WeakMap<AnyGame, GameState>();

function keepSmall(game: AnyGame, table: Table): void {
  const kept = table.staySmall(patterns.get(game));
  if (!patterns.has(game)) patterns.set(game, kept);
}

/** A game the rules, as they are now, do not follow stands still, and says why, until a release can go on with it. */
async function halt(db: Db, id: string, fault: unknown): Promise<never> {
  if (!(fault instanceof CannotLoad || fault instanceof CannotReplay)) throw fault;
  await db
    .updateTable('progress')
    .set({ status: 'halted', fault: fault.message })
    .where('table_id', '=', id)
    .where('status', '=', 'playing')
    .execute();
  throw refused('table-halted', { fault: fault.message });
}

async function resume(db: Db, progress: ProgressRow): Promise<void> {
  Object.assign(progress, { status: 'playing', fault: null });
  await db
    .updateTable('progress')
    .set({ status: 'playing', fault: null })
    .where('table_id', '=', progress.table_id)
    .where('status', '=', 'halted')
    .execute();
}

export const seatsOf = (db: Db, id: string) => seatRows(db, id);

async function restore(db: Db, game: AnyGame, id: string, header: Header, version: number): Promise<Table> {
  const row = only(await snapshotRow(db, id));
  // A release newer than this one has played here: its tables are left alone.
  if (row.rules > game.stateVersion) throw refused('table-halted', { rules: row.rules, here: game.stateVersion });
  const since = await entriesSince(db, id, row.at, version);
  try {
    return fromSnapshot(game, header, row, since);
  } catch (fault) {
    if (!(fault instanceof CannotLoad || fault instanceof CannotReplay)) throw fault;
    // The rules have changed under the snapshot: the journal is the truth, each entry of it checked.
    const table: Table = Table.replay(game, header, await entriesSince(db, id, 0, version));
    await db.deleteFrom('stories').where('table_id', '=', id).execute();
    return table;
  }
}

function fromSnapshot(game: AnyGame, header: Header, row: SnapshotsRow, journal: Entry[]): Table {
  const snapshot = fromJson('snapshot', row.snapshot);
  const saved = { header: { ...header, stateVersion: row.rules }, journal, forgotten: row.at, snapshot };
  return Table.load(game, saved);
}

/** What was done at a table from one version to another. */
export async function entriesSince(db: Db, id: string, from: number, to: number): Promise<Entry[]> {
  const rows = await db
    .selectFrom('journal')
    .select('entries')
    .where('table_id', '=', id)
    .where('first', '>=', from)
    .where('first', '<', to)
    .orderBy('first')
    .execute();
  return rows.flatMap(({ entries }) => fromJson('entries', entries));
}
