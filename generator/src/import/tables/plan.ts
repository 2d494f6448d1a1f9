import type { DraftNote } from '../draft.ts';
import type { Column, ForeignKey, Table } from './table.ts';

/** Decision about every table of a source. The draft and the imported records both follow this plan. */
export interface TablesPlan {
  /** In the order in which records can be created: a resource comes after the resources it refers to. */
  readonly resources: readonly PlannedResource[];
  readonly leftOut: readonly { readonly table: string; readonly reason: string }[];
  readonly notes: readonly DraftNote[];
}

export interface PlannedResource {
  readonly name: string;
  readonly table: Table;
  /** Columns whose values identify a row. Empty for a table without a key. */
  readonly key: readonly string[];
  readonly fields: readonly PlannedField[];
  readonly lists: readonly PlannedList[];
  readonly readOnly: boolean;
}

/** Field with the values of one column. */
export interface PlannedField {
  readonly name: string;
  readonly column: Column;
  readonly required: boolean;
  readonly unique: boolean;
  /** Whether amounts are stored in the smallest unit of the currency. */
  readonly money: boolean;
  readonly secret: boolean;
  readonly target?: PlannedTarget;
}

export interface PlannedTarget {
  readonly resource: string;
  readonly table: string;
  /** Column of the other table that the values are from. */
  readonly column: string;
}

/** Field that lists references. The items come from the rows of a join table. */
export interface PlannedList {
  readonly name: string;
  readonly join: Table;
  /** Foreign key of the join table to the resource that has the list. */
  readonly own: ForeignKey;
  readonly other: ForeignKey;
  readonly resource: string;
}
