import type { Row } from '../domain.ts';
import type { Rows } from '../store/rows.ts';
import type { ReferencedRecords } from './referenced-records.ts';

/** A transaction of the database, and what becomes known in it. */
export interface Begun {
  readonly rows: Rows;
  readonly records: ReferencedRecords;
  /** To run once the transaction is committed. */
  readonly effects: (() => void | Promise<void>)[];
  /** For the answer alone. */
  readonly revealed: Row;
}
