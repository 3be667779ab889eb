import { createHash } from 'node:crypto';
import { userOf } from '../people/user-of.ts';
import type { Services } from '../services.ts';
import type { Notice } from './deliver.ts';
import { addressOf, tablePage } from './links.ts';
import type { Mailer } from './mailer.ts';
import { textsIn } from './texts/index.ts';

/** The same for the same news: mail that is sent again is known again. With further news it is another mail. */
const nameOf = (notices: readonly Notice[]): string =>
  createHash('sha256')
    .update(notices.map(({ row }) => row.id).join())
    .digest('hex')
    .slice(0, 32);

/** One mail for everything that has gathered, with the way out of it: by a link, and by the button mail programs show. */
export async function sendByMail(services: Services, mailer: Mailer, notices: readonly Notice[]): Promise<void> {
  const user = await userOf(services, notices[0].row.user_id);
  const texts = textsIn(user.language);
  const unsubscribe = addressOf(services, `/api/v1/unsubscribe/${user.unsubscribe}`);
  const lines = notices.map(
    (one) => `${texts.notice[one.kind](one)}\n${addressOf(services, tablePage(one.row.table_id))}`,
  );
  const [first] = notices;
  await mailer.send({
    to: first.row.target,
    subject: notices.length === 1 ? texts.notice[first.kind](first) : texts.several(notices.length),
    text: `${lines.join('\n\n')}\n\n--\n${texts.unsubscribe(unsubscribe)}`,
    messageId: `<${nameOf(notices)}@cabinet-wars>`,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  });
}
