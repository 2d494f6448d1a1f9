import {
  type CustomTypesConfig,
  Pool,
  type PoolClient,
  type QueryConfig,
  type QueryResult,
  types as pgTypes,
} from 'pg';
import { type Connection, type Database, DuplicateError, type SqlRow, type SqlValue } from './connection.ts';
import { isLostConnection, postgresFailure } from './failures.ts';

const { builtins } = pgTypes;

/** Converts values to the form of SQLite: numbers as numbers, dates as the stored text, UTC with milliseconds. */
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

/** Names of prepared statements, one per connection and text. Long queries are rarely repeated and get no name. */
const names = new Map<string, string>();
const MAX_NAMES = 1000;
const MAX_NAMED_LENGTH = 4000;

function query(sql: string, params: readonly SqlValue[], rowMode?: 'array'): QueryConfig {
  let name = names.get(sql);
  if (name === undefined && names.size < MAX_NAMES && sql.length <= MAX_NAMED_LENGTH)
    names.set(sql, (name = `t${names.size}`));
  const config: QueryConfig & { rowMode?: 'array' } = { text: sql, values: [...params], types };
  if (name !== undefined) config.name = name;
  if (rowMode) config.rowMode = rowMode;
  return config;
}

/** Milliseconds to wait for a free or new connection before the database counts as unavailable. */
const PATIENCE = 10_000;

/**
 * A PostgreSQL database, which any number of processes may use. If the connection is lost, running work fails with
 * `UnavailableError`, and later work gets new connections as soon as possible.
 * @param pool.patience see PATIENCE
 */
export function openPostgres(
  url: string,
  pool: { readonly max?: number; readonly patience?: number | undefined } = {},
): Database {
  const clients = new Pool({
    connectionString: url,
    max: pool.max ?? 10,
    connectionTimeoutMillis: pool.patience ?? PATIENCE,
    // Detects a peer that disappeared without closing the connection.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: '-c timezone=UTC -c client_min_messages=warning',
  });
  // The pool replaces a broken connection, and its user gets the error of the failed statement. Without a listener the error
  // event would end the process, because the pool removes its own listener from a client in use.
  clients.on('error', () => undefined);
  clients.on('connect', (client) => void client.on('error', () => undefined));

  return {
    ...connection((config) => (READ.test(config.text) ? onLive(() => clients.query(config)) : clients.query(config))),
    async transaction(work, committed) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const answer = await once(clients, work);
          committed?.();
          return answer;
        } catch (error) {
          // A deadlock: PostgreSQL aborts one of the transactions, which is then retried.
          if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
        }
      }
    },
    close: () => clients.end(),
  };
}

const DEADLOCK = '40P01';
const ATTEMPTS = 3;

function isDeadlock(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (cause as { code?: string } | undefined)?.code === DEADLOCK;
}

async function once<T>(clients: Pool, work: (connection: Connection) => Promise<T>): Promise<T> {
  const client = await onLive(() => begun(clients));
  let broken: Error | undefined;
  try {
    const answer = await work(connection((config) => client.query(config)));
    const { command } = await client.query('COMMIT').catch(rethrow);
    // PostgreSQL reports ROLLBACK without an error if a statement failed and the work continued.
    if (command !== 'COMMIT') throw new Error('a statement of the transaction had failed: it was rolled back');
    return answer;
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: Error) => (broken = lost));
    throw error;
  } finally {
    client.release(broken);
  }
}

const READ = /^\s*SELECT\b/u;

/** A connection of the pool inside a transaction. */
async function begun(clients: Pool): Promise<PoolClient> {
  const client = await clients.connect();
  try {
    await client.query('BEGIN');
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * After a restart the pool may return a closed connection. Statements without side effects are then retried on another one.
 */
async function onLive<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isLostConnection(error)) rethrow(error);
    }
  }
}

function rethrow(error: unknown): never {
  throw known(error);
}

/** Converts an error of the driver to an error type of the server. */
function known(error: unknown): unknown {
  return duplicate(error) ?? postgresFailure(error) ?? error;
}

function connection(send: (config: QueryConfig) => Promise<QueryResult>): Connection {
  const guarded = (config: QueryConfig) => send(config).catch(rethrow);
  return {
    engine: 'postgres',
    rows: async (sql, params = []) => (await guarded(query(sql, params))).rows as SqlRow[],
    row: async (sql, params = []) => (await guarded(query(sql, params))).rows[0] as SqlRow | undefined,
    texts: async (sql, params = []) =>
      ((await guarded(query(sql, params, 'array'))).rows as [string][]).map((row) => row[0]),
    run: async (sql, params = []) => (await guarded(query(sql, params))).rowCount ?? 0,
    script: async (sql) => void (await guarded({ text: sql })),
  };
}

function duplicate(error: unknown): DuplicateError | undefined {
  const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string };
  if (code !== '23505' || !constraint || !table) return undefined;
  return new DuplicateError(table, constraint.replace(`${table}.`, '').replace(/\.unique$/u, ''));
}
