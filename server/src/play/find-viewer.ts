import type { Seat, Viewer } from '@cabinet-wars/kernel';
import { refused } from '../errors.ts';
import type { Services } from '../services.ts';
import { often } from '../store/often.ts';
import type { Who } from '../who.ts';

export interface Found {
  readonly viewer: Viewer;
  readonly seat: Seat | null;
}

// One question to the database and not two: after a restart everybody comes back at once.
const places = often(2, (db, table, user) =>
  db
    .selectFrom('tables')
    .leftJoin('seats', (join) => join.onRef('seats.table_id', '=', 'tables.id').on('seats.user_id', '=', user))
    .select(['access', 'link', 'spectators', 'owner', 'seats.seat', 'seats.sitter'])
    .where('tables.id', '=', table),
);

/** As whom somebody may look at a table: from their seat, or from outside if the table lets them. */
export async function findViewer(
  { store: { db } }: Services,
  table: string,
  who: Who | null,
  link: string | undefined,
): Promise<Found> {
  const [row] = await places(db, table, who?.user ?? null);
  if (row === undefined) throw refused('no-such-table');
  const { seat, sitter } = row;
  if (seat !== null && sitter === 'person') return { viewer: seat, seat };
  // A bot plays for them: they look on until they sit down again.
  if (seat !== null) return { viewer: 'spectator', seat: null };
  const invited = row.access === 'public' || link === row.link || row.owner === who?.user;
  if (invited && row.spectators === 1) return { viewer: 'spectator', seat: null };
  // A table one may not see is, to a stranger, no table at all.
  if (row.access === 'private' && link !== row.link) throw refused('no-such-table');
  throw refused(who === null ? 'not-signed-in' : 'not-allowed');
}
