import { HOUR } from '../../durations.ts';
import { postLetter } from '../../notices/post-letter.ts';
import type { Services } from '../../services.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { closeSessions } from '../sign-in/sessions.ts';
import { voidTokens } from '../sign-in/void-tokens.ts';
import { emailKey } from './email-key.ts';
import { makeLink, useLink } from './mail-links.ts';

/** So long the letter that is on its way will do: asking again sends none. */
const ENOUGH = HOUR / 6;

/** Somebody wants a link. Whether there is an account is looked up later: neither the answer nor its time tells of it. */
export const askForReset = ({ store }: Services, email: string): Promise<void> =>
  store.addJob(store.db, { kind: 'reset', key: null, payload: { email }, at: null });

/** Mails a link to each account whose owner has shown that the address is theirs. Whoever else claims it counts for nothing. */
export async function mailReset(services: Services, email: string): Promise<void> {
  const users = await services.store.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', emailKey(email))
    .where('email_confirmed', '=', 1)
    .where('kind', '=', 'member')
    .execute();
  for (const { id } of users) {
    if (await isUnderWay(services, id)) continue;
    const to = emailKey(email);
    const token = await makeLink(services, id, 'reset-password', to, HOUR);
    const link = `/#/reset/${token}`;
    await postLetter(services, { to, what: 'reset-password', user: id, link, key: token.slice(0, 16) });
  }
}

async function isUnderWay({ store, now }: Services, user: string): Promise<boolean> {
  const fresh = await store.db
    .selectFrom('mail_links')
    .select('hash')
    .where('user_id', '=', user)
    .where('purpose', '=', 'reset-password')
    .where('expires', '>', now() + HOUR - ENOUGH)
    .executeTakeFirst();
  return fresh !== undefined;
}

/** A new password; every browser is signed out and every token void: whoever had the old one is gone. */
export async function resetPassword(services: Services, token: string, password: string): Promise<string> {
  const hashed = await hashPassword(password);
  const { user_id: user, email } = await useLink(services, token, 'reset-password');
  await services.store.db
    .updateTable('users')
    // Whoever reads the mail owns the address.
    .set({ password: hashed, email, email_confirmed: 1 })
    .where('id', '=', user)
    .execute();
  await voidTokens(services, user);
  await closeSessions(services, user);
  return user;
}
