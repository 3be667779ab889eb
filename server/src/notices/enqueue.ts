import type { NoticeChoices } from '@cabinet-wars/protocol';
import type { Services } from '../services.ts';
import { fromJson } from '../store/json-columns.ts';
import type { OutboxRow, UsersRow } from '../store/schema-people.ts';
import { deliveryJob } from './delivery-job.ts';
import { isStillDue } from './is-still-due.ts';
import { job, type Notice } from './occasions.ts';
import { afterQuiet } from './quiet-hours.ts';

const LATER = 5 * 60_000;

/** Puts a notice into the outbox, once for each address of whoever wants it. */
export async function enqueue(services: Services, notice: Notice): Promise<void> {
  if (!(await isStillDue(services, notice))) return;
  const { store, now, tables } = services;
  // While their page is open at the table they see it there; should they go, they are told then.
  if (notice.kind === 'turn' && tables.isHere(notice.table, notice.seat))
    return store.addJob(store.db, job(notice, now() + LATER));
  const user = await store.db.selectFrom('users').selectAll().where('id', '=', notice.user).executeTakeFirst();
  if (user === undefined || user.kind === 'deleted') return;
  const choices = fromJson('notices', user.notices);
  if (!choices[notice.kind === 'reminder' ? 'turn' : notice.kind]) return;
  for (const { way, target } of await targets(services, user, choices))
    await put(services, notice, choices, way, target);
}

type Target = Pick<OutboxRow, 'way' | 'target'>;

async function targets({ store }: Services, user: UsersRow, choices: NoticeChoices): Promise<Target[]> {
  const all: Target[] = [];
  if (choices.mail && user.email !== null && user.email_confirmed === 1) all.push({ way: 'mail', target: user.email });
  if (choices.push) {
    const rows = await store.db
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('user_id', '=', user.id)
      .execute();
    all.push(...rows.map(({ endpoint }) => ({ way: 'push' as const, target: endpoint })));
  }
  if (choices.webhook) {
    const rows = await store.db.selectFrom('webhooks').select('id').where('user_id', '=', user.id).execute();
    all.push(...rows.map(({ id }) => ({ way: 'webhook' as const, target: id })));
  }
  return all;
}

async function put(
  { store, now, secret }: Services,
  notice: Notice,
  choices: NoticeChoices,
  way: OutboxRow['way'],
  target: string,
): Promise<void> {
  const due = afterQuiet(now() + (way === 'mail' ? choices.gather * 60_000 : 0), choices);
  const row: OutboxRow = {
    id: secret(12),
    occasion: notice.occasion,
    user_id: notice.user,
    way,
    target,
    kind: notice.kind,
    table_id: notice.table,
    facts: JSON.stringify({ seat: notice.seat, since: notice.since }),
    due,
    attempts: 0,
    done: null,
    fault: null,
  };
  await store.db.transaction().execute(async (trx) => {
    const kept = await trx
      .insertInto('outbox')
      .values(row)
      .onConflict((conflict) => conflict.columns(['user_id', 'way', 'target', 'occasion']).doNothing())
      .executeTakeFirst();
    if (kept.numInsertedOrUpdatedRows !== 0n) await store.addJob(trx, deliveryJob(row));
  });
}
