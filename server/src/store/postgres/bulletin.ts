import { type Kysely, sql } from 'kysely';
import { type Bulletin, type Listener, LocalBulletin, type Notice } from '../bulletin.ts';
import type { Database } from '../schema.ts';
import type { GuardedPool } from './guarded-pool.ts';
import { CHANNEL } from './listening.ts';

/** The bulletin over LISTEN and NOTIFY: what is heard is passed on by whoever listens. */
export class PostgresBulletin implements Bulletin {
  readonly #pool: GuardedPool;
  readonly #process: string;
  readonly #local = new LocalBulletin();

  constructor(pool: GuardedPool, process: string) {
    this.#pool = pool;
    this.#process = process;
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

  hear(text: string): void {
    const { from, ...notice }: Notice & { from: string } = JSON.parse(text);
    if (from !== this.#process || notice.t !== 'moved') this.#local.hear(notice);
  }

  missed(): void {
    this.#local.hear({ t: 'missed' });
  }

  #text(notice: Notice): string {
    return JSON.stringify({ ...notice, from: this.#process });
  }
}
