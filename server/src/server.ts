import { randomBytes, randomUUID } from 'node:crypto';
import { closeCode } from '@cabinet-wars/protocol/messages';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { identify as identifyAccount } from './accounts/sign-in/identify.ts';
import { type Config, readConfig } from './config.ts';
import { addErrors, refuseUnreadable } from './http/errors-over-http.ts';
import { addHealth } from './http/health.ts';
import { addOpenapi } from './http/openapi.ts';
import { mustBePlain } from './http/plain-data.ts';
import { letGoOfRefused } from './http/refused-sockets.ts';
import { addOriginCheck, addSecurityHeaders } from './http/security.ts';
import { serveClient } from './http/serve-client.ts';
import { closeSpareConnections } from './http/spare-connections.ts';
import { OpenSockets } from './limits/open-sockets.ts';
import { rateLimitStore } from './limits/rate-limit-store.ts';
import { shareWindows } from './limits/shared.ts';
import { limitEveryRoute } from './limits/usual-limit.ts';
import { Windows } from './limits/windows.ts';
import { parts as allParts, type Part } from './parts.ts';
import { Disk } from './process/disk.ts';
import { makeMetrics } from './process/metrics.ts';
import { type Timeouts, usualTimeouts } from './process/timeouts.ts';
import type { Services } from './services.ts';
import { DatabaseAway } from './store/database-away.ts';
import { forJobs } from './store/for-jobs.ts';
import type { Handlers } from './store/jobs.ts';
import { openStore } from './store/open-store.ts';
import { Presence } from './tables/audience/presence.ts';
import { Tables } from './tables/tables.ts';
import type { Identify } from './who.ts';

export interface ServerOptions {
  /** The folder with the built browser client. */
  readonly client: string;
  /** What is not given is as the environment's defaults say, but nothing is kept on disk. */
  readonly config?: Partial<Config>;
  readonly identify?: Identify;
  readonly now?: () => number;
  readonly elapsed?: () => number;
  readonly timeouts?: Timeouts;
  readonly secret?: (bytes: number) => string;
  readonly parts?: readonly Part[];
}

const BODY_LIMIT = 64 * 1024;
const MESSAGE_LIMIT = 16 * 1024;

/** Addresses may hold secrets (invitations, links in mails): logs know only which route it was. */
const serializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url }),
};

declare module 'fastify' {
  interface FastifyInstance {
    readonly services: Services;
  }
}

