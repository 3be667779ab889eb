import type { Kysely } from 'kysely';
import type { Services } from '../services.ts';
import type { Database } from '../store/schema.ts';
import type { Found } from '../tables/find-table.ts';

/** The tables somebody sits at or is setting, as long as they may still change. */
export const goingTables = (db: Kysely<Database>, user: string) =>
  db
    .selectFrom('seats')
    .select('table_id')
    // Also where a bot plays for them meanwhile.
    .where('user_id', '=', user)
    .where('ended', 'is', null)
    .union(db.selectFrom('lobby').select('table_id').where('owner', '=', user).where('status', '=', 'open'));

export async function tablesOf({ store: { db } }: Services, user: string): Promise<Set<string>> {
  const rows = await goingTables(db, user).execute();
  return new Set(rows.map(({ table_id }) => table_id));
}

/** Whether a table stands among somebody's own: they sit there, or are setting it. */
export const isOf = ({ row, progress, seats }: Found, user: string): boolean =>
  seats.some(({ user_id }) => user_id === user) || (row.owner === user && progress.status === 'open');
