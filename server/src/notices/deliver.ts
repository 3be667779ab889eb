import { games } from '@cabinet-wars/games';
import { messageOf, translatedOr } from '@cabinet-wars/kernel';
import { DAY } from '../durations.ts';
import type { Services } from '../services.ts';
import type { NewJob } from '../store/jobs.ts';
import { fromJson } from '../store/json-columns.ts';
import type { OutboxRow } from '../store/schema-people.ts';
import { sendByMail } from './by-mail.ts';
import { sendByPush } from './by-push.ts';
import { sendByWebhook } from './by-webhook.ts';
import { isStillDue } from './is-still-due.ts';
import type { Mailer } from './mailer.ts';
import type { Outside } from './post-outside.ts';
import type { Occasion } from './texts/index.ts';

export interface Post {
  readonly mailer: Mailer;
  readonly outside: Outside;
}

/** A notice ready to be put into words. */
export interface Notice extends Occasion {
  readonly row: OutboxRow;
}

/** A mail server may be away for a while: what could not be delivered for so long is given up. */
const GIVE_UP_AFTER = DAY;

/**
 * Delivers what is due. A row stays until it is delivered, stale or given up. Should the process die after sending and before
 * noting it, the same is sent again under the same name, by which the other side can tell.
 */
export async function deliver(services: Services, post: Post, payload: NewJob['payload']): Promise<void> {
  const { db } = services.store;
  let query = db.selectFrom('outbox').selectAll().where('done', 'is', null).where('due', '<=', services.now());
  query =
    typeof payload.user === 'string'
      ? query.where('user_id', '=', payload.user).where('way', '=', 'mail')
      : query.where('id', '=', String(payload.id));
  const rows = await query.orderBy('due').orderBy('id').execute();
  const fresh: Notice[] = [];
  for (const row of rows) {
    const about = {
      ...fromJson('facts', row.facts),
      kind: row.kind,
      table: row.table_id,
    };
    if (await isStillDue(services, { ...about, user: row.user_id })) fresh.push(await noticeOf(services, row));
    else await settle(services, [row], 'stale');
  }
  if (fresh.length > 0) await attempt(services, post, fresh);
}

async function attempt(services: Services, post: Post, fresh: readonly Notice[]): Promise<void> {
  const { way } = fresh[0].row;
  try {
    if (way === 'mail') await sendByMail(services, post.mailer, fresh);
    else if (way === 'push') await sendByPush(services, post.outside, fresh[0]);
    else await sendByWebhook(services, post.outside, fresh[0]);
  } catch (fault) {
    await failed(services, fresh, messageOf(fault));
    throw fault;
  }
  const rows = fresh.map(({ row }) => row);
  await settle(services, rows, null);
}

/** Tried again later, for a day; then it is given up, and its row says why. */
async function failed({ store, now }: Services, fresh: readonly Notice[], fault: string): Promise<void> {
  for (const { row } of fresh)
    await store.db
      .updateTable('outbox')
      .set({ attempts: row.attempts + 1, fault, done: now() - row.due >= GIVE_UP_AFTER ? now() : null })
      .where('id', '=', row.id)
      .execute();
}

/** All at once: what went out in one mail is never sent again in part. */
const settle = ({ store, now }: Services, rows: readonly OutboxRow[], fault: string | null) =>
  store.db
    .updateTable('outbox')
    .set({ done: now(), fault })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();

async function noticeOf({ store }: Services, row: OutboxRow): Promise<Notice> {
  const table = await store.db
    .selectFrom('tables')
    .select(['name', 'game'])
    .where('id', '=', row.table_id)
    .executeTakeFirstOrThrow();
  const { language } = await store.db
    .selectFrom('users')
    .select('language')
    .where('id', '=', row.user_id)
    .executeTakeFirstOrThrow();
  const loaded = await games.find(({ id }) => id === table.game)?.load();
  const game = loaded?.texts[translatedOr(language)].title ?? table.game;
  return { row, kind: row.kind, table: table.name, game };
}