/** The whole server, not yet listening. Closing it ends every socket and job, and then the store. */
export async function makeServer(options: ServerOptions): Promise<FastifyInstance> {
  const config: Config = { ...defaults(), ...options.config };
  const timeouts = options.timeouts ?? usualTimeouts;
  const server = Fastify({
    ...(config.logLevel === 'silent' ? {} : { logger: { level: config.logLevel, serializers } }),
    forceCloseConnections: true,
    bodyLimit: BODY_LIMIT,
    // Every query of the start has a limit of its own: on a machine that is slow just then it takes longer, and need not end.
    pluginTimeout: 0,
    requestTimeout: timeouts.request,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.look },
    frameworkErrors: refuseUnreadable(config.publicUrl),
    trustProxy: (_address, hop) => hop < config.trustProxy,
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  closeSpareConnections(server);
  letGoOfRefused(server, timeouts.request);
  addSecurityHeaders(server, config.publicUrl);
  addErrors(server);
  await server.register(cookie);
  const elapsed = options.elapsed ?? (() => performance.now());
  const quotas = new Windows(elapsed);
  limitEveryRoute(server);
  await server.register(rateLimit, { global: false, store: rateLimitStore(quotas) });
  await server.register(websocket, {
    options: { maxPayload: MESSAGE_LIMIT, perMessageDeflate: false },
    // Sockets are closed with their reason, below, before anything else is closed.
    preClose: (done) => done(),
  });
  // What refuses sockets comes after the plugin, which lets go only of those it has seen.
  mustBePlain(server);
  addOriginCheck(server, config.publicUrl);
  await addOpenapi(server);
  await addParts(server, config, { ...options, elapsed }, quotas);
  await server.register(serveClient, { root: options.client });
  return server;
}

/** How long sockets and requests have to end by themselves once the server closes. */
const FAREWELL = 2000;

/** A peer that answers no closing frame, or never ends its request, must not keep the process alive. */
function cutOff(server: FastifyInstance): void {
  for (const socket of server.websocketServer.clients) socket.terminate();
  server.server.closeAllConnections();
}

type Timed = ServerOptions & Required<Pick<ServerOptions, 'elapsed'>>;

async function addParts(server: FastifyInstance, config: Config, options: Timed, quotas: Windows): Promise<void> {
  const { now = Date.now, elapsed, secret = hex, parts = allParts } = options;
  const fault = (error: unknown, where: string) => {
    metrics.faults.inc({ where: error instanceof DatabaseAway ? 'database away' : where });
    // That it went away was logged once: what fails because of it needs no line of its own.
    if (error instanceof DatabaseAway) return;
    server.log.error({ err: error, where }, disk.note(error) ? 'no room left on the disk' : 'fault');
  };
  const metrics = makeMetrics({ tables: () => tables.size, sockets: () => tables.watchers });
  const process = randomUUID();
  const { store, runner } = await openStore(config, process, fault, (text) => server.log.warn(text));
  const presence = new Presence(store.bulletin, process, (error) => fault(error, 'presence'));
  const disk = new Disk(store, config.file);
  const sockets = new OpenSockets(store.bulletin, process, (error) => fault(error, 'sockets'));
  const stopSharing = shareWindows(quotas, store.bulletin, process, (error) => fault(error, 'quotas'));
  const identify = options.identify ?? ((request: FastifyRequest) => identifyAccount({ store, now }, request));
  const consequences = parts.flatMap((part) => part.consequences ?? []);
  const tables = new Tables({ store, presence, consequences, now, metrics, fault }, config.liveTables);
  const closing: (() => Promise<void>)[] = [];
  let isClosing = false;
  const onClose = (close: () => Promise<void>) => {
    closing.push(close);
  };
  const services: Services = {
    config,
    store,
    tables,
    identify,
    now,
    elapsed,
    timeouts: options.timeouts ?? usualTimeouts,
    disk,
    quotas,
    sockets,
    secret,
    fault,
    onClose,
    metrics,
    isClosing: () => isClosing,
  };
  server.decorate('services', services);
  server.addHook('preClose', async () => {
    isClosing = true;
    await tables.close();
    for (const socket of server.websocketServer.clients) socket.close(closeCode('shutting-down'));
    server.websocketServer.close();
    setTimeout(() => cutOff(server), FAREWELL).unref();
  });
  server.addHook('onClose', async () => {
    await presence.close();
    sockets.close();
    stopSharing();
    await runner.stop();
    for (const close of closing) await close();
    await store.close();
  });
  addHealth(server, services);
  for (const part of parts) await part.routes?.(server, services);
  const atWork: Services = { ...services, store: forJobs(store) };
  const handlers: Handlers = Object.assign({}, ...parts.map((part) => part.jobs?.(atWork) ?? {}));
  server.addHook('onReady', () => runner.start(counted(handlers, services)));
}

const counted = (handlers: Handlers, { metrics }: Services): Handlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([kind, handler]) => [
      kind,
      async (payload) => {
        let ok = 'no';
        try {
          await handler(payload);
          ok = 'yes';
        } finally {
          metrics.jobs.inc({ kind, ok });
        }
      },
    ]),
  );

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

function defaults(): Config {
  const read = readConfig({});
  if (!read.ok) throw new TypeError(read.problems.join('; '));
  return { ...read.config, file: ':memory:', logLevel: 'silent' };
}
