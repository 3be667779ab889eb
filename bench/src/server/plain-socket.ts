import { connect, type Socket } from 'node:net';

const TEXT = 0x1;
const PING = 0x9;
const PONG = 0xa;
const CHUNK = 256 * 1024;
/** What has just been read, on whichever socket: it is looked at before anything else is read. */
const chunk = Buffer.allocUnsafe(CHUNK);

/**
 * A WebSocket (RFC 6455) with only what a load generator needs: thousands of them share the processor with the server that is
 * measured, so a frame is read where it lies, and what is sent is masked with noughts.
 */
export class PlainSocket {
  readonly #socket: Socket;
  readonly #hear: (text: Buffer) => void;
  /** The beginning of what has not come whole. */
  #rest: Buffer | null = null;
  #isOpen = false;

  constructor(
    url: URL,
    headers: Readonly<Record<string, string>>,
    hear: (text: Buffer) => void,
    fail: (fault: Error) => void,
  ) {
    this.#hear = hear;
    const { hostname: host, port } = url;
    const onread = { buffer: chunk, callback: (bytes: number) => this.#read(bytes) };
    this.#socket = connect({ host, port: Number(port), noDelay: true, onread });
    this.#socket.on('error', fail);
    this.#socket.write(handshake(url, headers));
  }

  send(text: string): void {
    this.#socket.write(masked(TEXT, Buffer.from(text)));
  }

  terminate(): void {
    this.#socket.destroy();
  }

  #read(bytes: number): boolean {
    const fresh = chunk.subarray(0, bytes);
    const all = this.#rest === null ? fresh : Buffer.concat([this.#rest, fresh]);
    const read = this.#isOpen ? this.#frames(all, 0) : this.#opening(all);
    this.#rest = read === all.length ? null : Buffer.from(all.subarray(read));
    return true;
  }

  #opening(all: Buffer): number {
    const end = all.indexOf('\r\n\r\n');
    if (end < 0) return 0;
    if (!all.toString('latin1', 0, end).startsWith('HTTP/1.1 101 ')) {
      this.#socket.destroy(new Error(`no socket: ${all.toString('latin1', 0, end).split('\r\n')[0]}`));
      return all.length;
    }
    this.#isOpen = true;
    return this.#frames(all, end + 4);
  }

  /** Where the first frame begins that is not all there yet. */
  #frames(all: Buffer, from: number): number {
    let at = from;
    while (at + 2 <= all.length) {
      const short = all[at + 1] & 0x7f;
      const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
      if (start > all.length) return at;
      const length = short < 126 ? short : short === 126 ? all.readUInt16BE(at + 2) : all.readUInt32BE(at + 6);
      if (start + length > all.length) return at;
      this.#take(all[at] & 0x0f, all.subarray(start, start + length));
      at = start + length;
    }
    return at;
  }

  #take(kind: number, payload: Buffer): void {
    if (kind === TEXT) this.#hear(payload);
    else if (kind === PING) this.#socket.write(masked(PONG, payload));
  }
}

const handshake = ({ host, pathname, search }: URL, headers: Readonly<Record<string, string>>): string =>
  [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

const MASK = 4;

/** What a crowd sends is short: a choice at most. */
function masked(kind: number, payload: Buffer): Buffer {
  const { length } = payload;
  const start = length < 126 ? 2 : 4;
  const frame = Buffer.alloc(start + MASK + length);
  frame[0] = 0x80 | kind;
  frame[1] = 0x80 | (start === 2 ? length : 126);
  if (start === 4) frame.writeUInt16BE(length, 2);
  payload.copy(frame, start + MASK);
  return frame;
}
