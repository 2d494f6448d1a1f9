import {
  type ClientBase,
  type CustomTypesConfig,
  DatabaseError,
  type QueryConfig,
  type QueryResult,
  types as pgTypes,
} from 'pg';
import { type Connection, DuplicateError, type SqlRow, type SqlValue } from './connection.ts';
import { postgresFailure } from './failures.ts';

/** Response timeout of a statement in milliseconds. Undefined: the timeout of its pool. */
export interface Timed {
  readonly query_timeout?: number;
}

export type SendStatement<T> = (client: Pick<ClientBase, 'query'>, timed: Timed) => Promise<T>;

const { builtins } = pgTypes;

/** Converts values to the form that they have on SQLite. For example, a date becomes a text in UTC with milliseconds. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
  [builtins.DATE]: (text) => text,
  [builtins.TIME]: (text) => text.slice(0, 5),
  [builtins.TIMESTAMP]: (text) => new Date(`${text.replace(' ', 'T')}Z`).toISOString(),
  [builtins.TIMESTAMPTZ]: (text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/u, '$1:00')).toISOString(),
};

const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pgTypes.getTypeParser(oid, format),
};

const names = new Map<string, string>();
const MAX_NAMES = 1000;
const MAX_NAMED_LENGTH = 4000;

/**
 * Matches statements that select all columns. They are not prepared: PostgreSQL rejects their cached plan as soon as
 * the table gets another column.
 */
const ALL_COLUMNS = /^\s*SELECT \*/u;

function query(sql: string, params: readonly SqlValue[], prepare: boolean): QueryConfig {
  if (!prepare || ALL_COLUMNS.test(sql)) return { text: sql, values: [...params], types };
  let name = names.get(sql);
  if (name === undefined && names.size < MAX_NAMES && sql.length <= MAX_NAMED_LENGTH)
    names.set(sql, (name = `t${names.size}`));
  const config: QueryConfig = { text: sql, values: [...params], types };
  if (name !== undefined) config.name = name;
  return config;
}

export function connection(run: <T>(sql: string, send: SendStatement<T>) => Promise<T>, prepare: boolean): Connection {
  async function sent<R extends SqlRow>(sql: string, config: QueryConfig): Promise<QueryResult<R>> {
    return run(sql, (client, timed) => client.query<R>({ ...config, ...timed })).catch(rethrow);
  }
  return {
    engine: 'postgres',
    rows: async <R extends SqlRow>(sql: string, params: readonly SqlValue[] = []) =>
      (await sent<R>(sql, query(sql, params, prepare))).rows,
    row: async <R extends SqlRow>(sql: string, params: readonly SqlValue[] = []) =>
      (await sent<R>(sql, query(sql, params, prepare))).rows[0],
    async texts(sql, params = []) {
      const config = { ...query(sql, params, prepare), rowMode: 'array' } as const;
      const { rows } = await run(sql, (client, timed) => client.query<[string]>({ ...config, ...timed })).catch(
        rethrow,
      );
      return rows.map(([text]) => text);
    },
    run: async (sql, params = []) => (await sent(sql, query(sql, params, prepare))).rowCount ?? 0,
    script: async (sql) => void (await sent(sql, { text: sql })),
  };
}

export function rethrow(error: unknown): never {
  throw known(error);
}

function known(error: unknown): unknown {
  return duplicate(error) ?? postgresFailure(error) ?? error;
}

function duplicate(error: unknown): DuplicateError | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  const { code, detail = '', table } = error;
  if (code !== '23505' || !table) return undefined;
  // Read the name of the column with the duplicate value from the detail of the error. In every language of the
  // database server, the detail contains `(isbn)=(…)`. The name of the index may be shortened, so it does not identify
  // the column.
  const [, column] = /\("?([^()"]+)"?\)=\(/u.exec(detail) ?? [];
  return column === undefined ? undefined : new DuplicateError(table, column);
}
