import {
  type ClientBase,
  type CustomTypesConfig,
  DatabaseError,
  Pool,
  type PoolClient,
  type QueryConfig,
  type QueryResult,
  types as pgTypes,
} from 'pg';
import { type Connection, type Database, DuplicateError, type SqlRow, type SqlValue } from './connection.ts';
import { DatabaseSettingsError, isLostConnection, postgresFailure } from './failures.ts';
import { oneTransaction } from './one-transaction.ts';

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

const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pgTypes.getTypeParser(oid, format),
};

/** Names of prepared statements, one per connection and text. Long queries are rarely repeated and get no name. */
const names = new Map<string, string>();
const MAX_NAMES = 1000;
const MAX_NAMED_LENGTH = 4000;

/** @param prepare with a name, so that the server keeps its plan for the connection */
function query(sql: string, params: readonly SqlValue[], prepare: boolean): QueryConfig {
  if (!prepare) return { text: sql, values: [...params], types };
  let name = names.get(sql);
  if (name === undefined && names.size < MAX_NAMES && sql.length <= MAX_NAMED_LENGTH)
    names.set(sql, (name = `t${names.size}`));
  const config: QueryConfig = { text: sql, values: [...params], types };
  if (name !== undefined) config.name = name;
  return config;
}

/** Milliseconds to wait for a free or new connection before the database counts as unavailable. */
const PATIENCE = 10_000;

/**
 * A PostgreSQL database, which any number of processes may use. If the connection is lost, running work fails with
 * `UnavailableError`, and later work gets new connections as soon as possible.
 * @param pool.patience see PATIENCE
 * @param pool.prepare false where each transaction may come to another session, as behind PgBouncer in transaction mode: statements
 *   have no names, and sessions have no settings of their own: see `assertUtc`
 */
export function openPostgres(
  url: string,
  pool: { readonly max?: number; readonly patience?: number | undefined; readonly prepare?: boolean | undefined } = {},
): Database {
  const prepare = pool.prepare ?? true;
  const clients = new Pool({
    connectionString: url,
    max: pool.max ?? 10,
    connectionTimeoutMillis: pool.patience ?? PATIENCE,
    // Detects a peer that disappeared without closing the connection.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(prepare && { options: '-c timezone=UTC -c client_min_messages=warning' }),
  });
  // The pool replaces a broken connection, and its user gets the error of the failed statement. Without a listener the error
  // event would end the process, because the pool removes its own listener from a client in use.
  clients.on('error', () => undefined);
  clients.on('connect', (client) => void client.on('error', () => undefined));

  return {
    ...connection(clients, (sql, send) => (READ.test(sql) ? onLive(send) : send()), prepare),
    async transaction(work, committed) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          const answer = await once(clients, work, prepare);
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

/**
 * Times in texts that the database makes are in the zone of its session, which no client may set behind a pooler.
 * @throws DatabaseSettingsError
 */
export async function assertUtc(database: Connection): Promise<void> {
  const row = await database.row<{ TimeZone: string }>('SHOW timezone');
  if (/^(?:Etc\/)?(?:UTC|UCT|GMT|Zulu|Universal)$/iu.test(row?.TimeZone ?? '')) return;
  throw new DatabaseSettingsError(
    `The database writes times in ${row?.TimeZone}. With DATABASE_PREPARE=0 give it UTC: ALTER DATABASE … SET timezone TO 'UTC'.`,
  );
}

const DEADLOCK = '40P01';
const ATTEMPTS = 3;

function isDeadlock(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof DatabaseError && cause.code === DEADLOCK;
}

async function once<T>(clients: Pool, work: (connection: Connection) => Promise<T>, prepare: boolean): Promise<T> {
  const client = await onLive(() => begun(clients));
  let broken: Error | undefined;
  try {
    const transaction = oneTransaction({
      ...connection(client, (_sql, send) => send(), prepare),
      async copy(table, columns, rows) {
        // Few servers ever do.
        const { copyRows } = await import('./copy-rows.ts');
        await copyRows(client, table, columns, rows).catch(rethrow);
      },
    });
    const answer = await work(transaction.connection).finally(transaction.end);
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

/** @param attempt sends the statement, again where that is safe */
function connection(
  client: Pick<ClientBase, 'query'>,
  attempt: <T>(sql: string, send: () => Promise<T>) => Promise<T>,
  prepare: boolean,
): Connection {
  async function sent<R extends SqlRow>(sql: string, config: QueryConfig): Promise<QueryResult<R>> {
    return attempt(sql, () => client.query<R>(config)).catch(rethrow);
  }
  return {
    engine: 'postgres',
    rows: async <R extends SqlRow>(sql: string, params: readonly SqlValue[] = []) =>
      (await sent<R>(sql, query(sql, params, prepare))).rows,
    row: async <R extends SqlRow>(sql: string, params: readonly SqlValue[] = []) =>
      (await sent<R>(sql, query(sql, params, prepare))).rows[0],
    async texts(sql, params = []) {
      const config = { ...query(sql, params, prepare), rowMode: 'array' } as const;
      const { rows } = await attempt(sql, () => client.query<[string]>(config)).catch(rethrow);
      return rows.map(([text]) => text);
    },
    run: async (sql, params = []) => (await sent(sql, query(sql, params, prepare))).rowCount ?? 0,
    script: async (sql) => void (await sent(sql, { text: sql })),
  };
}

function duplicate(error: unknown): DuplicateError | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  const { code, detail = '', table } = error;
  if (code !== '23505' || !table) return undefined;
  // `Key (isbn)=(…) already exists.` in any language. The name of the index may be shortened.
  const [, column] = /\("?([^()"]+)"?\)=\(/u.exec(detail) ?? [];
  return column === undefined ? undefined : new DuplicateError(table, column);
}
