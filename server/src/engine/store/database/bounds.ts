/** How long work waits, in milliseconds. */
export interface Bounds {
  /** For a free or new connection. */
  readonly connection: number;
  /** For a connection and the first answer, then for each further answer. Undefined: without a limit. */
  readonly answer?: number;
  /** The time after which PostgreSQL ends a statement, the wait for a lock, and a transaction whose client is silent. */
  readonly server?: { readonly statement: number; readonly lock: number; readonly idle: number };
}

/** Milliseconds after which PostgreSQL ends a statement of a request. */
export const STATEMENT_MS = 2500;
/** Connections for the reads of requests, and as many for their transactions. */
export const POOL_SIZE = 8;

const PATIENCE = 2000;
/** What is left for a statement or a commit after a long wait. */
export const LEAST = 1000;
/** What the network adds to the time of a statement. */
const NETWORK = 500;
/** Of work that no client waits for. */
export const BACKGROUND: Bounds = {
  connection: 30_000,
  answer: 65_000,
  server: { statement: 60_000, lock: 10_000, idle: 60_000 },
};
/** Of `/ready`. */
export const PROBE: Bounds = { connection: 1500, answer: 2000, server: { statement: 1500, lock: 1000, idle: 5000 } };

/** @param patience for a connection or a lock */
export function requestBounds(statement: number, patience = PATIENCE): Bounds {
  const answer = Math.max(statement + NETWORK, patience + LEAST);
  return { connection: patience, answer, server: { statement, lock: patience, idle: 10_000 } };
}

/** Begins a transaction with its limits, which end with it: a session of a pooler serves others next. */
export function beginning(begin: string, { server }: Bounds): string {
  if (!server) return begin;
  const { statement, lock, idle } = server;
  return `${begin}; SET LOCAL statement_timeout = ${statement}; SET LOCAL lock_timeout = ${lock}; SET LOCAL idle_in_transaction_session_timeout = ${idle}`;
}
