import type { WebSocket } from 'ws';

/** Whoever looks so much later than it meant to has stood still itself. */
const LATE = 1.5;

/** Between two pings of ours: a client has hardly any to send, and each costs an answer, also where nobody reads it. */
export const MOST_FRAMES = 100;

/**
 * Pings a socket for as long as it is open, and ends it when nothing comes back. After a standstill of our own (a machine that
 * was suspended, a process held up) answers may have come that are not read yet: nobody is cut for that, but asked again. Frames
 * that say nothing are counted: they come past every limit of what is said.
 */
export function keepAlive(
  socket: Pick<WebSocket, 'on' | 'ping' | 'terminate'>,
  every: number,
  now: () => number = () => performance.now(),
): void {
  let isAlive = true;
  let looked = now();
  let frames = 0;
  const count = () => {
    if (++frames > MOST_FRAMES) socket.terminate();
  };
  socket.on('ping', count);
  socket.on('pong', () => {
    isAlive = true;
    count();
  });
  const timer = setInterval(() => {
    const stoodStill = now() - looked > every * LATE;
    looked = now();
    frames = 0;
    if (!isAlive && !stoodStill) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, every);
  socket.on('close', () => clearInterval(timer));
}
