import type { Entry, Header } from '@cabinet-wars/kernel';
import { fromJson } from '../src/store/json-columns.ts';
import { openStore, type StoreConfig } from '../src/store/open-store.ts';
import type { JournalRow, ProgressRow } from '../src/store/schema.ts';

/** A game as a database keeps it, read behind the server's back. */
export interface KeptGame {
  readonly table: string;
  readonly header: Header;
  readonly progress: ProgressRow;
  readonly rows: readonly JournalRow[];
  readonly entries: readonly Entry[];
}

/** Every game that has begun. No server may run on an embedded database meanwhile. */
export async function keptGames(place: StoreConfig): Promise<KeptGame[]> {
  const { store } = await openStore(place, 'onlooker', () => {});
  try {
    const { db } = store;
    const headers = await db.selectFrom('headers').selectAll().execute();
    const games: KeptGame[] = [];
    // One after the other: thousands at once would wait for a connection longer than the store lets anybody wait.
    for (const { table_id: table, header } of headers) {
      const progress = await db
        .selectFrom('progress')
        .selectAll()
        .where('table_id', '=', table)
        .executeTakeFirstOrThrow();
      const rows = await db.selectFrom('journal').selectAll().where('table_id', '=', table).orderBy('first').execute();
      const entries = rows.flatMap((row) => fromJson('entries', row.entries));
      games.push({ table, header: fromJson('header', header), progress, rows, entries });
    }
    return games;
  } finally {
    await store.close();
  }
}
