import { type CustomTypesConfig, Pool, type QueryConfig, type QueryResult, types as pgTypes } from 'pg';
import { type Connection, type Database, DuplicateError, type SqlRow, type SqlValue } from './connection.ts';

const { builtins } = pgTypes;

/** Values as SQLite answers them: numbers as numbers, dates as the text that was stored, UTC with milliseconds. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
  [builtins.DATE]: (text) => text,
  [builtins.TIME]: (text) => text.slice(0, 5),
  [builtins.TIMESTAMP]: (text) => new Date(`${text.replace(' ', 'T')}Z`).toISOString(),
  [builtins.TIMESTAMPTZ]: (text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/u, '$1:00')).toISOString(),
};

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pgTypes.getTypeParser(oid, format),
} as CustomTypesConfig;

/** Statements are prepared once a connection; their names are numbers given out here. */
const names = new Map<string, string>();

function query(sql: string, params: readonly SqlValue[], rowMode?: 'array'): QueryConfig {
  let name = names.get(sql);
  if (name === undefined && names.size < 1000) names.set(sql, (name = `t${names.size}`));
  const config: QueryConfig & { rowMode?: 'array' } = { text: sql, values: [...params], types };
  if (name !== undefined) config.name = name;
  if (rowMode) config.rowMode = rowMode;
  return config;
}

/** A PostgreSQL database; any number of processes may use it at once. */
export function openPostgres(url: string, pool: { readonly max?: number } = {}): Database {
  const clients = new Pool({
    connectionString: url,
    max: pool.max ?? 10,
    options: '-c timezone=UTC -c client_min_messages=warning',
  });
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  clients.on('error', () => undefined);

  return {
    ...connection((config) => clients.query(config)),
    async script(sql) {
      await clients.query(sql);
    },
    async transaction(work, committed) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const answer = await once(clients, work);
          committed?.();
          return answer;
        } catch (error) {
          // Two transactions that wait for each other: the server ends one of them, which may simply try again.
          if (attempt === ATTEMPTS || (error as { code?: string }).code !== DEADLOCK) throw error;
        }
      }
    },
    close: () => clients.end(),
  };
}

const DEADLOCK = '40P01';
const ATTEMPTS = 3;

async function once<T>(clients: Pool, work: (connection: Connection) => Promise<T>): Promise<T> {
  const client = await clients.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const answer = await work(connection((config) => client.query(config)));
    await client.query('COMMIT');
    return answer;
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: Error) => (broken = lost));
    throw error;
  } finally {
    client.release(broken);
  }
}

function connection(send: (config: QueryConfig) => Promise<QueryResult>): Connection {
  async function guarded(config: QueryConfig): Promise<QueryResult> {
    try {
      return await send(config);
    } catch (error) {
      throw duplicate(error) ?? error;
    }
  }
  return {
    engine: 'postgres',
    rows: async (sql, params = []) => (await guarded(query(sql, params))).rows as SqlRow[],
    row: async (sql, params = []) => (await guarded(query(sql, params))).rows[0] as SqlRow | undefined,
    texts: async (sql, params = []) =>
      ((await guarded(query(sql, params, 'array'))).rows as [string][]).map((row) => row[0]),
    run: async (sql, params = []) => (await guarded(query(sql, params))).rowCount ?? 0,
  };
}

function duplicate(error: unknown): DuplicateError | undefined {
  const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string };
  if (code !== '23505' || !constraint || !table) return undefined;
  return new DuplicateError(table, constraint.replace(`${table}.`, '').replace(/\.unique$/u, ''));
}
