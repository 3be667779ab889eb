import { userOf } from '../people/user-of.ts';
import type { Services } from '../services.ts';

/** Everything kept about a person, in one piece: what they wrote, what they chose, where they sat. Keys are not data. */
export async function exportData(services: Services, id: string) {
  const { db } = services.store;
  const { password: _password, name_key: _key, unsubscribe: _word, ...account } = await userOf(services, id);
  return {
    account: { ...account, notices: JSON.parse(account.notices) },
    sessions: await db.selectFrom('sessions').select(['created', 'seen', 'agent']).where('user_id', '=', id).execute(),
    passkeys: await db.selectFrom('passkeys').select(['name', 'created']).where('user_id', '=', id).execute(),
    tokens: await db.selectFrom('tokens').select(['name', 'created', 'used']).where('user_id', '=', id).execute(),
    webhooks: await db.selectFrom('webhooks').select(['url', 'style']).where('user_id', '=', id).execute(),
    pushes: await db.selectFrom('push_subscriptions').select(['endpoint']).where('user_id', '=', id).execute(),
    bots: await db
      .selectFrom('bot_accounts')
      .innerJoin('users', 'users.id', 'bot_accounts.user_id')
      .select(['users.name', 'about', 'games', 'invited_by', 'house'])
      .where('keeper', '=', id)
      .execute(),
    components: await db
      .selectFrom('component_sets')
      .select(['hash', 'game', 'name', 'created'])
      .where('uploaded_by', '=', id)
      .execute(),
    blocked: await db
      .selectFrom('blocks')
      .innerJoin('users', 'users.id', 'blocks.blocked')
      .select('users.name')
      .where('blocks.user_id', '=', id)
      .execute(),
    reports: await db.selectFrom('reports').select(['about', 'text', 'at']).where('by_user', '=', id).execute(),
    chat: await db.selectFrom('chat').select(['table_id', 'to_seat', 'text', 'at']).where('user_id', '=', id).execute(),
    notes: await db.selectFrom('notes').select(['table_id', 'text', 'changed']).where('user_id', '=', id).execute(),
    notices: await db
      .selectFrom('outbox')
      .select(['kind', 'table_id', 'way', 'target', 'due', 'done'])
      .where('user_id', '=', id)
      .execute(),
    ratings: await db
      .selectFrom('ratings')
      .select(['game', 'rating', 'deviation', 'games'])
      .where('user_id', '=', id)
      .execute(),
    seats: await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .innerJoin('progress', 'progress.table_id', 'seats.table_id')
      .select([
        'tables.id',
        'tables.name',
        'tables.game',
        'seats.seat',
        'seats.plays',
        'progress.status',
        'tables.created',
      ])
      .where('seats.user_id', '=', id)
      .execute(),
  };
}
