import { refused } from '../../errors.ts';
import { nameKey } from '../../names.ts';
import type { Services } from '../../services.ts';
import { isPassword } from './passwords.ts';

/** Finds the account by name and password. One refusal for all that may be wrong: nobody learns which names there are. */
export async function signIn({ store, now }: Services, given: { name: string; password: string }): Promise<string> {
  const user = await store.db
    .selectFrom('users')
    .select(['id', 'password', 'kind', 'suspended_until'])
    .where('name_key', '=', nameKey(given.name.trim()))
    .executeTakeFirst();
  const right = await isPassword(user?.password ?? null, given.password);
  if (user === undefined || !right || user.kind !== 'member') throw refused('wrong-password');
  if (user.suspended_until > now()) throw refused('suspended', { until: user.suspended_until });
  return user.id;
}
