import { DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Connection, Database } from './connection.ts';
import { DatabaseSettingsError, isLostConnection, isSilent, UnavailableError } from './failures.ts';
import { type CopyingConnection, oneTransaction } from './one-transaction.ts';
import { beginning, type Bounds, LEAST, POOL_SIZE, STATEMENT_MS } from './bounds.ts';
import { addressesIn } from './addresses.ts';
import { openHosts } from './hosts.ts';
import { type Connections, type ConnectionLane, servingLanes, startLanes } from './postgres-lanes.ts';
import { connection, rethrow, type SendStatement, type Timed } from './postgres-statements.ts';
import { isNotDurable } from './sql-text.ts';

const PATIENCE = 10_000;
const START_SIZE = 10;

export interface PostgresOptions {
  /** Maximum number of connections while the server starts. */
  readonly max?: number;
  /** Maximum milliseconds to wait for a connection. While the server serves requests, also the maximum wait for a lock. */
  readonly patience?: number | undefined;
  /**
   * False if each transaction may get another session, for example behind PgBouncer in transaction mode. Statements are
   * then not prepared, and settings of a session are lost: see `assertUtc`.
   */
  readonly prepare?: boolean | undefined;
  /**
   * Number of connections for reads outside transactions. The transactions of requests use as many other connections.
   */
  readonly poolSize?: number | undefined;
  readonly statementMs?: number | undefined;
}

/**
 * Opens a PostgreSQL database. Any number of processes can use it. If a connection is lost, running work fails with
 * `UnavailableError`, and later work gets a new connection. After a call of `serving`, every wait has a timeout.
 */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const hosts = openHosts(addressesIn(url));
  const { prepare = true, poolSize: size = POOL_SIZE, statementMs = STATEMENT_MS } = options;
  let lanes = startLanes(openPool, { max: options.max ?? START_SIZE, patience: options.patience ?? PATIENCE });
  const ending: Promise<void>[] = [];

  function openPool(config: PoolConfig): Connections {
    const pool = new Pool({
      ...hosts.config,
      // Detects if the database server disappeared without closing the connection.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      ...(prepare && { options: '-c timezone=UTC -c client_min_messages=warning' }),
      ...config,
    });
    // If a connection breaks, the pool replaces it and the running statement fails. This listener is still necessary:
    // the pool removes its own listener from a connection in use, and an error event without a listener would end the
    // process.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => void client.on('error', () => undefined));
    return { connect: () => hosts.connect(() => pool.connect()), end: () => pool.end() };
  }

  return {
    ...connection(async (sql, send) => {
      const { reads, transactions } = lanes;
      const isRead = READ.test(sql);
      // A durable write runs in a transaction, even if it is a single statement. Otherwise the statement timeout could
      // end its wait for a synchronous standby, and PostgreSQL would report success.
      if (transactions.bounds.server && !isRead && !isNotDurable(sql))
        return inTransaction(transactions, (client) => send(client, {}));
      const begin = prepare ? undefined : isRead ? 'BEGIN READ ONLY' : 'BEGIN';
      return alone(reads, send, { begin, attempts: isRead ? ATTEMPTS : 1 });
    }, prepare),
    async transaction(work, committed) {
      const lane = lanes.transactions;
      const until = deadline(lane.bounds);
      for (let attempt = 1; ; attempt += 1) {
        try {
          const answer = await inTransaction(lane, (client, later) => worked(client, work, { prepare, later }));
          committed?.();
          return answer;
        } catch (error) {
          if (attempt === ATTEMPTS || performance.now() > until || !isConflict(error)) throw error;
        }
      }
    },
    async probe() {
      await alone(lanes.probe, (client, timed) => client.query({ text: PROBE, ...timed })).catch(rethrow);
    },
    serving() {
      ending.push(lanes.end());
      lanes = servingLanes(openPool, { size, statementMs, patience: options.patience, prepare });
    },
    async close() {
      await Promise.all([...ending, lanes.end()]);
    },
  };
}

export async function assertWritable(database: Connection): Promise<void> {
  const row = await database.row<{ transaction_read_only: string }>('SHOW transaction_read_only');
  if (row?.transaction_read_only !== 'on') return;
  throw new DatabaseSettingsError(
    'The database is read-only, as a standby is. Give DATABASE_URL the address of the primary, or all hosts: postgres://…@a,b/database?target_session_attrs=read-write.',
  );
}

/**
 * Checks that the session's time zone is UTC. The database writes times as text in this zone, and clients cannot set it
 * behind a pooler.
 * @throws DatabaseSettingsError
 */
export async function assertUtc(database: Connection): Promise<void> {
  const row = await database.row<{ TimeZone: string }>('SHOW timezone');
  if (/^(?:Etc\/)?(?:UTC|UCT|GMT|Zulu|Universal)$/iu.test(row?.TimeZone ?? '')) return;
  throw new DatabaseSettingsError(
    `The database writes times in ${row?.TimeZone}. With DATABASE_PREPARE=0 give it UTC: ALTER DATABASE … SET timezone TO 'UTC'.`,
  );
}

const PROBE = 'SELECT "value" FROM "_facts" LIMIT 1';
const READ = /^\s*(?:SELECT|SHOW)\b/u;
const ATTEMPTS = 3;
/** Codes of a deadlock and a failed serialization. PostgreSQL ends one of the transactions, which is then retried. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40P01', '40001']);
const READ_ONLY = '25006';
const FAILED_TRANSACTION = '25P02';
/**
 * Milliseconds for which a commit without a response keeps its connection. Further writes then cannot use up the
 * database's connections.
 */
const HELD = 30_000;

