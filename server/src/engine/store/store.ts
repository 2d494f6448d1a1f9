import type { Model } from '@tuyen/model';
import type { Connection, Database } from './database/connection.ts';
import type { ChangeFeed } from './changes/change-feed.ts';
import type { Rows } from './rows.ts';
import type { Table } from './tables/columns.ts';
import type { Totals } from './totals.ts';

export interface Store {
  readonly model: Model;
  readonly database: Database;
  readonly tables: ReadonlyMap<string, Table>;
  readonly totals: Totals;
  readonly warnings: readonly string[];
  readonly reader: Rows;
  transaction<T>(work: (rows: Rows) => Promise<T>): Promise<T>;
  onCommit(listener: (resources: ReadonlySet<string>) => void): void;
  beforeCommit(listener: (connection: Connection, resources: ReadonlySet<string>) => Promise<void>): void;
  onReplaced(listener: () => void): void;
  replaced(): void;
  /** Feed of committed changes to records that a page follows, of all processes. */
  readonly changes: ChangeFeed;
  readonly live: ReadonlySet<string>;
  /**
   * Clears the caches if another process has written to the database file, such as a `tuyen` command beside a running
   * server (SQLite only).
   */
  refresh(): void;
  /**
   * Returns a number that increases with every commit that writes the resource. Only reliable if no other process
   * writes.
   */
  version(resource: string): number;
  readonly searchIndexed: ReadonlySet<string>;
  /**
   * For tables stored by month: creates the partitions of this month and the next ones, and adds the latest entries to
   * the stored totals.
   */
  keepMonths(now: Date): Promise<void>;
  removeMonths(resource: string, before: Date): Promise<number>;
  indexGrown(): Promise<void>;
  readonly snapshots: Snapshots | undefined;
  /**
   * Fills an empty database with the rows of an image. A database in a file keeps its own `_facts`, because they
   * contain its secret. SQLite only.
   * @param image path of a database file
   */
  fill(image: string): Promise<void>;
  /** True if no other process writes. `onCommit` is then sufficient to keep caches correct. */
  readonly alone: boolean;
  serving(): void;
  close(): Promise<void>;
}

export interface Snapshots {
  /**
   * Makes the current data the first state. Later snapshots contain only the differences from the first state. An empty
   * snapshot restores the first state.
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
