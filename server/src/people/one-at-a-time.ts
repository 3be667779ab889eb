import type { Kysely } from 'kysely';
import { refused } from '../errors.ts';
import type { Database } from '../store/schema.ts';

/**
 * Begins a transaction in which something of one person is counted, and then added to: by writing to their row it makes whatever
 * else they ask for at the same moment wait until it is over. Whoever is gone meanwhile is refused.
 */
export async function oneAtATime(trx: Kysely<Database>, user: string): Promise<void> {
  await trx
    .updateTable('users')
    .set(({ ref }) => ({ kind: ref('kind') }))
    .where('id', '=', user)
    .execute();
  const row = await trx.selectFrom('users').select('kind').where('id', '=', user).executeTakeFirst();
  if (row?.kind === 'deleted') throw refused('not-signed-in');
}
