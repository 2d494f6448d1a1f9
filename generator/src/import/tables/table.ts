/** Type of a column, whatever the database calls it. */
export type ColumnType =
  | 'text'
  | 'integer'
  | 'decimal'
  | 'boolean'
  | 'date'
  | 'time'
  | 'date-time'
  /** A date and time without a time zone. */
  | 'local-date-time'
  | 'uuid'
  | 'json'
  | 'text-list'
  | 'email'
  | 'url'
  | 'phone'
  /** A type that no field can store, such as `bytea`. */
  | 'unknown';

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  /** Type as the source writes it: `character varying(40)`. */
  readonly declared: string;
  readonly nullable: boolean;
  readonly maxLength?: number;
  /** Whether a value has several lines. */
  readonly multiline?: boolean;
  /** Digits before and after the decimal point. */
  readonly precision?: number;
  /** Digits after the decimal point. */
  readonly scale?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Allowed texts, in order. */
  readonly values?: readonly string[];
  /** Name of the type that lists the values. Columns with the same name share one enum. */
  readonly valuesName?: string;
  /** Constant default. Absent for none and for expressions such as `now()`. */
  readonly default?: string | number | boolean;
  /** Whether the source fills the column when a row has no value for it. */
  readonly filled?: boolean;
  /** Whether the source computes the column from others. */
  readonly generated?: boolean;
  readonly comment?: string;
}

export interface ForeignKey {
  readonly columns: readonly string[];
  readonly table: string;
  /** Columns of the other table, in the order of `columns`. */
  readonly references: readonly string[];
}

/** Table, view or CSV file of a source. */
export interface Table {
  /** Name in the source: `film_actor`, `sales.orders`, `orders.csv`. Foreign keys refer to it. */
  readonly name: string;
  /** Name from which the resource gets its name: `orders` for `sales.orders`. */
  readonly plain: string;
  readonly kind: 'table' | 'view';
  readonly comment?: string;
  readonly columns: readonly Column[];
  /** Columns of the primary key. */
  readonly key: readonly string[];
  /** Columns of the unique constraints, except the primary key. */
  readonly uniques: readonly (readonly string[])[];
  readonly foreignKeys: readonly ForeignKey[];
  /** Number of rows, or an estimate. */
  readonly rows: number;
  /** Columns that decide in which partition a row is. */
  readonly partitionedBy?: readonly string[];
}

export interface Tables {
  readonly tables: readonly Table[];
  /** Parts of the source that get no resource, with the reason, such as partitions of a table. */
  readonly skipped: readonly { readonly place: string; readonly reason: string }[];
  /**
   * Whether a single-column key identifies rows only inside the source. Such a key becomes the id of a record. In CSV
   * files, the key stays a field.
   */
  readonly ownsKeys: boolean;
  /** Whether names of resources are plurals of English words. Otherwise, they are the names of the source. */
  readonly inEnglish: boolean;
}

export type SourceRow = Readonly<Record<string, unknown>>;
