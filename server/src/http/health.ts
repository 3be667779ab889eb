import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { within } from '../process/within.ts';
import type { Services } from '../services.ts';

/** Whoever asks whether we can serve is answered within so many milliseconds, whatever hangs. */
const READY_LIMIT = 2000;

/** For monitoring: whether the process lives, whether it can serve, and its figures. */
export function addHealth(server: FastifyInstance, { store, disk, config, metrics, isClosing }: Services): void {
  server.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));

  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (isClosing()) return reply.code(503).send({ ok: false, why: 'shutting-down' });
    try {
      await within(READY_LIMIT, store.ping());
      if (!(await within(READY_LIMIT, disk.hasRoom())))
        return reply.code(503).send({ ok: false, why: 'no room left on the disk' });
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false, why: 'the database does not answer' });
    }
  });

  const { metricsToken } = config;
  // How many acts of which kind there were tells of quiet answers and standing orders: never without the token.
  if (metricsToken === null) return;
  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Whether two texts are the same, in a time that does not tell how far they agree. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
