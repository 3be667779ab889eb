import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteConnection } from './connection.ts';
import type { Turns } from './turns.ts';

/** Kysely over the database's thread: any number speak to it at once, transactions one at a time (`Turns`). */
export const sqliteDialect = (thread: SqliteConnection, turns: Turns): Dialect => ({
  createAdapter: () => new ManySpeakers(),
  createDriver: () => driver(thread, turns),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

class ManySpeakers extends SqliteAdapter {
  /** Else Kysely itself would let one statement wait for the answer of the one before. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class Speaking implements DatabaseConnection {
  readonly #thread: SqliteConnection;
  readonly #turns: Turns;

  constructor(thread: SqliteConnection, turns: Turns) {
    this.#thread = thread;
    this.#turns = turns;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.#turns.say(this, () => this.#thread.query({ sql, parameters }));
    // Kysely knows what the columns of its query are.
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  streamQuery(): never {
    throw new TypeError('nothing here is read as a stream');
  }
}

function driver(thread: SqliteConnection, turns: Turns): Driver {
  const say = async (connection: DatabaseConnection, sql: string) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: async () => {},
    acquireConnection: async () => new Speaking(thread, turns),
    beginTransaction: async (connection) => {
      await turns.hold(connection, () => thread.query({ sql: 'begin immediate', parameters: [] }));
    },
    commitTransaction: (connection) => say(connection, 'commit'),
    rollbackTransaction: (connection) => say(connection, 'rollback'),
    releaseConnection: async (connection) => turns.release(connection),
    destroy: () => thread.close(),
  };
}
