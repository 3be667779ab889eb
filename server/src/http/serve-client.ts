import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 'public, max-age=31536000, immutable';
/** Asked for again each time, so that a new release is seen at once. */
const ALWAYS_ASK = 'no-cache';

/** The built client. Files under `assets/` have their hash in the name and never change. */
export async function serveClient(server: FastifyInstance, { root }: { root: string }): Promise<void> {
  await server.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? YEAR : ALWAYS_ASK);
      if (/\.webmanifest(\.\w+)?$/.test(path)) reply.type('application/manifest+json');
    },
  });
  server.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found\n'));
}
