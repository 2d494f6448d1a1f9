import { createHash } from 'node:crypto';

export type SqlValue = string | number | bigint | boolean | null | Uint8Array;

export type SqlRow = Record<string, unknown>;

export type Engine = 'sqlite' | 'postgres';

export interface Connection {
  readonly engine: Engine;
  /**
   * Runs one statement and returns its rows, if any. Parameters are written `?` on SQLite and `$1` on PostgreSQL. `R`
   * lists the columns that the caller reads; nothing checks them at run time.
   */
  rows<R extends SqlRow = SqlRow>(sql: string, params?: readonly SqlValue[]): Promise<R[]>;
  row<R extends SqlRow = SqlRow>(sql: string, params?: readonly SqlValue[]): Promise<R | undefined>;
  /** Returns the first column of each row. This is the cheapest way to read stored JSON. */
  texts(sql: string, params?: readonly SqlValue[]): Promise<string[]>;
  run(sql: string, params?: readonly SqlValue[]): Promise<number>;
  /**
   * Sends one statement without awaiting its response. The commit waits for the response and fails if the statement
   * fails. Only in transactions on PostgreSQL, where awaiting each response costs a network round trip.
   */
  later?(sql: string, params?: readonly SqlValue[]): Promise<number>;
  script(sql: string): Promise<void>;
  /** Adds many rows to a table at a fraction of the cost of INSERT. Only in transactions on PostgreSQL. See `copyRows`. */
  copy?(table: string, columns: readonly string[], rows: Iterable<readonly SqlValue[]>): Promise<void>;
}

/**
 * Runs a statement whose response the caller does not need. If the database supports it, the next statements do not
 * wait for this one, which ends at the latest with the commit.
 */
export async function runLater(connection: Connection, sql: string, params: readonly SqlValue[]): Promise<void> {
  if (connection.later) void connection.later(sql, params);
  else await connection.run(sql, params);
}

export interface Database extends Connection {
  /**
   * Runs work in one transaction. Commits when the work resolves and rolls back when it throws. On SQLite, transactions
   * run one after the other, and other readers wait for the open one to end, so that they never see a partial state. So
   * the work must await nothing but the database.
   * @param committed called immediately after the commit, before anyone reads what the work wrote
   */
  transaction<T>(work: (connection: Connection) => Promise<T>, committed?: () => void): Promise<T>;
  /**
   * Called when the server begins to serve requests. From then on, waits for statements, locks and connections are
   * limited to a few seconds.
   */
  serving?(): void;
  /** Returns whether another connection has written since the last call. Undefined if no other process can use the file. */
  changedElsewhere?(): boolean;
  /**
   * Reads from the storage itself: the file instead of memory, or PostgreSQL on a separate connection.
   * @throws UnavailableError
   */
  probe?(): Promise<void>;
  image?(): Promise<Uint8Array>;
  /**
   * Loads the rows of a database image, which is a database file. An in-memory database is replaced completely. A
   * database in a file only receives the rows if it has none yet.
   * @param image path of a database file
   */
  fill?(image: string): Promise<void>;
  readonly states?: DatabaseStates;
  close(): Promise<void>;
}

export interface DatabaseStates {
  begin(): Promise<void>;
  changes(): Promise<Uint8Array>;
  become(changes: Uint8Array): Promise<void>;
  /**
   * Returns the whole database as bytes, in its first state. Each saved state is stored as its difference from this
   * state.
   */
  first(): Promise<Uint8Array>;
}

export class DuplicateError extends Error {
  override readonly name = 'DuplicateError';
  readonly table: string;
  readonly column: string;

  constructor(table: string, column: string) {
    super(`duplicate value of ${table}.${column}`);
    this.table = table;
    this.column = column;
  }
}

export function name(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}

/** Maximum length of a name. PostgreSQL truncates longer names, so that two of them can become equal. */
export const MAX_IDENTIFIER = 63;
/**
 * Maximum length of each part of a shortened name. Two parts and the longest suffix, `.unique`, together fit into
 * `MAX_IDENTIFIER`.
 */
const MAX_PART = 27;
const DIGEST = 6;

export function indexName(table: string, column: string, suffix?: string): string {
  const parts = [table, column];
  const full = [...parts, suffix ?? []].flat().join('.');
  if (full.length <= MAX_IDENTIFIER) return full;
  return [...parts.map(shortIdentifier), suffix ?? []].flat().join('.');
}

export function shortIdentifier(part: string): string {
  if (part.length <= MAX_PART) return part;
  const digest = createHash('sha256').update(part).digest('hex').slice(0, DIGEST);
  return `${part.slice(0, MAX_PART - DIGEST - 1)}~${digest}`;
}

export function uniqueIndexName(table: string, column: string): string {
  return indexName(table, column, 'unique');
}
