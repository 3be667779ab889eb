import { botsFor } from '@cabinet-wars/bots';
import { games } from '@cabinet-wars/games';
import { describeGame } from '@cabinet-wars/host/bots';
import * as wire from '@cabinet-wars/protocol';
import { done, id } from '@cabinet-wars/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refused } from '../errors.ts';
import type { Services } from '../services.ts';
import { signedIn } from '../signed-in.ts';
import { findTable, tableOfLink } from '../tables/find-table.ts';
import { giveNonce, kick, leaveTable, placeBot, readmit } from './change-seats.ts';
import { createTable } from './create-table.ts';
import { inviteBot } from './invite-bot.ts';
import { joinTable } from './join-table.ts';
import { listTables, myTables } from './list-tables.ts';
import { rematch } from './rematch.ts';
import { resign } from './resign.ts';
import { startTable } from './start-table.ts';
import { summary } from './summary.ts';
import { voteToAbandon, voteToReplace } from './vote.ts';

const tags = ['lobby'];
const config = { rateLimit: { max: 120, timeWindow: '1 minute' } };
const ok = { ok: true } as const;
const params = z.object({ id });
const answered = { 200: done };
const one = { 200: wire.tableSummary };
const described = { 200: wire.gameDescription };
const listed = { 200: z.array(wire.listedTable) };
const many = { 200: z.array(wire.tableSummary) };

export function lobbyRoutes(plain: FastifyInstance, services: Services): void {
  lists(plain, services);
  oneTable(plain, services);
  beforeTheGame(plain, services);
  duringTheGame(plain, services);
}

function lists(plain: FastifyInstance, services: Services): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();

  server.get(
    '/games',
    { schema: { tags, summary: 'The games there are', response: { 200: z.array(wire.gameSummary) } } },
    async () => {
      return Promise.all(
        games.map(async (each) => ({
          id: each.id,
          bots: (await botsFor(each.id)).map((kind) => kind.id),
          options: JSON.parse(JSON.stringify((await each.load()).game.options.fields)),
        })),
      );
    },
  );
  server.get(
    '/games/:id',
    {
      config,
      schema: { tags, summary: 'A game described', params: z.object({ id: z.string() }), response: described },
    },
    async (request) => {
      const found = games.find((each) => each.id === request.params.id);
      if (found === undefined) throw refused('no-such-game', { game: request.params.id });
      const { asks, events, ids, ...others } = await describeGame(await found.load());
      return { ...others, asks: [...asks], events: [...events], ids: [...ids] };
    },
  );
  server.get('/tables/mine', { config, schema: { tags, summary: 'My tables', response: many } }, async (request) =>
    myTables(services, await signedIn(services, request)),
  );
  server.get(
    '/tables/open',
    { config, schema: { tags, summary: 'Public tables to join', querystring: wire.listQuery, response: listed } },
    async (request) => listTables(services, await services.identify(request), 'open', request.query),
  );
  server.get(
    '/tables/playing',
    { config, schema: { tags, summary: 'Public games to watch', querystring: wire.listQuery, response: listed } },
    async (request) => listTables(services, await services.identify(request), 'playing', request.query),
  );
}

function oneTable(plain: FastifyInstance, services: Services): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.post(
    '/tables',
    { config, schema: { tags, summary: 'Lay out a table', body: wire.createTable, response: one } },
    async (request) => {
      const who = await signedIn(services, request);
      const table = await createTable(services, who, request.body);
      return summary(services, who, await findTable(services, who, table));
    },
  );
  server.get(
    '/tables/:id',
    {
      config,
      schema: {
        tags,
        summary: 'One table',
        params,
        querystring: z.object({ link: z.string().max(100).optional() }),
        response: one,
      },
    },
    async (request) => {
      const who = await services.identify(request);
      return summary(services, who, await findTable(services, who, request.params.id, request.query.link ?? null));
    },
  );
  server.get(
    '/invitations/:link',
    {
      config,
      schema: {
        tags,
        summary: 'The table a link leads to',
        params: z.object({ link: z.string().max(100) }),
        response: one,
      },
    },
    async (request) => {
      const who = await services.identify(request);
      const table = await tableOfLink(services, request.params.link);
      return summary(services, who, await findTable(services, who, table.id, request.params.link));
    },
  );
}

