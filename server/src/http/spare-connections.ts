import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Browsers open connections before they know what for. One that is late without having asked anything is closed without a
 * word: an answer to nothing would be taken for the answer to whatever is sent there in that very moment.
 */
export function closeSpareConnections(server: FastifyInstance): void {
  server.server.prependListener('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) socket.destroy();
  });
}
