import { createHash } from 'node:crypto';

/** What may be bound to a statement. Dates and booleans are turned into text and numbers first: see columns.ts. */
export type SqlValue = string | number | bigint | boolean | null | Uint8Array;

export type SqlRow = Record<string, unknown>;

export type Engine = 'sqlite' | 'postgres';

/** Where statements run: the database at large, or one transaction of it. */
export interface Connection {
  readonly engine: Engine;
  /**
   * Runs one statement; its rows, if it answers any. Parameters are `?` on SQLite and `$1` on PostgreSQL. `R` names the columns that
   * the statement answers, as far as they are read. Nothing checks them at run time.
   */
  rows<R extends SqlRow = SqlRow>(sql: string, params?: readonly SqlValue[]): Promise<R[]>;
  /** The first row of a read. */
  row<R extends SqlRow = SqlRow>(sql: string, params?: readonly SqlValue[]): Promise<R | undefined>;
  /** The first column of each row: the cheapest way to read ready JSON. */
  texts(sql: string, params?: readonly SqlValue[]): Promise<string[]>;
  /** Runs one statement; how many rows it changed. */
  run(sql: string, params?: readonly SqlValue[]): Promise<number>;
  /**
   * Runs one statement whose answer need not be awaited: the commit waits for it, and fails with it. In a transaction of PostgreSQL
   * only, where each answer that is awaited costs a round trip.
   */
  later?(sql: string, params?: readonly SqlValue[]): Promise<number>;
  /** Several statements without parameters: tables and indexes. */
  script(sql: string): Promise<void>;
  /** Adds many rows to a table at a fraction of what INSERT costs: in a transaction of PostgreSQL only. See `copyRows`. */
  copy?(table: string, columns: readonly string[], rows: Iterable<readonly SqlValue[]>): Promise<void>;
}

/** Runs a statement whose answer is not read: beside the next ones where the database can, and at the latest with the commit. */
export async function runLater(connection: Connection, sql: string, params: readonly SqlValue[]): Promise<void> {
  if (connection.later) void connection.later(sql, params);
  else await connection.run(sql, params);
}

export interface Database extends Connection {
  /**
   * Work in one transaction: committed when it answers, rolled back when it throws. On SQLite transactions run one after the
   * other and readers outside wait for the end, so that no reader sees half of one; therefore only the database may be awaited within.
   * @param committed called at once when it is: before anybody reads what it wrote
   */
  transaction<T>(work: (connection: Connection) => Promise<T>, committed?: () => void): Promise<T>;
  /** Requests are served from now on: no statement, lock or connection is waited for longer than a few seconds. */
  serving?(): void;
  /** Has another connection written since this was last asked? Only where a file may be shared. */
  changedElsewhere?(): boolean;
  /** Reads from where the rows are kept: a file and not memory, PostgreSQL on a connection of its own. @throws UnavailableError */
  probe?(): Promise<void>;
  /** The whole database as bytes: SQLite only. */
  image?(): Promise<Uint8Array>;
  /** Puts a copy of an image in its place; its rows into a file, unless that has some by now. @param image a file */
  fill?(image: string): Promise<void>;
  /** States to go back to: SQLite only. */
  readonly states?: DatabaseStates;
  close(): Promise<void>;
}

/** See `states.ts`. Each waits for the end of an open transaction. */
export interface DatabaseStates {
  /** The state now is the first. */
  begin(): Promise<void>;
  changes(): Promise<Uint8Array>;
  become(changes: Uint8Array): Promise<void>;
  /** The whole database in its first state, as bytes. */
  first(): Promise<Uint8Array>;
}

/** A duplicate value that a unique index refused. */
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

/** Quotes a table's or column's name; both engines use the standard's double quotes. */
export function name(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}

/** PostgreSQL truncates longer names, so that two of them become one. */
export const MAX_IDENTIFIER = 63;
/** Both parts of a shortened name and the longest suffix, `.unique`, fit into `MAX_IDENTIFIER`. */
const MAX_PART = 27;
const DIGEST = 6;

/** The name of an index: `books.isbn.unique`. If it is too long, its table and column are shortened, each to a prefix and a digest. */
export function indexName(table: string, column: string, suffix?: string): string {
  const parts = [table, column];
  const full = [...parts, suffix ?? []].flat().join('.');
  if (full.length <= MAX_IDENTIFIER) return full;
  return [...parts.map(shortened), suffix ?? []].flat().join('.');
}

/** The part of a shortened index name that stands for a table or column. */
export function shortened(part: string): string {
  if (part.length <= MAX_PART) return part;
  const digest = createHash('sha256').update(part).digest('hex').slice(0, DIGEST);
  return `${part.slice(0, MAX_PART - DIGEST - 1)}~${digest}`;
}

/** The name of the unique index of a column. */
export function uniqueIndexName(table: string, column: string): string {
  return indexName(table, column, 'unique');
}