/** What people do while a table is being set. */
function beforeTheGame(plain: FastifyInstance, services: Services): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();

  server.post(
    '/tables/:id/join',
    { config, schema: { tags, summary: 'Sit down, or change chairs', params, body: wire.joinTable, response: one } },
    async (request) => {
      const who = await signedIn(services, request);
      await joinTable(services, who, request.params.id, request.body);
      return summary(services, who, await findTable(services, who, request.params.id));
    },
  );
  server.post(
    '/tables/:id/leave',
    { config, schema: { tags, summary: 'Get up before the game begins', params, response: answered } },
    async (request) => {
      await leaveTable(services, await signedIn(services, request), request.params.id);
      return ok;
    },
  );
  server.put(
    '/tables/:id/nonce',
    {
      config,
      schema: {
        tags,
        summary: 'Add my word to the seal of the dice',
        params,
        body: wire.giveNonce,
        response: answered,
      },
    },
    async (request) => {
      await giveNonce(services, await signedIn(services, request), request.params.id, request.body.nonce);
      return ok;
    },
  );
  server.post(
    '/tables/:id/kick',
    { config, schema: { tags, summary: 'Ask somebody to leave', params, body: wire.oneSeat, response: answered } },
    async (request) => {
      await kick(services, await signedIn(services, request), request.params.id, request.body.seat);
      return ok;
    },
  );
  server.post(
    '/tables/:id/readmit',
    { config, schema: { tags, summary: 'Let back in who was kicked', params, body: wire.readmit, response: answered } },
    async (request) => {
      await readmit(services, await signedIn(services, request), request.params.id, request.body.name);
      return ok;
    },
  );
  server.post(
    '/tables/:id/bots',
    { config, schema: { tags, summary: 'Put a bot on a chair', params, body: wire.seatBot, response: answered } },
    async (request) => {
      const { seat, bot } = request.body;
      await placeBot(services, await signedIn(services, request), request.params.id, seat, bot);
      return ok;
    },
  );
  server.post(
    '/tables/:id/invitations',
    {
      config,
      schema: { tags, summary: 'Put a bot account on a chair', params, body: wire.inviteBot, response: answered },
    },
    async (request) => {
      const { seat, name } = request.body;
      await inviteBot(services, await signedIn(services, request), request.params.id, seat, name);
      return ok;
    },
  );
  server.post(
    '/tables/:id/start',
    { config, schema: { tags, summary: 'Begin the game', params, response: answered } },
    async (request) => {
      await startTable(services, await signedIn(services, request), request.params.id);
      return ok;
    },
  );
}

/** What those who sit there do about a game, beside playing it. */
function duringTheGame(plain: FastifyInstance, services: Services): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.post(
    '/tables/:id/resign',
    { config, schema: { tags, summary: 'Give the game up', params, response: answered } },
    async (request) => {
      await resign(services, await signedIn(services, request), request.params.id);
      return ok;
    },
  );
  server.post(
    '/tables/:id/abandon',
    {
      config,
      schema: { tags, summary: 'Agree to end the game for all', params, body: wire.abandonVote, response: answered },
    },
    async (request) => {
      await voteToAbandon(services, await signedIn(services, request), request.params.id, request.body.agree);
      return ok;
    },
  );
  server.post(
    '/tables/:id/votes',
    {
      config,
      schema: { tags, summary: 'Vote to replace a missing player', params, body: wire.vote, response: answered },
    },
    async (request) => {
      await voteToReplace(services, await signedIn(services, request), request.params.id, request.body);
      return ok;
    },
  );
  server.post(
    '/tables/:id/rematch',
    { config, schema: { tags, summary: 'The same again', params, response: { 200: z.object({ table: id }) } } },
    async (request) => ({ table: await rematch(services, await signedIn(services, request), request.params.id) }),
  );
}
