import type { Model } from '@tuyen/model';
import type { Connection, Database } from './database/connection.ts';
import type { Rows } from './rows.ts';
import type { Table } from './tables/columns.ts';
import type { Totals } from './totals.ts';

export interface Store {
  readonly model: Model;
  readonly database: Database;
  readonly tables: ReadonlyMap<string, Table>;
  readonly totals: Totals;
  /** Values that the start could not convert, for the log. */
  readonly warnings: readonly string[];
  /** Warnings for the log about stored values that could not be converted when the server started. */
  readonly reader: Rows;
  transaction<T>(work: (rows: Rows) => Promise<T>): Promise<T>;
  /** Adds a listener that is called after each commit with the resources that it wrote. Caches use it. */
  onCommit(listener: (resources: ReadonlySet<string>) => void): void;
  /** Adds a listener that is called at the end of each transaction with the resources that it wrote. */
  beforeCommit(listener: (connection: Connection, resources: ReadonlySet<string>) => Promise<void>): void;
  /** Adds a listener that is called after all rows of the current namespace were replaced. */
  onReplaced(listener: () => void): void;
  replaced(): void;
  /**
   * Clears the caches if another process has written to the database file, such as a `tuyen` command beside a running
   * server (SQLite only).
   */
  refresh(): void;
  /** Returns a number that grows with every commit that writes the resource. Only reliable if this process alone writes. */
  version(resource: string): number;
  /**
   * Resources whose searched texts have a trigram index (SQLite). The tables of other resources are small enough to
   * scan.
   */
  readonly searchIndexed: ReadonlySet<string>;
  /**
   * For tables by month: creates the partitions of this month and the next ones, and adds the latest entries to the
   * stored totals.
   */
  keepMonths(now: Date): Promise<void>;
  /** Removes the entries of old months: see `Services.removeMonths`. */
  removeMonths(resource: string, before: Date): Promise<number>;
  /** Creates the additional indexes of large tables for tables that have become large since the last call. */
  indexGrown(): Promise<void>;
  readonly snapshots: Snapshots | undefined;
  /**
   * Fills an empty database from an image. If the database is a file, its `_facts` stay, because they contain its own
   * secret. SQLite only.
   * @param image path of a database file
   */
  fill(image: string): Promise<void>;
  /** True if this process alone writes. Then `onCommit` is sufficient to keep caches correct. */
  readonly alone: boolean;
  /** Switches to the short timeouts for requests: see `Database.serving`. */
  serving(): void;
  close(): Promise<void>;
}

export interface Snapshots {
  /**
   * Makes the current state the first one, with which later snapshots are compared. Restoring an empty snapshot returns
   * to this state.
   */
  begin(): Promise<void>;
  take(): Promise<Uint8Array>;
  restore(snapshot: Uint8Array): Promise<void>;
  first(): Promise<Uint8Array>;
  replace(work: (connection: Connection) => Promise<void>): Promise<void>;
}

export interface HasRecords {
  readonly records: Store;
}
