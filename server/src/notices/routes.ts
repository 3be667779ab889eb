import { messageOf } from '@cabinet-wars/kernel';
import * as wire from '@cabinet-wars/protocol';
import { done, noticeChoices } from '@cabinet-wars/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { refused } from '../errors.ts';
import { oneAtATime } from '../people/one-at-a-time.ts';
import { userOf } from '../people/user-of.ts';
import type { Services } from '../services.ts';
import { signedIn } from '../signed-in.ts';
import { fromJson } from '../store/json-columns.ts';
import type { Database } from '../store/schema.ts';
import { pushKeys } from './by-push.ts';
import { checkedUrl, type Outside } from './post-outside.ts';

const tags = ['notices'];
const config = { rateLimit: { max: 60, timeWindow: '1 minute' } };
const ok = { ok: true } as const;
const MOST_HOOKS = 5;
const MOST_BROWSERS = 20;

/** What somebody is told of, and by which ways. */
export function noticeRoutes(plain: FastifyInstance, services: Services, outside: Outside): void {
  choiceRoutes(plain, services);
  browserRoutes(plain, services, outside);
  webhookRoutes(plain, services, outside);
}

function choiceRoutes(plain: FastifyInstance, services: Services): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.get(
    '/me/notifications',
    { config, schema: { tags, summary: 'What I am told of, and how', response: { 200: noticeChoices } } },
    async (request) => fromJson('notices', (await userOf(services, (await signedIn(services, request)).user)).notices),
  );
  server.put(
    '/me/notifications',
    { config, schema: { tags, summary: 'Choose what to be told of', body: noticeChoices, response: { 200: done } } },
    async (request) => {
      const { user } = await signedIn(services, request);
      await services.store.db
        .updateTable('users')
        .set({ notices: JSON.stringify(request.body) })
        .where('id', '=', user)
        .execute();
      return ok;
    },
  );
}

function browserRoutes(plain: FastifyInstance, services: Services, outside: Outside): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  const { db } = services.store;
  server.get(
    '/push-key',
    {
      config,
      schema: { tags, summary: 'The key a browser subscribes with', response: { 200: wire.pushKey } },
    },
    async () => ({ key: (await pushKeys(services)).publicKey }),
  );
  server.post(
    '/me/push',
    { config, schema: { tags, summary: 'Tell this browser', body: wire.pushSubscription, response: { 200: done } } },
    async (request) => {
      const { user } = await signedIn(services, request);
      const { endpoint, keys } = request.body;
      usable(outside, endpoint);
      const row = { endpoint, user_id: user, keys: JSON.stringify(keys), created: services.now() };
      await db.transaction().execute(async (trx) => {
        await few(trx, 'push_subscriptions', user, MOST_BROWSERS);
        await trx
          .insertInto('push_subscriptions')
          .values(row)
          // The same browser, another person: it now tells whoever signed in last.
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
          .execute();
      });
      return ok;
    },
  );
  server.delete(
    '/me/push',
    {
      config,
      schema: {
        tags,
        summary: 'Tell this browser no more',
        body: wire.pushEndpoint,
        response: { 200: done },
      },
    },
    async (request) => {
      const { user } = await signedIn(services, request);
      await db
        .deleteFrom('push_subscriptions')
        .where('endpoint', '=', request.body.endpoint)
        .where('user_id', '=', user)
        .execute();
      return ok;
    },
  );
}

function webhookRoutes(plain: FastifyInstance, services: Services, outside: Outside): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  const { db } = services.store;
  server.get(
    '/me/webhooks',
    { config, schema: { tags, summary: 'My webhooks', response: { 200: z.array(wire.webhook) } } },
    async (request) => {
      const { user } = await signedIn(services, request);
      return db.selectFrom('webhooks').select(['id', 'url', 'style', 'created']).where('user_id', '=', user).execute();
    },
  );
  server.post(
    '/me/webhooks',
    { config, schema: { tags, summary: 'Add a webhook', body: wire.newWebhook, response: { 200: wire.webhook } } },
    async (request) => {
      const { user } = await signedIn(services, request);
      usable(outside, request.body.url);
      const row = { id: services.secret(8), user_id: user, ...request.body, created: services.now() };
      await db.transaction().execute(async (trx) => {
        await few(trx, 'webhooks', user, MOST_HOOKS);
        await trx.insertInto('webhooks').values(row).execute();
      });
      return row;
    },
  );
  server.delete(
    '/me/webhooks/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Remove a webhook',
        params: z.object({ id: z.string().max(64) }),
        response: { 200: done },
      },
    },
    async (request) => {
      const { user } = await signedIn(services, request);
      const gone = await db
        .deleteFrom('webhooks')
        .where('id', '=', request.params.id)
        .where('user_id', '=', user)
        .executeTakeFirst();
      if (gone.numDeletedRows === 0n) throw refused('not-found');
      return ok;
    },
  );
}

type Targets = 'webhooks' | 'push_subscriptions';

async function few(trx: Kysely<Database>, targets: Targets, user: string, most: number): Promise<void> {
  await oneAtATime(trx, user);
  const rows = await trx.selectFrom(targets).select('created').where('user_id', '=', user).execute();
  if (rows.length >= most) throw refused('too-many-targets', { most });
}

/** Whether it could be sent to at all; that its host is a public one is looked at each time something is sent. */
function usable(outside: Outside, url: string): void {
  try {
    checkedUrl(outside, url);
  } catch (fault) {
    throw refused('bad-address', { fault: messageOf(fault) });
  }
}
