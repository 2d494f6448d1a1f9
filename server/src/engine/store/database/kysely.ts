import type * as Library from 'kysely';
import type { CompiledQuery, DatabaseConnection, Dialect, Kysely, QueryResult } from 'kysely';
import type { Tables } from '../../domain.ts';
import { lazyRequire } from '../../lazy-require.ts';
import type { Connection, SqlValue } from './connection.ts';

const library = lazyRequire<typeof Library>('kysely');

export function kyselyOver(connection: Connection): Kysely<Tables> {
  const adapter: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      // Safe casts: Kysely derives the types of the parameters and of the rows from the statement.
      return { rows: (await connection.rows(query.sql, query.parameters as readonly SqlValue[])) as R[] };
    },
    streamQuery: () => {
      throw new Error('streamQuery is not supported; read in pages');
    },
  };
  const nothing = async () => undefined;
  const refused = async () => {
    throw new Error('open transactions through the write path, not through Kysely');
  };
  const {
    Kysely,
    PostgresAdapter,
    PostgresIntrospector,
    PostgresQueryCompiler,
    SqliteAdapter,
    SqliteIntrospector,
    SqliteQueryCompiler,
  } = library();
  const dialect: Dialect = {
    createAdapter: () => (connection.engine === 'sqlite' ? new SqliteAdapter() : new PostgresAdapter()),
    createDriver: () => ({
      init: nothing,
      acquireConnection: async () => adapter,
      releaseConnection: nothing,
      beginTransaction: refused,
      commitTransaction: refused,
      rollbackTransaction: refused,
      destroy: nothing,
    }),
    createIntrospector: (kysely) =>
      connection.engine === 'sqlite' ? new SqliteIntrospector(kysely) : new PostgresIntrospector(kysely),
    createQueryCompiler: () =>
      connection.engine === 'sqlite' ? new SqliteQueryCompiler() : new PostgresQueryCompiler(),
  };
  return new Kysely<Tables>({ dialect });
}
