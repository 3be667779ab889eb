import { userOf } from '../people/user-of.ts';
import type { Services } from '../services.ts';
import type { WebhooksRow } from '../store/schema-people.ts';
import type { Notice } from './deliver.ts';
import { addressOf, tablePage } from './links.ts';
import { type Outside, postOutside } from './post-outside.ts';
import { textsIn } from './texts/index.ts';

/** Posts a notice to a channel: Discord and Slack take a text each in their own field, programs take the facts. */
export async function sendByWebhook(services: Services, outside: Outside, notice: Notice): Promise<void> {
  const { row } = notice;
  const hook = await services.store.db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', row.target)
    .where('user_id', '=', row.user_id)
    .executeTakeFirst();
  if (hook === undefined) return;
  const { name, language } = await userOf(services, row.user_id);
  const page = addressOf(services, tablePage(row.table_id));
  const text = `${name}: ${textsIn(language).notice[notice.kind](notice)}`;
  const facts = { id: row.id, kind: notice.kind, table: row.table_id, game: notice.game, player: name, page };
  await postOutside(outside, {
    url: hook.url,
    // Should it come twice, the receiver can tell.
    headers: { 'content-type': 'application/json', 'user-agent': 'Cabinet Wars', 'idempotency-key': row.id },
    body: JSON.stringify(bodies[hook.style](text, facts)),
  });
}

type Facts = { readonly page: string } & Readonly<Record<string, string>>;

/** A name may contain what a channel would take for a call to everybody, or for a link that is not what it says. */
const bodies: Readonly<Record<WebhooksRow['style'], (text: string, facts: Facts) => object>> = {
  discord: (text, { page }) => ({
    content: `${text.replace(/[\\*_~`|<>[\]()#]/g, '\\$&')}\n${page}`,
    allowed_mentions: { parse: [] },
  }),
  slack: (text, { page }) => ({
    text: `${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}\n${page}`,
  }),
  json: (text, facts) => ({ text: `${text}\n${facts.page}`, ...facts }),
};
