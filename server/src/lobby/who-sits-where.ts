import type { Services } from '../services.ts';

/** The tables somebody has laid out or sits at, as far as they may still change. */
export async function tablesOf({ store: { db } }: Services, user: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('progress', 'progress.table_id', 'tables.id')
    .select('tables.id')
    .where('status', 'in', ['open', 'playing'])
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('tables.owner', '=', user),
        exists(
          selectFrom('seats')
            .select('seats.seat')
            .whereRef('seats.table_id', '=', 'tables.id')
            .where('seats.user_id', '=', user),
        ),
      ]),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Who has laid out a table, and who sits at it. */
export async function usersAt({ store: { db } }: Services, table: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .select(['owner', 'user_id'])
    .where('tables.id', '=', table)
    .execute();
  return new Set(rows.flatMap(({ owner, user_id }) => (user_id === null ? [owner] : [owner, user_id])));
}
