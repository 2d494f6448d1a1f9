import type { Row } from '../domain.ts';
import type { Rows } from '../store/rows.ts';
import type { ReferencedRecords } from './references/referenced-records.ts';

export interface OpenTransaction {
  readonly rows: Rows;
  readonly records: ReferencedRecords;
  readonly effects: (() => void | Promise<void>)[];
  /** Values that are added to the response but not stored in the record, such as a new API key in plain text. */
  readonly revealed: Row;
}
