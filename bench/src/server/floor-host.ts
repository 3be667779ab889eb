import { createHash } from 'node:crypto';
import { createServer, type Socket } from 'node:net';

/**
 * What sockets alone cost: every choice heard is answered, and everybody at the table is sent as much as a real change takes, by
 * a process that knows no rules and stores nothing. No server written for Node is cheaper.
 */
const ACCEPT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
/** What a change takes in Struggle of Empires, on the average of those with and without a question. */
const CHANGE = 600;
const tables = new Map<string, Socket[]>();
const CHOICE = /"id":"(\w+)","askId":(\d+)/;

const asked = (askId: number): string =>
  `{"t":"change","asks":{"own":{"askId":${askId},"options":[{"t":"pass"}]}},"open":"${'x'.repeat(CHANGE)}"}`;
const CHANGED = frame(`{"t":"change","open":"${'x'.repeat(CHANGE)}"}`);

function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  const head = length < 126 ? Buffer.from([0x81, length]) : Buffer.from([0x81, 126, length >> 8, length & 255]);
  return Buffer.concat([head, payload]);
}

/** What a crowd sends is short, and masked with noughts. */
const textOf = (data: Buffer): string => data.subarray((data[1] & 0x7f) < 126 ? 6 : 8).toString();

function join(socket: Socket, request: string): void {
  const key = /Sec-WebSocket-Key: (\S+)/i.exec(request)?.[1] ?? '';
  const accept = createHash('sha1').update(`${key}${ACCEPT}`).digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  const id = /tables\/(\w+)\/socket/.exec(request)?.[1] ?? '';
  const there = tables.get(id) ?? [];
  tables.set(id, there);
  there.push(socket);
  socket.write(there.length === 1 ? frame(asked(1)) : CHANGED);
  socket.on('data', (data: Buffer) => change(there, socket, data));
}

function change(there: readonly Socket[], by: Socket, data: Buffer): void {
  const [, id, askId] = CHOICE.exec(textOf(data)) ?? [];
  const next = there[(there.indexOf(by) + 1) % there.length];
  by.cork();
  for (const socket of there) socket.write(socket === next ? frame(asked(Number(askId) + 1)) : CHANGED);
  by.write(frame(`{"t":"done","id":"${id}","answer":{"ok":true}}`));
  by.uncork();
}

const server = createServer({ noDelay: true }, (socket) => {
  socket.on('error', () => socket.destroy());
  socket.once('data', (data) => join(socket, data.toString('latin1')));
});
server.listen(0, '127.0.0.1', () => process.send?.({ address: server.address() }));
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.once('disconnect', () => process.exit(0));
