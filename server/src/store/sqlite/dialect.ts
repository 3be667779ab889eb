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

/** Kysely over the database's thread. There is one connection, and Kysely hands it out to one at a time. */
export const sqliteDialect = (connection: SqliteConnection): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driver(connection),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

function driver(thread: SqliteConnection): Driver {
  const connection: DatabaseConnection = {
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      const { rows, changes } = await thread.query({ sql, parameters });
      // Kysely knows what the columns of its query are.
      return { rows: rows as R[], numAffectedRows: BigInt(changes) };
    },
    streamQuery: () => {
      throw new TypeError('nothing here is read as a stream');
    },
  };
  const say = async (sql: string) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: () => say('begin immediate'),
    commitTransaction: () => say('commit'),
    rollbackTransaction: () => say('rollback'),
    releaseConnection: async () => {},
    destroy: () => thread.close(),
  };
}
