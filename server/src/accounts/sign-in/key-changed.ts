import { type Letter, postLetter } from '../../notices/post-letter.ts';
import type { Services } from '../../services.ts';
import type { UsersRow } from '../../store/schema-people.ts';

/**
 * What opens an account is about to change: links to reset its password are void, and the address it had is told, so that
 * whoever owns the account learns of it even if it was somebody else. Only an address somebody has confirmed is written to.
 */
export async function keyChanged(services: Services, user: UsersRow, what: Letter['what']): Promise<void> {
  const { store, secret } = services;
  await store.db
    .deleteFrom('mail_links')
    .where('user_id', '=', user.id)
    .where('purpose', '=', 'reset-password')
    .execute();
  if (user.email === null || user.email_confirmed === 0) return;
  await postLetter(services, { to: user.email, what, user: user.id, link: '/#/account', key: secret(8) });
}
