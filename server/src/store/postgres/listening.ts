import { Socket } from 'node:net';
import pg from 'pg';
import { BEAT, CONNECT_LIMIT } from './limits.ts';

const CHANNEL = 'cabinet_wars';

/** One connection that hears what is said on the channel, until it is lost. */
export class Listening {
  readonly #client: pg.Client;
  readonly #socket = new Socket();
  readonly #hear: (text: string) => void;
  #beats = 0;
  #beating: { readonly text: string; resolve(heard: boolean): void } | null = null;

  private constructor(url: string, hear: (text: string) => void, lost: () => void) {
    this.#hear = hear;
    this.#client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_LIMIT,
      query_timeout: BEAT,
      stream: () => this.#socket,
    });
    this.#client.on('error', () => {});
    this.#client.on('notification', ({ payload = '' }) => this.#heard(payload));
    this.#socket.once('close', lost);
  }

  static async open(url: string, hear: (text: string) => void, lost: () => void): Promise<Listening> {
    let isOpen = false;
    const listening = new Listening(url, hear, () => {
      if (isOpen) lost();
    });
    try {
      await listening.#client.connect();
      await listening.#client.query(`listen ${CHANNEL}`);
    } catch (fault) {
      listening.drop();
      throw fault;
    }
    isOpen = true;
    return listening;
  }

  /** Sends a notification to itself and waits for it: a connection may answer queries and yet have stopped listening. */
  async isHearing(name: string): Promise<boolean> {
    const text = `${name} ${++this.#beats}`;
    const heard = new Promise<boolean>((resolve) => {
      this.#beating = { text, resolve };
      // After a stall of this process timers come before what has long been sent: that is read first.
      setTimeout(() => setImmediate(resolve, false), BEAT).unref();
    });
    // What is wrong with the query is seen by what is not heard.
    this.#client.query('select pg_notify($1, $2)', [CHANNEL, `beat ${text}`]).catch(() => {});
    return heard;
  }

  drop(): void {
    this.#socket.destroy();
    this.#beating?.resolve(false);
  }

  #heard(payload: string): void {
    if (!payload.startsWith('beat ')) this.#hear(payload);
    else if (payload === `beat ${this.#beating?.text}`) this.#beating?.resolve(true);
  }
}

export { CHANNEL };
