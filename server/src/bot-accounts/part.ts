import * as wire from '@cabinet-wars/protocol';
import { done, id } from '@cabinet-wars/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mustHaveProved } from '../accounts/sign-in/prove-again.ts';
import type { Part } from '../parts.ts';
import { type BotAccount, botsKeptBy, botsToInvite } from '../people/bot-account.ts';
import type { Services } from '../services.ts';
import { inPerson } from '../signed-in.ts';
import { changeBot, makeBot, removeBot, renewToken } from './keep-bots.ts';

/** Programs with accounts of their own, and those who answer for them. */
export const botAccounts: Part = {
  name: 'bot-accounts',
  routes: (server, services) => {
    server.register(
      async (scope) => {
        keepersRoutes(scope, services);
        listRoute(scope, services);
      },
      { prefix: '/api/v1' },
    );
  },
};

const tags = ['bots'];
const config = { rateLimit: { max: 30, timeWindow: '1 minute' } };
const ok = { ok: true } as const;
const params = z.object({ id });
const answered = { 200: done };

const facts = ({ id: _id, keeperId: _keeper, created: _created, ...told }: BotAccount): wire.BotFacts => told;

function listRoute(plain: FastifyInstance, services: Services): void {
  plain.withTypeProvider<ZodTypeProvider>().get(
    '/bots',
    {
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        tags,
        summary: 'Bot accounts that may be invited',
        querystring: wire.findBots,
        response: { 200: z.array(wire.botFacts) },
      },
    },
    async (request) => {
      const who = await services.identify(request);
      return (await botsToInvite(services, who?.user ?? null, request.query.game)).map(facts);
    },
  );
}

function keepersRoutes(plain: FastifyInstance, services: Services): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  const keeper = (request: FastifyRequest) => inPerson(services, request);
  server.get(
    '/me/bots',
    { config, schema: { tags, summary: 'My bot accounts', response: { 200: z.array(wire.ownBot) } } },
    async (request) => {
      const own = await botsKeptBy(services, (await keeper(request)).user);
      return own.map((bot) => ({ ...facts(bot), id: bot.id, created: bot.created }));
    },
  );
  server.post(
    '/me/bots',
    {
      config,
      schema: { tags, summary: 'An account for a program', body: wire.newBot, response: { 200: wire.botToken } },
    },
    async (request) => {
      const who = await keeper(request);
      await mustHaveProved(services, request, who.user);
      return makeBot(services, who, request.body);
    },
  );
  server.patch(
    '/me/bots/:id',
    { config, schema: { tags, summary: 'Change one', params, body: wire.changeBot, response: answered } },
    async (request) => {
      await changeBot(services, await keeper(request), request.params.id, request.body);
      return ok;
    },
  );
  server.post(
    '/me/bots/:id/token',
    { config, schema: { tags, summary: 'A fresh token for one', params, response: { 200: wire.botToken } } },
    async (request) => {
      const who = await keeper(request);
      await mustHaveProved(services, request, who.user);
      return renewToken(services, who, request.params.id);
    },
  );
  server.delete(
    '/me/bots/:id',
    { config, schema: { tags, summary: 'Delete one', params, response: answered } },
    async (request) => {
      await removeBot(services, await keeper(request), request.params.id);
      return ok;
    },
  );
}
