import type { Kysely } from 'kysely';
import { refused } from '../errors.ts';
import { resignEverywhere, whereNeeded } from '../lobby/resign.ts';
import { botsKeptBy } from '../people/bot-account.ts';
import { oneAtATime } from '../people/one-at-a-time.ts';
import { userOf } from '../people/user-of.ts';
import type { Services } from '../services.ts';
import { fromJson } from '../store/json-columns.ts';
import type { Database } from '../store/schema.ts';
import { isPassword } from './sign-in/passwords.ts';
import { keysChanged } from './sign-in/sessions.ts';

/** Somebody may sit down while they are being forgotten, but not again and again. */
const TRIES = 5;

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
  'name_skeletons',
  'known_browsers',
  'kicks',
  'bot_accounts',
] as const;

/** Whether whoever asks may have the account deleted: they give the password, or show a passkey. */
export async function mayDelete(
  services: Services,
  id: string,
  password: string | undefined,
  mustProve: () => Promise<void>,
): Promise<void> {
  const user = await userOf(services, id);
  if (user.password === null) await mustProve();
  else if (!(await isPassword(user.password, password ?? ''))) throw refused('wrong-password');
}

/**
 * Forgets a person, and the programs they answer for. Bots take over their seats; what they said at tables goes, and their name from every game, which stay,
 * played by nobody. Nothing is left that leads back to them.
 */
export async function deleteAccount(services: Services, id: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    for (const bot of await botsKeptBy(services, id)) await deleteAccount(services, bot.id);
    await resignEverywhere(services, id);
    if (await forget(services, id)) break;
    if (tries === TRIES) throw refused('conflict');
  }
  // Whoever still looks at a table in their name says nothing there any more.
  await keysChanged(services, id);
}

/** False, and nothing forgotten, where they have sat down or laid out a table since they got up from all of them. */
const forget = ({ store }: Services, id: string): Promise<boolean> =>
  store.db.transaction().execute(async (trx) => {
    await oneAtATime(trx, id);
    const { sitting, setting } = await whereNeeded(trx, id);
    if (sitting.length > 0 || setting.length > 0) return false;
    for (const table of ownTables) await trx.deleteFrom(table).where('user_id', '=', id).execute();
    await trx
      .deleteFrom('blocks')
      .where((by) => by.or([by('user_id', '=', id), by('blocked', '=', id)]))
      .execute();
    await trx.deleteFrom('votes').where('by_user', '=', id).execute();
    await trx.deleteFrom('votes').where('replace_with', '=', id).execute();
    await trx.deleteFrom('chat').where('user_id', '=', id).execute();
    await forgetName(trx, id);
    await trx.updateTable('seats').set({ name: '', user_id: null }).where('user_id', '=', id).execute();
    await trx.updateTable('past_sitters').set({ name: '', user_id: null }).where('user_id', '=', id).execute();
    await trx.updateTable('component_sets').set({ uploaded_by: null }).where('uploaded_by', '=', id).execute();
    await trx.updateTable('tables').set({ name: '' }).where('owner', '=', id).execute();
    await trx
      .deleteFrom('reports')
      .where((by) => by.or([by('by_user', '=', id), by('about', '=', id)]))
      .execute();
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
    return true;
  });

/** A game was opened with the names of those who sat there, and its transcript tells them, wherever they sit by now. */
async function forgetName(trx: Kysely<Database>, id: string): Promise<void> {
  const sat = await trx
    .selectFrom('openers')
    .innerJoin('headers', 'headers.table_id', 'openers.table_id')
    .select(['openers.table_id', 'openers.seat', 'headers.header'])
    .where('user_id', '=', id)
    .execute();
  for (const { table_id, seat, header } of sat) {
    const opened = fromJson('header', header);
    const players = opened.players.with(seat, '');
    await trx
      .updateTable('headers')
      .set({ header: JSON.stringify({ ...opened, players }) })
      .where('table_id', '=', table_id)
      .execute();
  }
  await trx.deleteFrom('openers').where('user_id', '=', id).execute();
}
