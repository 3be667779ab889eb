import { id } from '@cabinet-wars/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { refused } from '../errors.ts';
import { keepAlive } from '../http/heartbeat.ts';
import { addressOf } from '../limits/address.ts';
import type { Services } from '../services.ts';
import { whyClosed } from '../tables/audience/why-closed.ts';
import { Inbox } from './inbox.ts';
import { type Limits, MessageAllowance } from './limits.ts';
import { OpenTableSockets } from './open-table-sockets.ts';
import { SocketPlaces } from './socket-places.ts';
import { TableSocket } from './table-socket.ts';

const params = z.object({ id });
const query = z.object({ since: z.coerce.number().int().min(0).default(0), link: z.string().max(64).optional() });

/** `GET /api/v1/tables/:id/socket`: a socket to a table, on which the protocol's `ClientMessage` and `ServerMessage` are spoken. */
export function addSocket(server: FastifyInstance, services: Services, limits: Limits): void {
  const sockets = new OpenTableSockets(services);
  const allowance = new MessageAllowance(limits, services.quotas);
  const how = { websocket: true, schema: { hide: true }, preHandler: letGoOfReply } as const;
  server.get('/api/v1/tables/:id/socket', how, (socket, request) => {
    serve(socket, request, services, { sockets, limits, allowance });
  });
}

/** A socket lasts for hours, the request that began it for a moment: the socket must not keep hold of it. */
async function letGoOfReply(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.ws) reply.raw.detachSocket(request.raw.socket);
}

interface Shared {
  readonly sockets: OpenTableSockets;
  readonly limits: Limits;
  readonly allowance: MessageAllowance;
}

function serve(socket: WebSocket, request: FastifyRequest, services: Services, { sockets, ...shared }: Shared): void {
  const address = addressOf(request);
  const places = new SocketPlaces(services, shared.limits.sockets);
  const { table, link, since } = wantedBy(request);
  const connection = new TableSocket(socket, services, { table, link, address, stream: request.raw.socket, ...shared });
  sockets.add(connection);
  const fail = (fault: unknown) => end(connection, services, fault);
  // What is sent before the welcome waits for it.
  const opened = begin(connection, since, address, places, services, request);
  const inbox = new Inbox(opened, (data, isBinary) => connection.hear(data, isBinary), fail);
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (!inbox.take(data, isBinary)) connection.close('too-many-requests');
  });
  // Fastify's own listener would keep the request.
  socket.removeAllListeners('error').on('error', () => {});
  keepAlive(socket, services.timeouts.ping);
  socket.on('close', () => {
    sockets.remove(connection);
    places.leave();
    void inbox.heard.then(() => connection.left()).catch(fail);
  });
}

function wantedBy(request: FastifyRequest): { table: string; link: string | undefined; since: number | null } {
  const asked = params.safeParse(request.params);
  const how = query.safeParse(request.query);
  const isWell = asked.success && how.success;
  return { table: asked.data?.id ?? '', link: how.data?.link, since: isWell ? how.data.since : null };
}

/** Apart from what listens to the socket, whose memory it would share: nothing may keep the request when this is done. */
async function begin(
  connection: TableSocket,
  since: number | null,
  address: string,
  places: SocketPlaces,
  services: Services,
  request: FastifyRequest,
): Promise<void> {
  places.take('address', address);
  if (since === null) throw refused('malformed');
  const who = await services.identify(request);
  if (who !== null) places.take('account', who.user);
  await connection.join(who, since);
}

function end(connection: TableSocket, services: Services, fault: unknown): void {
  connection.refuse(whyClosed(services, fault, 'socket'));
}
