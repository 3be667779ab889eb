import type { Kysely } from 'kysely';
import { isAmong } from '../../store/among.ts';
import type { Database, SeatsRow, TablesRow } from '../../store/schema.ts';
import type { PastSittersRow } from '../../store/schema-people.ts';
import type { Store } from '../../store/store.ts';
import { delayOf } from './delay.ts';

/** Notes who sits on a chair until now, before somebody else does: those who see the game late see them there a while longer. */
export async function noteSitter(
  db: Kysely<Database>,
  { id, delay }: Pick<TablesRow, 'id' | 'delay'>,
  { seat, sitter, user_id, name, bot, program }: SeatsRow,
  until: number,
): Promise<void> {
  if (delay === 0) return;
  await db
    .insertInto('past_sitters')
    .values({ table_id: id, seat, until, sitter, user_id, name, bot, program })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const pastSitters = async (store: Store, tables: readonly string[]): Promise<PastSittersRow[]> =>
  tables.length === 0
    ? []
    : store.db
        .selectFrom('past_sitters')
        .selectAll()
        .where(isAmong(store, 'table_id', tables))
        .orderBy('until')
        .execute();

/** The chairs of a table as those who see it late may know them: each with whoever sat there then. */
export function seatsThen(
  row: Pick<TablesRow, 'id' | 'delay'>,
  seats: readonly SeatsRow[],
  past: readonly PastSittersRow[],
  now: number,
): SeatsRow[] {
  const then = now - delayOf(row);
  return seats.map((chair) => {
    const before = past.find(({ table_id, seat, until }) => table_id === row.id && seat === chair.seat && until > then);
    if (before === undefined) return chair;
    const { sitter, user_id, name, bot, program } = before;
    return { ...chair, sitter, user_id, name, bot, program };
  });
}
