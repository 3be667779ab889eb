import type { WebSocket } from 'ws';

/** Pings a socket for as long as it is open, and ends it when nothing comes back. */
export function keepAlive(socket: WebSocket, every: number): void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, every);
  socket.on('close', () => clearInterval(timer));
}
