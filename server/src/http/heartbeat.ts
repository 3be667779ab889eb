import type { WebSocket } from 'ws';

/** Whoever looks so much later than it meant to has stood still itself. */
const LATE = 1.5;

/**
 * Pings a socket for as long as it is open, and ends it when nothing comes back. After a standstill of our own (a machine that
 * was suspended, a process held up) answers may have come that are not read yet: nobody is cut for that, but asked again.
 */
export function keepAlive(
  socket: Pick<WebSocket, 'on' | 'ping' | 'terminate'>,
  every: number,
  now: () => number = () => performance.now(),
): void {
  let isAlive = true;
  let looked = now();
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    const stoodStill = now() - looked > every * LATE;
    looked = now();
    if (!isAlive && !stoodStill) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, every);
  socket.on('close', () => clearInterval(timer));
}
