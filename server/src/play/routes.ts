import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { id } from '../wire/common.ts';
import { pastState, timeline } from '../wire/play.ts';
import { readHistory, readTranscript } from './read-past.ts';

const params = z.object({ id });
const link = z.string().max(64).optional();
const tags = ['play'];
/** These play a whole game through. */
const costly = { rateLimit: { max: 30, timeWindow: '1 minute' } };
const stepping = { rateLimit: { max: 300, timeWindow: '1 minute' } };

/** What was played, for whoever may look at the table. */
export function playRoutes(plain: FastifyInstance, services: Services): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.get(
    '/api/v1/tables/:id/transcript',
    {
      config: costly,
      schema: {
        tags,
        summary: 'The game as text',
        params,
        querystring: z.object({ link }),
        response: { 200: z.string() },
      },
    },
    async (request, reply) => {
      const who = await services.identify(request);
      const text = await readTranscript(services, request.params.id, who, request.query.link);
      return reply.type('text/plain; charset=utf-8').send(text);
    },
  );
  server.get(
    '/api/v1/tables/:id/timeline',
    {
      config: costly,
      schema: { tags, summary: 'Its moments', params, querystring: z.object({ link }), response: { 200: timeline } },
    },
    async (request) => {
      const who = await services.identify(request);
      const { length, told, at } = await readHistory(services, request.params.id, who, request.query.link);
      return { length, told: [...told] as never, at: [...at] };
    },
  );
  server.get(
    '/api/v1/tables/:id/past',
    {
      config: stepping,
      schema: {
        tags,
        summary: 'The table at a moment',
        params,
        querystring: z.object({ link, at: z.coerce.number().int().min(0) }),
        response: { 200: pastState },
      },
    },
    async (request) => {
      const who = await services.identify(request);
      const history = await readHistory(services, request.params.id, who, request.query.link);
      return history.past(request.query.at) as never;
    },
  );
}
