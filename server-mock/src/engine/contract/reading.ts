import type { Scalar } from '@tuyen/model';
import type { Kysely } from 'kysely';

/** A record as the API shows it. Values read inside the server also carry its secrets; answers never do. */
export type Row = Record<string, unknown>;

/** Any table of the model by its resource's name, with a column a field. For reports; write through `Transaction` only. */
export type Tables = Record<string, Record<string, unknown>>;

/** Field → value, list of values (any of them) or null; all must hold. */
export type Where = Readonly<Record<string, Scalar | readonly Scalar[]>>;

export interface FindOptions {
  /** `-created_at` is descending. */
  readonly sort?: string;
  readonly limit?: number;
  readonly offset?: number;
}

/** Reading, without scope or permissions: the caller answers for those. */
export interface Reader {
  get(resource: string, id: string): Promise<Row | undefined>;
  first(resource: string, where: Where, options?: FindOptions): Promise<Row | undefined>;
  find(resource: string, where?: Where, options?: FindOptions): Promise<readonly Row[]>;
  count(resource: string, where?: Where): Promise<number>;
  /** Typed SQL for what the above cannot say (reports, sums). Reads only: rows written here would miss hooks and audit. */
  readonly sql: Kysely<Tables>;
  /** `sqlite` or `postgres`: where the SQL of a report has to differ. */
  readonly engine: 'sqlite' | 'postgres';
}

/** Reading what a decision hangs on. */
export interface LockingReader extends Reader {
  /** The record, locked until the transaction ends; just read where nothing is going to be written. */
  lock(resource: string, id: string): Promise<Row | undefined>;
}
