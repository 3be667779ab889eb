import { connect, createServer, type Server, type Socket } from 'node:net';
import { portOf } from '../src/process/port-of.ts';

/**
 * The way to a database, with a hand on it: open, cut (connections are ended and refused), or silent (connections stay and
 * nothing passes, as when a cable is pulled).
 */
export class FlakyLink {
  readonly port: number;
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #state: 'open' | 'cut' | 'silent' = 'open';
  /** How many connections were asked for so far. */
  asked = 0;

  private constructor(server: Server, to: number) {
    this.#server = server;
    this.port = portOf(server);
    server.on('connection', (near) => this.#join(near, to));
  }

  static async to(port: number): Promise<FlakyLink> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new FlakyLink(server, port);
  }

  /** How many connections stand. */
  get standing(): number {
    return this.#pairs.size;
  }

  cut(): void {
    this.#state = 'cut';
    this.#endAll();
  }

  silence(): void {
    this.#state = 'silent';
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  }

  mend(): void {
    this.#state = 'open';
    for (const pair of this.#pairs) for (const socket of pair) socket.resume();
  }

  async close(): Promise<void> {
    this.#endAll();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(near: Socket, to: number): void {
    this.asked++;
    near.on('error', () => {});
    if (this.#state === 'cut') return void near.destroy();
    const far = connect(to, '127.0.0.1');
    far.on('error', () => {});
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    for (const [from, other] of [pair, [far, near] as const]) {
      from.on('data', (data) => other.write(data));
      from.on('close', () => {
        this.#pairs.delete(pair);
        other.destroy();
      });
      if (this.#state === 'silent') from.pause();
    }
  }

  #endAll(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
  }
}
