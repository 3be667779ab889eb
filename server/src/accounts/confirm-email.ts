import { postLetter } from '../notices/post-letter.ts';
import type { Services } from '../services.ts';
import { makeLink, useLink } from './mail-links.ts';
import { addressKey, DAY } from './words.ts';

/** Asks the owner of an address whether it is theirs. Nothing else is sent there before the answer. */
export async function sendConfirmation(services: Services, user: string, email: string): Promise<void> {
  const word = await makeLink(services, user, 'confirm-email', addressKey(email), 3 * DAY);
  await postLetter(services, { to: addressKey(email), what: 'confirm-email', user, link: `/#/confirm/${word}` });
}

export async function confirmEmail(services: Services, word: string): Promise<void> {
  const link = await useLink(services, word, 'confirm-email');
  await services.store.db
    .updateTable('users')
    .set({ email_confirmed: 1 })
    .where('id', '=', link.user_id)
    .where('email', '=', link.email)
    .execute();
}
