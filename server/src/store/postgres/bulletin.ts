import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { type Bulletin, type Listener, LocalBulletin, type Notice } from '../bulletin.ts';
import type { Database } from '../schema.ts';

const CHANNEL = 'cabinet_wars';
const PAUSE = 500;

/** The bulletin over LISTEN and NOTIFY, on a connection of its own that is made again when it breaks. */
export class PostgresBulletin implements Bulletin {
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly #process: string;
  readonly #local = new LocalBulletin();
  #client: pg.Client | null = null;
  #closed = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(url: string, pool: pg.Pool, process: string) {
    this.#url = url;
    this.#pool = pool;
    this.#process = process;
  }

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('error', () => {});
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#client = client;
  }

  async publish(notice: Notice): Promise<void> {
    await this.#pool.query('select pg_notify($1, $2)', [CHANNEL, this.#text(notice)]);
  }

  /** Told when, and only if, the transaction is committed. */
  async publishWith(trx: Kysely<Database>, notice: Notice): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${this.#text(notice)})`.execute(trx);
  }

  subscribe(listener: Listener): () => void {
    return this.#local.subscribe(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#client?.end();
  }

  #text(notice: Notice): string {
    return JSON.stringify({ ...notice, from: this.#process });
  }

  #hear(text: string): void {
    const { from, ...notice } = JSON.parse(text) as Notice & { from: string };
    if (from !== this.#process || notice.t !== 'moved') this.#local.hear(notice as Notice);
  }

  #lost(client: pg.Client): void {
    if (this.#closed || (this.#client !== null && this.#client !== client)) return;
    this.#client = null;
    this.#timer = setTimeout(() => this.#reopen(), PAUSE);
  }

  async #reopen(): Promise<void> {
    try {
      await this.open();
      this.#local.hear({ t: 'missed' });
    } catch {
      if (!this.#closed) this.#timer = setTimeout(() => this.#reopen(), PAUSE);
    }
  }
}
