import { refused } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { MailLinksRow } from '../../store/schema-people.ts';
import { hashOf } from '../sign-in/hash.ts';

type Purpose = MailLinksRow['purpose'];

/** A link for one purpose, to be used once. An older one for the same is void. */
export async function makeLink(
  { store, now, secret }: Services,
  user: string,
  purpose: Purpose,
  email: string,
  lasts: number,
): Promise<string> {
  const token = secret(32);
  await store.db.deleteFrom('mail_links').where('user_id', '=', user).where('purpose', '=', purpose).execute();
  await store.db
    .insertInto('mail_links')
    .values({ hash: hashOf(token), user_id: user, purpose, email, expires: now() + lasts })
    .execute();
  return token;
}

/** Whose link it is. It is used up by that, even if two follow it at the same moment. */
export async function useLink({ store, now }: Services, token: string, purpose: Purpose): Promise<MailLinksRow> {
  const hash = hashOf(token);
  const row = await store.db
    .selectFrom('mail_links')
    .selectAll()
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  const used = await store.db.deleteFrom('mail_links').where('hash', '=', hash).executeTakeFirst();
  if (row === undefined || row.expires < now() || used.numDeletedRows === 0n) throw refused('link-void');
  return row;
}
