import { refused } from '../errors.ts';
import { resignEverywhere } from '../lobby/resign.ts';
import type { Services } from '../services.ts';
import { isPassword } from './passwords.ts';
import { userOf } from './profile.ts';

/** Rows that are about one person alone. */
const ownTables = [
  'sessions',
  'passkeys',
  'tokens',
  'mail_links',
  'notes',
  'outbox',
  'push_subscriptions',
  'webhooks',
  'ratings',
] as const;

/**
 * Forgets a person. Bots take over their seats; what they said at tables loses its words and their name; finished games
 * stay, played by nobody. Nothing is left that leads back to them.
 */
export async function deleteAccount(services: Services, id: string, password: string | undefined): Promise<void> {
  const user = await userOf(services, id);
  if (user.password !== null && !(await isPassword(user.password, password ?? ''))) throw refused('wrong-password');
  await resignEverywhere(services, id);
  await services.store.db.transaction().execute(async (trx) => {
    for (const table of ownTables) await trx.deleteFrom(table).where('user_id', '=', id).execute();
    await trx
      .deleteFrom('blocks')
      .where((by) => by.or([by('user_id', '=', id), by('blocked', '=', id)]))
      .execute();
    await trx.deleteFrom('votes').where('by_user', '=', id).execute();
    await trx.updateTable('chat').set({ text: '', name: '' }).where('user_id', '=', id).execute();
    await trx.updateTable('seats').set({ name: '', user_id: null }).where('user_id', '=', id).execute();
    await trx.deleteFrom('reports').where('by_user', '=', id).execute();
    await trx
      .updateTable('users')
      .set({
        kind: 'deleted',
        name: '',
        name_key: null,
        password: null,
        email: null,
        email_confirmed: 0,
        notices: '{}',
      })
      .where('id', '=', id)
      .execute();
  });
}
