import type { Kysely } from 'kysely';
import { refused } from '../errors.ts';
import { nameKey, nameSkeleton } from '../names.ts';
import type { Database } from '../store/schema.ts';

/** Gives somebody a name, as part of a transaction; refused where another person has it, or one that looks like it. */
export async function takeName(trx: Kysely<Database>, id: string, name: string): Promise<void> {
  const own = await trx.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst();
  const taken = await trx
    .selectFrom('users')
    .select('id')
    .where('name_key', '=', nameKey(name))
    .where('id', '!=', id)
    .executeTakeFirst();
  if (taken !== undefined) throw refused('name-taken', { name });
  await trx
    .updateTable('users')
    .set({ name, name_key: nameKey(name) })
    .where('id', '=', id)
    .execute();
  // Whoever has had a look-alike name since before they were refused may still write it otherwise.
  if (own === undefined || nameSkeleton(own.name) !== nameSkeleton(name)) await takeSkeleton(trx, id, name);
}

/** Keeps what a name looks like for one person. */
export async function takeSkeleton(trx: Kysely<Database>, id: string, name: string): Promise<void> {
  await trx.deleteFrom('name_skeletons').where('user_id', '=', id).execute();
  const kept = await trx
    .insertInto('name_skeletons')
    .values({ skeleton: nameSkeleton(name), user_id: id })
    .onConflict((conflict) => conflict.column('skeleton').doNothing())
    .executeTakeFirst();
  if (kept.numInsertedOrUpdatedRows === 0n) throw refused('name-taken', { name });
}
