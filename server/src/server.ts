import Fastify, { type FastifyInstance } from 'fastify';
import { serveClient } from './client.ts';
import { addSecurityHeaders } from './security.ts';

export interface ServerOptions {
  /** The folder with the built browser client. */
  readonly client: string;
  readonly log?: boolean;
}

/** The whole server, not yet listening: each part is a plugin with a prefix of its own. */
export async function makeServer({ client, log = false }: ServerOptions): Promise<FastifyInstance> {
  const server = Fastify({ logger: log, forceCloseConnections: true });
  addSecurityHeaders(server);
  await server.register(serveClient, { root: client });
  return server;
}
