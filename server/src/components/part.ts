import * as wire from '@cabinet-wars/protocol';
import { componentsHash, done } from '@cabinet-wars/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Part } from '../parts.ts';
import type { Services } from '../services.ts';
import { signedIn } from '../signed-in.ts';
import { keepSet, readSet, removeSet, setsOf } from './keep-sets.ts';

/** Components of somebody's own, for tables to be played with: uploaded once, found by their hash. */
export const components: Part = {
  name: 'components',
  routes: (server, services) => {
    server.register(async (scope) => componentRoutes(scope, services), { prefix: '/api/v1' });
  },
};

const tags = ['components'];
const config = { rateLimit: { max: 30, timeWindow: '1 minute' } };
const params = z.object({ hash: componentsHash });
const FOR_EVER = 'public, max-age=31536000, immutable';

function componentRoutes(plain: FastifyInstance, services: Services): void {
  const server = plain.withTypeProvider<ZodTypeProvider>();
  server.post(
    '/components',
    {
      config,
      schema: {
        tags,
        summary: 'Upload a set of components',
        body: wire.uploadComponents,
        response: { 200: wire.componentSet },
      },
    },
    async (request) => keepSet(services, (await signedIn(services, request)).user, request.body),
  );
  server.get(
    '/components/:hash',
    {
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: { tags, summary: 'A set, whole', params, response: { 200: wire.wholeComponents } },
    },
    async (request, reply) => {
      const set = await readSet(services, request.params.hash);
      return reply.header('cache-control', FOR_EVER).send({ ...set, data: { ...set.data } });
    },
  );
  server.get(
    '/me/components',
    { config, schema: { tags, summary: 'Sets I have uploaded', response: { 200: z.array(wire.componentSet) } } },
    async (request) => setsOf(services, (await signedIn(services, request)).user),
  );
  server.delete(
    '/me/components/:hash',
    { config, schema: { tags, summary: 'Remove one that no table uses', params, response: { 200: done } } },
    async (request) => {
      await removeSet(services, (await signedIn(services, request)).user, request.params.hash);
      return { ok: true } as const;
    },
  );
}
