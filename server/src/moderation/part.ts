import * as wire from '@cabinet-wars/protocol';
import { done } from '@cabinet-wars/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Part } from '../parts.ts';
import type { Services } from '../services.ts';
import { signedIn } from '../signed-in.ts';
import { block, blocked, unblock } from './block.ts';
import { keeperRoutes } from './keeper-routes.ts';
import { handleReport, openReports, report } from './report.ts';

/** People who do not want to meet, and those who keep the peace. */
export const moderation: Part = {
  name: 'moderation',
  routes: (server, services) => {
    for (const routes of [blockRoutes, reportRoutes, keeperRoutes])
      server.register(async (scope) => routes(scope, services), { prefix: '/api/v1' });
  },
  jobs: ({ store }) => ({ notice: ({ notice }) => store.bulletin.publish(JSON.parse(String(notice))) }),
};

const tags = ['people'];
const config = { rateLimit: { max: 30, timeWindow: '1 minute' } };
const ok = { ok: true } as const;
const name = z.string().max(100);

function blockRoutes(plain: FastifyInstance, services: Services): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.get(
    '/blocks',
    { config, schema: { tags, summary: 'Whom I have blocked', response: { 200: z.array(z.string()) } } },
    async (request) => blocked(services, await signedIn(services, request)),
  );
  server.post(
    '/blocks',
    { config, schema: { tags, summary: 'Block somebody', body: wire.block, response: { 200: done } } },
    async (request) => {
      await block(services, await signedIn(services, request), request.body.name);
      return ok;
    },
  );
  server.delete(
    '/blocks/:name',
    { config, schema: { tags, summary: 'Unblock somebody', params: z.object({ name }), response: { 200: done } } },
    async (request) => {
      await unblock(services, await signedIn(services, request), request.params.name);
      return ok;
    },
  );
}

function reportRoutes(plain: FastifyInstance, services: Services): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.post(
    '/reports',
    { config, schema: { tags, summary: 'Report somebody', body: wire.report, response: { 200: done } } },
    async (request) => {
      await report(services, await signedIn(services, request), request.body);
      return ok;
    },
  );
  server.get(
    '/moderation/reports',
    { config, schema: { tags, summary: 'Reports to be looked at', response: { 200: z.array(wire.openReport) } } },
    async (request) => openReports(services, await signedIn(services, request)),
  );
  server.post(
    '/moderation/reports/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Settle a report',
        params: z.object({ id: z.string().max(64) }),
        body: wire.handled,
        response: { 200: done },
      },
    },
    async (request) => {
      await handleReport(services, await signedIn(services, request), request.params.id, request.body);
      return ok;
    },
  );
}
