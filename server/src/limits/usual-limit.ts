import type { FastifyInstance } from 'fastify';

/** Far more than pages ask for, also those of a club behind one address. */
const usual = { max: 600, timeWindow: '1 minute' };

/**
 * Whatever asks something of the server has a limit, also where its route names none. Files of the client have none, nor
 * sockets, which are counted when they are opened. To be called before the plugin that counts: it looks at routes after this.
 */
export function limitEveryRoute(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const isOurs = route.url.startsWith('/api/') || route.url === '/readyz';
    if (!isOurs || route.websocket || route.config?.rateLimit !== undefined) return;
    route.config = { ...route.config, rateLimit: usual };
  });
}
