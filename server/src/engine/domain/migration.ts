import type { AnyRecords, Name, RecordMap, Row } from './reading.ts';

/**
 * Migration of stored rows to the current schemas, for changes that the schemas do not imply: values for existing rows,
 * splitting a field, merging enum values. It runs once per database. A dry run over all rows comes first, and an error
 * leaves everything unchanged; then the migration is applied. Its functions therefore run more than once for a row. New
 * databases skip it.
 */
export interface Migration<R extends RecordMap = AnyRecords> {
  /**
   * Name of the migration: `2026-11-split-names`. It is stored in the database, so that the migration runs only once.
   * Migrations run in the order of the list.
   */
  readonly name: string;
  /**
   * Functions that convert a stored row, by resource. In the row, renamed fields have their current names. The row
   * still contains the values of removed fields, and the stored values of secrets whose type changed.
   * @returns the values to set; undefined leaves the row unchanged
   */
  readonly rows: { readonly [K in Name<R>]?: (row: Readonly<Row>) => Partial<R[K]> | undefined };
}
