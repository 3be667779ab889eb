import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/** For whoever watches over the process: whether it lives, whether it can serve, and its figures. */
export function addHealth(server: FastifyInstance, { store, config, metrics, isClosing }: Services): void {
  server.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));

  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (isClosing()) return reply.code(503).send({ ok: false, why: 'shutting-down' });
    try {
      await store.ping();
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false, why: 'the database does not answer' });
    }
  });

  if (!config.metrics) return;
  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const token = config.metricsToken;
    if (token !== null && request.headers.authorization !== `Bearer ${token}`) return reply.code(404).send();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
