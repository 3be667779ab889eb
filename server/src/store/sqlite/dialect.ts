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
import type { Row } from './protocol.ts';
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
    const { columns, rows, changes } = await this.#turns.say(this, () => this.#thread.query({ sql, parameters }));
    return { rows: rows.map((row) => named<R>(columns, row)), numAffectedRows: BigInt(changes) };
  }

  streamQuery(): never {
    throw new TypeError('nothing here is read as a stream');
  }
}

function named<R>(columns: readonly string[], row: Row): R {
  const fields: Record<string, unknown> = {};
  for (let i = 0; i < columns.length; i++) fields[columns[i]] = row[i];
  // Kysely knows what the columns of its query are.
  return fields as R;
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
