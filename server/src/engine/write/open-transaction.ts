import type { Row } from '../domain.ts';
import type { Rows } from '../store/rows.ts';
import type { ReferencedRecords } from './references/referenced-records.ts';

/** A database transaction and the state collected in it. */
export interface OpenTransaction {
  readonly rows: Rows;
  readonly records: ReferencedRecords;
  /** Run after the transaction is committed. */
  readonly effects: (() => void | Promise<void>)[];
  /** Values for the response only. */
  readonly revealed: Row;
}
