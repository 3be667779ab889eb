import webPush from 'web-push';
import type { Config } from '../config.ts';
import { userOf } from '../people/user-of.ts';
import type { Services } from '../services.ts';
import { fromJson } from '../store/json-columns.ts';
import type { Notice } from './deliver.ts';
import { tablePage } from './links.ts';
import { NotDelivered, type Outside, postOutside } from './post-outside.ts';
import { type NoticeTexts, textsIn } from './texts/index.ts';

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys pushes are signed with: made once, kept for as long as the server lives, or no browser would listen any more. */
export async function pushKeys({ store }: Services): Promise<Keys> {
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  await store.db
    .insertInto('settings')
    .values({ name: 'push-keys', value: made })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await store.db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'push-keys')
    .executeTakeFirstOrThrow();
  return fromJson('push-keys', value);
}

/** Tells one browser. A browser that is gone for good is forgotten. */
export async function sendByPush(services: Services, outside: Outside, notice: Notice): Promise<void> {
  const { row } = notice;
  const { db } = services.store;
  const subscription = await db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('endpoint', '=', row.target)
    .executeTakeFirst();
  if (subscription === undefined || subscription.user_id !== row.user_id) return;
  const texts = textsIn((await userOf(services, row.user_id)).language);
  const payload = JSON.stringify(shownBy(notice, texts));
  const details = webPush.generateRequestDetails(
    { endpoint: row.target, keys: JSON.parse(subscription.keys) },
    payload,
    {
      vapidDetails: { subject: subjectOf(services.config), ...(await pushKeys(services)) },
      TTL: 86_400,
      topic: row.id.slice(0, 32),
    },
  );
  try {
    await postOutside(outside, {
      url: row.target,
      headers: details.headers,
      body: details.body ?? '',
    });
  } catch (fault) {
    if (!(fault instanceof NotDelivered) || (fault.status !== 404 && fault.status !== 410)) throw fault;
    await db.deleteFrom('push_subscriptions').where('endpoint', '=', row.target).execute();
  }
}

/** What a browser shows. Its tag is the row's own: an occasion's name counts what was done, quiet answers too. */
export const shownBy = (notice: Notice, texts: NoticeTexts) => ({
  title: texts.notice[notice.kind](notice),
  body: texts.open,
  page: tablePage(notice.row.table_id),
  tag: notice.row.id,
});

/** Whom a push service may ask about us: it takes an https address or one for mail. */
const subjectOf = ({ publicUrl, mailFrom }: Config): string =>
  publicUrl?.startsWith('https:') ? publicUrl : `mailto:${/<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
