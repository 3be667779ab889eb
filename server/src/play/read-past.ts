import {
  CannotReplay,
  type Entry,
  exportTranscript,
  type Header,
  type Viewer,
  writeTranscript,
} from '@cabinet-wars/kernel';
import { refused } from '../errors.ts';
import type { Services } from '../services.ts';
import { delayOf } from '../tables/delay.ts';
import { gameCalled } from '../tables/load-table.ts';
import type { Who } from '../who.ts';
import { findViewer } from './find-viewer.ts';
import { History } from './history.ts';

/** What is kept of a game, as far as whoever asks may know of it. */
interface Kept {
  readonly game: string;
  readonly header: Header;
  readonly journal: readonly Entry[];
  readonly viewer: Viewer;
  readonly version: number;
}

async function keptFor(services: Services, table: string, who: Who | null, link: string | undefined): Promise<Kept> {
  const { viewer } = await findViewer(services, table, who, link);
  const { db } = services.store;
  const row = await db
    .selectFrom('headers')
    .innerJoin('tables', 'tables.id', 'headers.table_id')
    .select(['headers.header', 'tables.game', 'tables.delay'])
    .where('headers.table_id', '=', table)
    .executeTakeFirst();
  if (row === undefined) throw refused('not-playing');
  const delay = viewer === 'spectator' ? delayOf(row) : 0;
  const rows = await db
    .selectFrom('journal')
    .select(['entries', 'count', 'at'])
    .where('table_id', '=', table)
    .where('at', '<=', services.now() - delay)
    .orderBy('first')
    .execute();
  const journal = rows.flatMap(({ entries }) => JSON.parse(entries) as Entry[]);
  return { game: row.game, header: JSON.parse(row.header), journal, viewer, version: journal.length };
}

/** A game as text: whole when it is over, before that what the viewer knows anyway. */
export async function readTranscript(
  services: Services,
  table: string,
  who: Who | null,
  link?: string,
): Promise<string> {
  const { game, header, journal, viewer } = await keptFor(services, table, who, link);
  const rules = await gameCalled(game);
  return replaying(() =>
    writeTranscript(exportTranscript(rules, header, journal, viewer === 'open' ? 'spectator' : viewer)),
  );
}

const MOST_KEPT = 16;
/** The last few pasts asked for, so that stepping through one plays it once. */
const kept = new Map<string, Promise<History>>();

export async function readHistory(services: Services, table: string, who: Who | null, link?: string): Promise<History> {
  const { game, header, journal, viewer, version } = await keptFor(services, table, who, link);
  const isOver = await services.tables.read(
    table,
    (live) => live.table.result !== null && live.table.version === version,
  );
  const sees: Viewer = isOver ? 'open' : viewer;
  const name = `${table} ${sees} ${version}`;
  const known = kept.get(name) ?? History.of(await gameCalled(game), header, journal, sees);
  kept.delete(name);
  kept.set(name, known);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return replaying(() => known);
}

/** Rules repaired since may not follow an old journal any more: that is said, not hidden. */
async function replaying<T>(does: () => T | Promise<T>): Promise<T> {
  try {
    return await does();
  } catch (fault) {
    if (fault instanceof CannotReplay) throw refused('cannot-replay', { at: fault.at });
    throw fault;
  }
}
