import * as wire from '@cabinet-wars/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { inPerson, signedIn } from '../signed-in.ts';
import { type AccountLimits, few, mails } from './account-limits.ts';
import { deleteAccount, mayDelete } from './delete-account.ts';
import { answered, ok } from './done.ts';
import { exportData } from './export-data.ts';
import { changeMe, changePassword, readMe, readProfile } from './profile.ts';
import { mustHaveProved, proveByPassword } from './sign-in/prove-again.ts';
import { clearCookie, sessionOf } from './sign-in/sessions.ts';
import { upgradeGuest } from './sign-up.ts';

const tags = ['me'];

/** One's own account. */
export function ownRoutes(plain: FastifyInstance, services: Services, limits: AccountLimits): void {
  changes(plain, services, limits);
  dataRoutes(plain, services, limits);
  looks(plain, services);
}

function changes(plain: FastifyInstance, services: Services, { letters: preHandler, proofs }: AccountLimits): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  const person = async (request: FastifyRequest) => (await inPerson(services, request)).user;

  server.patch(
    '/me',
    {
      config: mails,
      preHandler,
      schema: { tags, summary: 'Change name, address or language', body: wire.patchMe, response: { 200: wire.me } },
    },
    async (request) => {
      const id = await person(request);
      await changeMe(services, id, request.body, () => mustHaveProved(services, request, id));
      return readMe(services, id);
    },
  );
  server.put(
    '/me/password',
    {
      config: few,
      preHandler: proofs,
      schema: { tags, summary: 'Change the password', body: wire.changePassword, response: answered },
    },
    async (request) => {
      const id = await person(request);
      const session = (await sessionOf(services, request))?.hash;
      await changePassword(services, id, request.body, session, () => mustHaveProved(services, request, id));
      return ok;
    },
  );
  server.post(
    '/me/proof',
    {
      config: few,
      preHandler: proofs,
      schema: {
        tags,
        summary: 'Give the password again, before changing the address or adding a key',
        body: wire.prove,
        response: answered,
      },
    },
    async (request) => {
      await proveByPassword(services, request, await person(request), request.body.password);
      return ok;
    },
  );
  server.post(
    '/me/upgrade',
    {
      config: few,
      preHandler,
      schema: { tags, summary: 'From guest to member', body: wire.upgrade, response: { 200: wire.me } },
    },
    async (request) => {
      const id = await person(request);
      await upgradeGuest(services, id, request.body);
      return readMe(services, id);
    },
  );
}

function dataRoutes(plain: FastifyInstance, services: Services, { proofs }: AccountLimits): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.get(
    '/me/export',
    {
      config: few,
      schema: { tags, summary: 'Everything kept about me', response: { 200: wire.exported } },
    },
    async (request, reply) => {
      const data = await exportData(services, (await inPerson(services, request)).user);
      reply.header('content-disposition', 'attachment; filename="cabinet-wars.json"');
      return data;
    },
  );
  server.post(
    '/me/deletion',
    {
      config: few,
      preHandler: proofs,
      schema: { tags, summary: 'Delete the account', body: wire.confirmDeletion, response: answered },
    },
    async (request, reply) => {
      const { user } = await inPerson(services, request);
      await mayDelete(services, user, request.body.password, () => mustHaveProved(services, request, user));
      await deleteAccount(services, user);
      clearCookie(reply);
      return ok;
    },
  );
}

function looks(plain: FastifyInstance, services: Services): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  const user = async (request: FastifyRequest) => (await signedIn(services, request)).user;
  server.get('/me', { schema: { tags, summary: 'Who I am', response: { 200: wire.me } } }, async (request) =>
    readMe(services, await user(request)),
  );
  server.get(
    '/me/sessions',
    { schema: { tags, summary: 'Where I am signed in', response: { 200: z.array(wire.session) } } },
    async (request) => {
      const id = await user(request);
      const current = await sessionOf(services, request);
      const rows = await services.store.db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', id)
        .orderBy('seen', 'desc')
        .execute();
      return rows.map(({ hash, created, seen, agent }) => ({
        id: hash.slice(0, 16),
        created,
        seen,
        agent,
        current: hash === current?.hash,
      }));
    },
  );
  server.get(
    '/users/:name',
    {
      schema: {
        tags: ['people'],
        summary: 'What anybody may see of a person',
        params: z.object({ name: z.string().max(100) }),
        response: { 200: wire.profile },
      },
    },
    async (request) => {
      await user(request);
      return readProfile(services, request.params.name);
    },
  );
}
