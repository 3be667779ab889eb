import * as wire from '@cabinet-wars/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { hashOf } from '../accounts/sign-in/hash.ts';
import { keyChanged } from '../accounts/sign-in/key-changed.ts';
import { mustHaveProved } from '../accounts/sign-in/prove-again.ts';
import { readScopes } from '../accounts/sign-in/scopes.ts';
import { keysChanged } from '../accounts/sign-in/sessions.ts';
import { refused } from '../errors.ts';
import type { Part } from '../parts.ts';
import { oneAtATime } from '../people/one-at-a-time.ts';
import { userOf } from '../people/user-of.ts';
import type { Services } from '../services.ts';
import { inPerson } from '../signed-in.ts';

const MOST = 20;

/** Keys with which a program acts for somebody: it may hold a seat. The word is shown once and kept only as a hash. */
export async function makeToken(services: Services, user: string, { name, scopes }: z.infer<typeof wire.newToken>) {
  const { store, now, secret } = services;
  const token = `cw_${secret(24)}`;
  const id = secret(8);
  const row = { id, hash: hashOf(token), user_id: user, name, created: now(), used: null, scopes: scopes.join(' ') };
  await store.db.transaction().execute(async (trx) => {
    await oneAtATime(trx, user);
    const own = await trx.selectFrom('tokens').select('id').where('user_id', '=', user).execute();
    if (own.length >= MOST) throw refused('too-many-tokens', { most: MOST });
    await trx.insertInto('tokens').values(row).execute();
  });
  await keyChanged(services, await userOf(services, user), 'key-added');
  return { id, token: token };
}

async function voidToken(services: Services, user: string, id: string): Promise<void> {
  const { db } = services.store;
  const gone = await db.deleteFrom('tokens').where('id', '=', id).where('user_id', '=', user).executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw refused('not-found');
  await keysChanged(services, user);
}

export const tokens: Part = {
  name: 'tokens',
  routes: (server, services) => {
    server.register(async (scope) => tokenRoutes(scope, services), { prefix: '/api/v1' });
  },
};

function tokenRoutes(plain: FastifyInstance, services: Services): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  const tags = ['tokens'];
  const config = { rateLimit: { max: 30, timeWindow: '1 minute' } };
  const person = async (request: FastifyRequest) => (await inPerson(services, request)).user;
  server.get(
    '/me/tokens',
    { config, schema: { tags, summary: 'My tokens', response: { 200: z.array(wire.token) } } },
    async (request) => {
      const rows = await services.store.db
        .selectFrom('tokens')
        .select(['id', 'name', 'created', 'used', 'scopes'])
        .where('user_id', '=', await person(request))
        .orderBy('created')
        .execute();
      return rows.map((row) => ({ ...row, scopes: readScopes(row.scopes) }));
    },
  );
  server.post(
    '/me/tokens',
    {
      config,
      schema: {
        tags,
        summary: 'Make a token; its word is told only now',
        body: wire.newToken,
        response: { 200: wire.createdToken },
      },
    },
    async (request) => {
      const user = await person(request);
      await mustHaveProved(services, request, user);
      return makeToken(services, user, request.body);
    },
  );
  server.delete(
    '/me/tokens/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Void a token',
        params: z.object({ id: z.string().max(64) }),
        response: { 200: wire.done },
      },
    },
    async (request) => {
      await voidToken(services, await person(request), request.params.id);
      return { ok: true } as const;
    },
  );
}
