import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

function destroy(this: Socket): void {
  this.destroy();
}

/**
 * Whoever asks for a WebSocket has their connection taken out of Node's hands, which no longer notices its end. Where `ws` does not get
 * it in time, because it was refused before or never asked for well, nobody else would ever let go of it.
 */
export function letGoOfRefused(server: FastifyInstance, within: number): void {
  server.server.prependListener('upgrade', ({ socket }: IncomingMessage) => {
    // `ws` takes the time away once it has the connection.
    socket.setTimeout(within).on('timeout', destroy);
  });
}
