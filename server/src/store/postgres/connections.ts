import { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseAway } from '../database-away.ts';
import { CONNECT_LIMIT, QUERY_LIMIT } from './limits.ts';

/** Whole numbers come as numbers: none here goes beyond 2⁵³. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)),
};

type Taken = Parameters<pg.Pool['connect']>[0];

/**
 * Whoever gives a connection back twice has given it back: graphile-worker does where it stops while its LISTEN is unanswered, and
 * the error would be a rejection nobody handles, which ends the process.
 */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Taken): void;
  override connect(callback?: Taken): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) return super.connect();
    super.connect((fault, client, release) => {
      if (client === undefined) return callback(fault, client, release);
      let isReleased = false;
      callback(fault, client, (destroy) => {
        if (!isReleased) release(destroy);
        isReleased = true;
      });
    });
  }
}

/** A pool of connections that can all be dropped at once, and that makes no new ones while the database is known to be away. */
export class Connections {
  readonly pool: pg.Pool;
  readonly #sockets = new Set<Socket>();

  constructor(url: string, max: number, isAway: () => boolean) {
    class Client extends pg.Client {
      override connect(): Promise<pg.Client>;
      override connect(callback: (error: Error) => void): void;
      override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
        if (callback === undefined) return super.connect();
        if (isAway()) callback(new DatabaseAway());
        else super.connect(callback);
      }
    }
    this.pool = new Pool({
      Client,
      connectionString: url,
      max,
      types,
      connectionTimeoutMillis: CONNECT_LIMIT,
      query_timeout: QUERY_LIMIT,
      // Should we be cut off in the middle of a transaction, its locks must not outlive it for long.
      idle_in_transaction_session_timeout: QUERY_LIMIT,
      stream: () => this.#socket(),
    });
    // A connection that is lost is replaced when one is next wanted; whoever was using it is told by their query.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** Gives up every connection: whoever waits for an answer on one learns at once that there will be none. */
  drop(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #socket(): Socket {
    const socket = new Socket();
    socket.once('connect', () => this.#sockets.add(socket));
    socket.once('close', () => this.#sockets.delete(socket));
    return socket;
  }
}
