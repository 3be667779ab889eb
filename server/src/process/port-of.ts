import type { Server } from 'node:net';

/** The port a server that listens on one was given. */
export function portOf(server: Pick<Server, 'address'>): number {
  const at = server.address();
  if (at === null || typeof at === 'string') throw new TypeError('the server listens on no port');
  return at.port;
}
