import type { Seat } from '@cabinet-wars/kernel';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import type { Answer } from './do-act.ts';

/** What an act was answered if it has been done already: its sender lost the socket and asks again. */
export async function storedAnswer(
  db: Kysely<Database>,
  table: string,
  seat: Seat,
  key: string,
): Promise<Answer | null> {
  const row = await db
    .selectFrom('journal')
    .select('answer')
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.answer == null ? null : JSON.parse(row.answer);
}
