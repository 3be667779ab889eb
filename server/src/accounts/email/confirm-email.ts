import { DAY } from '../../durations.ts';
import { postLetter } from '../../notices/post-letter.ts';
import type { Services } from '../../services.ts';
import { emailKey } from './email-key.ts';
import { makeLink, useLink } from './mail-links.ts';

const LASTS = 3 * DAY;
const HOUR = DAY / 24;
const LETTERS_AN_HOUR = 5;

/** Asks the owner of an address whether it is theirs. Nothing else is sent there before the answer. */
export async function sendConfirmation(services: Services, user: string, email: string): Promise<void> {
  const address = emailKey(email);
  const at = await turnOf(services, user, address);
  // It lasts from when it is sent.
  const waits = at === null ? 0 : at - services.now();
  const token = await makeLink(services, user, 'confirm-email', address, LASTS + waits);
  const letter = {
    to: address,
    what: 'confirm-email',
    user,
    link: `/#/confirm/${token}`,
    key: token.slice(0, 16),
  } as const;
  await postLetter(services, letter, at);
}

/**
 * When the letter may go: an address is sent a few an hour, however many accounts name it. Nobody is refused for what
 * strangers did; their letter only waits for its turn.
 */
async function turnOf({ store, now }: Services, user: string, address: string): Promise<number | null> {
  const { letters } = await store.db
    .selectFrom('mail_links')
    .select(({ fn }) => fn.countAll<number | string>().as('letters'))
    .where('email', '=', address)
    .where('purpose', '=', 'confirm-email')
    .where('user_id', '!=', user)
    .where('expires', '>', now() + LASTS - HOUR)
    .executeTakeFirstOrThrow();
  const hours = Math.floor(Number(letters) / LETTERS_AN_HOUR);
  return hours === 0 ? null : now() + hours * HOUR;
}

export async function confirmEmail(services: Services, token: string): Promise<void> {
  const link = await useLink(services, token, 'confirm-email');
  await services.store.db
    .updateTable('users')
    .set({ email_confirmed: 1 })
    .where('id', '=', link.user_id)
    .where('email', '=', link.email)
    .execute();
}
