import { refused } from '../errors.ts';
import type { Services } from '../services.ts';
import type { UsersRow } from '../store/schema-people.ts';

export async function userOf({ store }: Services, id: string): Promise<UsersRow> {
  const user = await store.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (user === undefined || user.kind === 'deleted') throw refused('not-signed-in');
  return user;
}
