import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { Refused } from '../errors.ts';
import type { Services } from '../services.ts';
import { closeCodes } from '../tables/connection.ts';
import { id } from '../wire/common.ts';
import { findViewer } from './find-viewer.ts';
import { Line } from './line.ts';

const params = z.object({ id });
const query = z.object({ since: z.coerce.number().int().min(0).default(0), link: z.string().max(64).optional() });
/** A line that does not answer a ping for so long is dead. */
const PING = 30_000;

/** `GET /api/v1/tables/:id/socket`: a line to a table, on which `wire/play.ts` is spoken. */
export function addSocket(server: FastifyInstance, services: Services): void {
  server.get('/api/v1/tables/:id/socket', { websocket: true, schema: { hide: true } }, (socket, request) => {
    serve(socket, request, services);
  });
}

function serve(socket: WebSocket, request: FastifyRequest, services: Services): void {
  const asked = params.safeParse(request.params);
  const how = query.safeParse(request.query);
  const line = new Line(socket, services, asked.success ? asked.data.id : '');
  const fail = (fault: unknown) => end(line, services, fault);
  // What is sent before the welcome waits for it; answers come in the order of what was sent.
  let turn: Promise<void> = (async () => {
    if (!asked.success || !how.success) throw new Refused({ why: 'malformed' });
    const who = await services.identify(request);
    const found = await findViewer(services, asked.data.id, who, how.data.link);
    await line.join(who, found, how.data.since);
  })().catch(fail);
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    turn = turn.then(() => line.hear(data, isBinary)).catch(fail);
  });
  socket.on('error', () => {});
  const heartbeat = keepAlive(socket);
  socket.on('close', () => {
    clearInterval(heartbeat);
    void turn.then(() => line.left()).catch(fail);
  });
}

function end(line: Line, services: Services, fault: unknown): void {
  if (fault instanceof Refused) {
    const why = fault.reason.why;
    line.close(closeCodes[why as keyof typeof closeCodes] ?? closeCodes['not-allowed'], why);
  } else {
    services.fault(fault, 'socket');
    line.close(closeCodes.fault, 'fault');
  }
}

function keepAlive(socket: WebSocket): NodeJS.Timeout {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  return setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING);
}
