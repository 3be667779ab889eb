import { refused } from '../errors.ts';
import { idOf } from '../people/find-person.ts';
import type { Services } from '../services.ts';
import type { Who } from '../who.ts';

/** From now on one does not read the other, who does not join tables where one sits. The other is not told. */
export async function block(services: Services, who: Who, name: string): Promise<void> {
  const id = await idOf(services, name);
  if (id === who.user) throw refused('not-allowed');
  await services.store.db
    .insertInto('blocks')
    .values({ user_id: who.user, blocked: id })
    .onConflict((conflict) => conflict.columns(['user_id', 'blocked']).doNothing())
    .execute();
}

export async function unblock(services: Services, who: Who, name: string): Promise<void> {
  const id = await idOf(services, name);
  await services.store.db.deleteFrom('blocks').where('user_id', '=', who.user).where('blocked', '=', id).execute();
}

export async function blocked({ store }: Services, who: Who): Promise<string[]> {
  const rows = await store.db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked')
    .select('users.name')
    .where('blocks.user_id', '=', who.user)
    .orderBy('users.name')
    .execute();
  return rows.map(({ name }) => name);
}
