import { id, pastState, timeline } from '@cabinet-wars/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addressOf } from '../limits/address.ts';
import { useUp } from '../limits/use-up.ts';
import type { Services } from '../services.ts';
import { Pasts, type Wanted } from './read-past.ts';

const params = z.object({ id });
const link = z.string().max(64).optional();
const tags = ['play'];
/** These play a whole game through. */
const COSTLY = 30;
const STEPS = 300;
const MINUTE = 60_000;
const costly = { rateLimit: { max: COSTLY, timeWindow: MINUTE } };
const stepping = { rateLimit: { max: STEPS, timeWindow: MINUTE } };

type AskedFor = FastifyRequest & { readonly params: { id: string }; readonly query: { link?: string | undefined } };

/** What was played, for whoever may look at the table. */
export function playRoutes(plain: FastifyInstance, services: Services): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  const pasts = new Pasts(services);
  /** Counted by account as well as by address: one may have many of the other. */
  const wanted = async (request: AskedFor, most: number): Promise<Wanted> => {
    const who = await services.identify(request);
    if (who !== null) useUp(services.quotas, `past ${most} ${who.user}`, MINUTE, most);
    return { table: request.params.id, who, link: request.query.link, address: addressOf(request) };
  };
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
      const text = await pasts.transcript(await wanted(request, COSTLY));
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
      const { length, told, at, times = [] } = await pasts.timeline(await wanted(request, COSTLY));
      return { length, told: [...told] as never, at: [...at], times: [...times] };
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
      return (await pasts.past(await wanted(request, STEPS), request.query.at)) as never;
    },
  );
}
