import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { DatabaseAway } from '../database-away.ts';

/** Knows whether the database can be reached, and is told when a query casts doubt on it. */
export interface Availability {
  readonly isAway: boolean;
  /** Resolves when it has been looked: by then `isAway` says how it is. */
  suspect(): Promise<void>;
}

/** Nothing has been asked yet when no connection can be had: as long as the database is there, it is asked for once more. */
const TRIES = 3;

/** SQLSTATE: a lost connection, a server that is stopping, starting or has no connection left. */
const awayCodes = /^(08|57P0[1-4]|53300)/;

/** What a database answers itself is an answer, unless it says that it is ending or full. */
export const meansAway = (fault: unknown): boolean =>
  !(fault instanceof pg.DatabaseError) || awayCodes.test(fault.code ?? '');

/**
 * What Kysely takes connections from. While the database is away nobody waits for it; and an answer that did not come in time
 * makes the connection useless, since it may come later, to somebody else's question.
 */
export class GuardedPool implements PostgresPool {
  readonly options = {};
  readonly #pool: pg.Pool;
  readonly #availability: Availability;

  constructor(pool: pg.Pool, availability: Availability) {
    this.#pool = pool;
    this.#availability = availability;
  }

  async connect(): Promise<PostgresPoolClient> {
    for (let tries = 1; ; tries++) {
      if (this.#availability.isAway) throw new DatabaseAway();
      try {
        return new GuardedClient(await this.#pool.connect(), this.#availability);
      } catch (fault) {
        await this.#availability.suspect();
        if (tries === TRIES) throw fault instanceof DatabaseAway ? fault : new DatabaseAway(fault);
      }
    }
  }

  async query(text: string, values: readonly unknown[]): Promise<void> {
    const client = await this.connect();
    try {
      await client.query(text, values);
    } finally {
      client.release();
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

class GuardedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #availability: Availability;
  #lost: DatabaseAway | null = null;

  constructor(client: pg.PoolClient, availability: Availability) {
    this.#client = client;
    this.#availability = availability;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(sql: string | PostgresCursor<R>, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('nothing here is read as a stream');
    return this.#query(sql, parameters);
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#lost !== null);
  }

  async #query(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    if (this.#lost !== null) throw this.#lost;
    try {
      return await this.#client.query(sql, [...parameters]);
    } catch (fault) {
      // Whatever the database itself says about a query is for whoever wrote the query.
      if (!meansAway(fault)) throw fault;
      this.#lost = new DatabaseAway(fault);
      void this.#availability.suspect();
      throw this.#lost;
    }
  }
}
