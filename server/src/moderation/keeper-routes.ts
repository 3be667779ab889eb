import * as wire from '@cabinet-wars/protocol';
import { done, id } from '@cabinet-wars/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readRegistration } from '../accounts/registration.ts';
import type { Services } from '../services.ts';
import { inPerson } from '../signed-in.ts';
import { readLog } from './log.ts';
import { bar, deletePerson, findPeople, makeHouseBot, unbar } from './people.ts';
import { chooseRegistration, invite } from './registration.ts';
import { closeTable, deleteTable, findTables } from './tables.ts';

const tags = ['moderation'];
const config = { rateLimit: { max: 60, timeWindow: '1 minute' } };
const ok = { ok: true } as const;
const answered = { 200: done };
const named = z.object({ name: z.string().max(100) });
const ofTable = z.object({ id });

/** What moderators do, at a browser and never by a token. */
export function keeperRoutes(plain: FastifyInstance, services: Services): void {
  const keeper = (request: FastifyRequest) => inPerson(services, request);
  people(plain, services, keeper);
  tables(plain, services, keeper);
  house(plain, services, keeper);
}

type FindKeeper = (request: FastifyRequest) => ReturnType<typeof inPerson>;

function people(plain: FastifyInstance, services: Services, keeper: FindKeeper): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.get(
    '/moderation/people',
    {
      config,
      schema: {
        tags,
        summary: 'Find people',
        querystring: wire.find,
        response: { 200: z.array(wire.moderatedPerson) },
      },
    },
    async (request) => findPeople(services, await keeper(request), request.query.find),
  );
  server.post(
    '/moderation/people/:name/bar',
    { config, schema: { tags, summary: 'Bar somebody', params: named, body: wire.bar, response: answered } },
    async (request) => {
      await bar(services, await keeper(request), request.params.name, request.body);
      return ok;
    },
  );
  server.post(
    '/moderation/people/:name/unbar',
    { config, schema: { tags, summary: 'Lift a bar', params: named, body: wire.because, response: answered } },
    async (request) => {
      await unbar(services, await keeper(request), request.params.name, request.body.why);
      return ok;
    },
  );
  server.post(
    '/moderation/people/:name/deletion',
    { config, schema: { tags, summary: 'Delete an account', params: named, body: wire.because, response: answered } },
    async (request) => {
      await deletePerson(services, await keeper(request), request.params.name, request.body.why);
      return ok;
    },
  );
  server.post(
    '/moderation/people/:name/house',
    {
      config,
      schema: { tags, summary: 'Let a bot join tables', params: named, body: wire.houseBot, response: answered },
    },
    async (request) => {
      await makeHouseBot(services, await keeper(request), request.params.name, request.body);
      return ok;
    },
  );
}

function tables(plain: FastifyInstance, services: Services, keeper: FindKeeper): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.get(
    '/moderation/tables',
    {
      config,
      schema: { tags, summary: 'Find tables', querystring: wire.find, response: { 200: z.array(wire.moderatedTable) } },
    },
    async (request) => findTables(services, await keeper(request), request.query.find),
  );
  server.post(
    '/moderation/tables/:id/close',
    {
      config,
      schema: { tags, summary: 'End a table for all', params: ofTable, body: wire.because, response: answered },
    },
    async (request) => {
      await closeTable(services, await keeper(request), request.params.id, request.body.why);
      return ok;
    },
  );
  server.post(
    '/moderation/tables/:id/deletion',
    { config, schema: { tags, summary: 'Delete a table', params: ofTable, body: wire.because, response: answered } },
    async (request) => {
      await deleteTable(services, await keeper(request), request.params.id, request.body.why);
      return ok;
    },
  );
}

/** Who may come to the house at all, and what its keepers did. */
function house(plain: FastifyInstance, services: Services, keeper: FindKeeper): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.put(
    '/moderation/registration',
    {
      config,
      schema: {
        tags,
        summary: 'Who may sign up',
        body: wire.setRegistration,
        response: { 200: wire.registrationMode },
      },
    },
    async (request) => {
      await chooseRegistration(services, await keeper(request), request.body.mode);
      return { mode: await readRegistration(services.store.db) };
    },
  );
  server.post(
    '/moderation/invitations',
    {
      config,
      schema: { tags, summary: 'A word with which one person may sign up', response: { 200: wire.invitation } },
    },
    async (request) => invite(services, await keeper(request)),
  );
  server.get(
    '/moderation/log',
    { config, schema: { tags, summary: 'What moderators did', response: { 200: z.array(wire.logged) } } },
    async (request) => readLog(services, await keeper(request)),
  );
}
