/** Timeouts of a database connection, in milliseconds. */
export interface Bounds {
  readonly connection: number;
  /**
   * Maximum time to wait for each response. For the first response, it includes the wait for a connection. Undefined:
   * no limit.
   */
  readonly answer?: number;
  readonly server?: { readonly statement: number; readonly lock: number; readonly idle: number };
}

export const STATEMENT_MS = 2500;
/**
 * Number of connections for reads outside transactions. Transactions of requests use other connections, of which there
 * are as many.
 */
export const POOL_SIZE = 8;

const PATIENCE = 2000;
/**
 * Minimum milliseconds for a statement or a commit, even if waiting for a connection or a lock has used up the time of
 * the request.
 */
export const LEAST = 1000;
const NETWORK = 500;
export const BACKGROUND: Bounds = {
  connection: 30_000,
  answer: 65_000,
  server: { statement: 60_000, lock: 10_000, idle: 60_000 },
};
export const PROBE: Bounds = { connection: 1500, answer: 2000, server: { statement: 1500, lock: 1000, idle: 5000 } };

/** @param patience milliseconds to wait for a connection or a lock */
export function requestBounds(statement: number, patience = PATIENCE): Bounds {
  const answer = Math.max(statement + NETWORK, patience + LEAST);
  return { connection: patience, answer, server: { statement, lock: patience, idle: 10_000 } };
}

/**
 * Returns the statement that begins a transaction and sets its timeouts. The timeouts apply only to this transaction,
 * because a pooler gives the session to other clients afterwards.
 */
export function beginning(begin: string, { server }: Bounds): string {
  if (!server) return begin;
  const { statement, lock, idle } = server;
  return `${begin}; SET LOCAL statement_timeout = ${statement}; SET LOCAL lock_timeout = ${lock}; SET LOCAL idle_in_transaction_session_timeout = ${idle}`;
}
