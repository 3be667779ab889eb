import { refused } from '../errors.ts';
import { nameKey } from '../names.ts';
import type { Services } from '../services.ts';

/** The id behind a public name. */
export async function idOf({ store }: Services, name: string): Promise<string> {
  const user = await store.db
    .selectFrom('users')
    .select('id')
    .where('name_key', '=', nameKey(name.trim()))
    .executeTakeFirst();
  if (user === undefined) throw refused('not-found');
  return user.id;
}
