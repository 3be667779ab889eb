import { userOf } from '../people/user-of.ts';
import type { Services } from '../services.ts';
import { addressOf } from './links.ts';
import type { Mailer } from './mailer.ts';
import type { Letter } from './post-letter.ts';
import { textsIn } from './texts/index.ts';

/** Sends a letter about an account. If the account is gone meanwhile there is nobody to write to. */
export async function sendLetter(services: Services, mailer: Mailer, letter: Letter): Promise<void> {
  const user = await userOf(services, letter.user).catch(() => null);
  if (user === null) return;
  const { subject, text } = textsIn(user.language).letter[letter.what];
  await mailer.send({
    to: letter.to,
    subject,
    text: text(user.name, addressOf(services, letter.link)),
    messageId: `<${letter.what}-${letter.key}@cabinet-wars>`,
  });
}
