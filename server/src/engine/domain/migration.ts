import type { AnyRecords, Name, RecordMap, Row } from './reading.ts';

/**
 * How kept rows become what the schemas say now, where that does not follow from the schemas: values for rows that are there, a field
 * split in two, values of an enum joined. Runs once for a database: first over all rows without writing, where an error leaves everything
 * as it was, and then with the change. Its functions are therefore called more than once for a row. A new database never runs it.
 */
export interface Migration<R extends RecordMap = AnyRecords> {
  /** Kept in the database, so that it runs once: `2026-11-split-names`. Migrations run in the order of the list. */
  readonly name: string;
  /**
   * By resource, for each row. Renamed fields have their names of today; fields that the schemas have no longer are there as they were,
   * and so are secrets whose type has changed, as the database stores them.
   * @returns the values to set; undefined leaves the row as it is
   */
  readonly rows: { readonly [K in Name<R>]?: (row: Readonly<Row>) => Partial<R[K]> | undefined };
}
