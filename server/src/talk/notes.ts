import type { Services } from '../services.ts';
import { findTable } from '../tables/find-table.ts';
import type { Who } from '../who.ts';

/** What somebody has written down about a table, for nobody else to read. */
export async function readNote(services: Services, who: Who, table: string): Promise<string> {
  await findTable(services, who, table);
  const row = await services.store.db
    .selectFrom('notes')
    .select('text')
    .where('table_id', '=', table)
    .where('user_id', '=', who.user)
    .executeTakeFirst();
  return row?.text ?? '';
}

export async function writeNote(services: Services, who: Who, table: string, text: string): Promise<void> {
  await findTable(services, who, table);
  const changed = services.now();
  await services.store.db
    .insertInto('notes')
    .values({ table_id: table, user_id: who.user, text, changed })
    .onConflict((conflict) => conflict.columns(['table_id', 'user_id']).doUpdateSet({ text, changed }))
    .execute();
}