function isConflict(error: unknown): boolean {
  return CONFLICTS.has(codeOf(error));
}

function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error && !(error instanceof DatabaseError) ? error.cause : error;
  return cause instanceof DatabaseError ? cause.code : undefined;
}

function deadline({ answer = Infinity }: Bounds): number {
  return performance.now() + answer;
}

function remaining(until: number): Timed {
  return Number.isFinite(until) ? { query_timeout: Math.max(1, Math.round(until - performance.now())) } : {};
}

interface Alone {
  /** Statement that begins a transaction, if the single statement needs one. Both statements are sent together. */
  readonly begin?: string | undefined;
  readonly attempts?: number;
}

async function alone<T>(
  { pool, bounds }: ConnectionLane,
  send: SendStatement<T>,
  { begin, attempts = ATTEMPTS }: Alone = {},
): Promise<T> {
  return onLive(bounds, attempts, async (until) => {
    const client = await pool.connect();
    let broken = false;
    try {
      const timed = remaining(until);
      if (begin === undefined || !bounds.server) return await send(client, timed);
      const [, answer] = await Promise.allSettled([
        client.query({ text: beginning(begin, bounds), ...timed }),
        send(client, timed),
        client.query({ text: 'COMMIT', ...timed }),
      ]);
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    } catch (error) {
      broken = isSilent(error) || isLostConnection(error);
      throw error;
    } finally {
      client.release(broken);
    }
  });
}

/** @param work adds to the list `later` each response that only the commit must await */
async function inTransaction<T>(
  lane: ConnectionLane,
  work: (client: PoolClient, later: Promise<unknown>[]) => Promise<T>,
): Promise<T> {
  const until = deadline(lane.bounds);
  const client = await begun(lane);
  const later: Promise<unknown>[] = [];
  let answer: T;
  try {
    answer = await work(client, later);
  } catch (error) {
    const cause = codeOf(error) === FAILED_TRANSACTION ? ((await firstFailure(later)) ?? error) : error;
    await rollBack(client, cause);
    throw cause;
  }
  await commit(client, lane.bounds, { until, later });
  return answer;
}

async function firstFailure(answers: readonly Promise<unknown>[]): Promise<unknown> {
  return Promise.all(answers).then(
    () => undefined,
    (error: unknown) => error,
  );
}

async function worked<T>(
  client: PoolClient,
  work: (connection: Connection) => Promise<T>,
  { prepare, later }: { readonly prepare: boolean; readonly later: Promise<unknown>[] },
): Promise<T> {
  const sending = {
    ...connection((_sql, send) => send(client, {}), prepare),
    async copy(...copied: Parameters<CopyingConnection['copy']>) {
      // Load this module on demand, because most servers never copy rows.
      const { copyRows } = await import('./copy-rows.ts');
      // The driver does not support COPY in pipeline mode, so leave this mode. All earlier statements have been
      // processed at this point.
      Object.assign(client, { pipeline: false });
      await copyRows(client, ...copied)
        .catch(rethrow)
        .finally(() => Object.assign(client, { pipeline: true }));
    },
  };
  const transaction = oneTransaction(sending, later);
  return work(transaction.connection).finally(transaction.end);
}

async function begun({ pool, bounds }: ConnectionLane): Promise<PoolClient> {
  return onLive(bounds, ATTEMPTS, async (until) => {
    const client = await pool.connect();
    try {
      await client.query({ text: beginning('BEGIN', bounds), ...remaining(until) });
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  });
}

async function rollBack(client: PoolClient, failure: unknown): Promise<void> {
  if (isSilent(failure) || codeOf(failure) === READ_ONLY) return client.release(true);
  await client.query('ROLLBACK').then(
    () => client.release(),
    (lost: Error) => client.release(lost),
  );
}

interface Commit {
  readonly until: number;
  readonly later: readonly Promise<unknown>[];
}

/**
 * Commits. The caller may stop waiting earlier, but the connection returns to the pool only when the commit has a
 * response. The commit has no statement timeout. A timeout would end the wait for a synchronous standby, and PostgreSQL
 * would report success.
 */
async function commit(client: PoolClient, { server }: Bounds, { until, later }: Commit): Promise<void> {
  const sent = client.query(
    server
      ? { text: 'SET LOCAL statement_timeout = 0; COMMIT', ...({ query_timeout: HELD } satisfies Timed) }
      : 'COMMIT',
  );
  sent.then(
    () => client.release(),
    (error: Error) => client.release(error),
  );
  // If a statement has failed, its own error is thrown, because it contains the reason. The error of the commit says
  // only that the transaction failed.
  const all = Promise.all([...later, sent]).then(() => sent);
  const result = await within(Math.max(LEAST, until - performance.now()), all).catch((error: unknown) => {
    if (codeOf(error) !== FAILED_TRANSACTION) rethrow(error);
  });
  // If a statement failed and the code continued, PostgreSQL answers the COMMIT with ROLLBACK and without an error.
  if ([result].flat().at(-1)?.command !== 'COMMIT')
    throw new Error('a statement of the transaction had failed: it was rolled back');
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  if (ms === Infinity) return work;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new UnavailableError(new Error('the commit has no answer'))), ms);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Runs work on a connection that responds. After a restart of the database, the pool may return a closed connection.
 * The work is then repeated on another connection, if repeating it has no side effects.
 * @param work gets the time until which it may wait
 */
async function onLive<T>(bounds: Bounds, attempts: number, work: (until: number) => Promise<T>): Promise<T> {
  const until = deadline(bounds);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(until);
    } catch (error) {
      if (attempt === attempts || performance.now() > until || !isLostConnection(error)) rethrow(error);
    }
  }
}
