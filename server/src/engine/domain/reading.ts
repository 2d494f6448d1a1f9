import type { Scalar } from '@tuyen/model';
import type { Kysely } from 'kysely';

/** A record as the API shows it. Values read inside the server also carry its secrets; answers never do. */
export type Row = Record<string, unknown>;

/**
 * The records of a project by resource: `tuyen generate` writes this map of types (`Records`). What the server gives to a domain is
 * generic over it, so that a misspelled resource, field or value does not compile. The engine itself knows no resource: `AnyRecords`.
 */
export type RecordMap = object;
export type AnyRecords = Record<string, Row>;
export type Name<R extends RecordMap> = keyof R & string;

/**
 * The input of each transition by resource and name, which `tuyen generate` writes beside `Records`. A misspelled transition, or an
 * input that it does not take, does not compile.
 */
export type TransitionMap = object;
export type AnyTransitions = Record<string, Record<string, Row>>;
/** Those of one resource; none where it has no workflow. */
export type TransitionsOf<X extends TransitionMap, K> = K extends keyof X ? X[K] : Record<never, never>;

/** What the operations of each resource act on, are given and answer, which `tuyen generate` writes beside `Records`. */
export type OperationMap = object;
export interface OperationShape {
  readonly on: 'record' | 'resource';
  readonly input: Row;
  readonly answer: Row;
}
export type AnyOperations = Record<string, Record<string, OperationShape>>;
/** Those of one resource; none where it has no operations. */
export type OperationsOf<O extends OperationMap, K> = K extends keyof O ? O[K] : Record<never, never>;

/** The tables by their resources' names, with a column a field. For reports; write through `Transaction` only. */
export type Tables<R extends RecordMap = AnyRecords> = {
  readonly [K in Name<R>]: { readonly [F in keyof R[K]]-?: Column<R[K][F]> };
} & {
  /** The named counters of `Transaction.next` and its sums, as they stand. */
  readonly _counters: { readonly name: string; readonly value: number | string };
};

/** What SQL knows of a field: texts and numbers as they are, SQLite's booleans as numbers, lists and objects as JSON. */
type Column<V> = unknown extends V
  ? unknown
  : Stored<Exclude<V, null | undefined>> | (undefined extends V ? null : never);
type Stored<V> = V extends string | number ? V : V extends boolean ? boolean | number : unknown;

/** What can be asked of a field: one value, several (any of them), or none (null). */
type Asked<V> = V extends Scalar ? V : V extends undefined ? null : unknown extends V ? Scalar : never;

/** Field → value, list of values (any of them) or null; all must hold. */
export type Where<T = Row> = {
  readonly [F in keyof T]?: Asked<T[F]> | readonly Asked<T[F]>[];
};

export interface FindOptions<T = Row> {
  /** `-created_at` is descending. */
  readonly sort?: (keyof T & string) | `-${keyof T & string}`;
  readonly limit?: number;
  readonly offset?: number;
}

/** Reading, without scope or permissions: the caller answers for those. */
export interface Reader<R extends RecordMap = AnyRecords> {
  get<K extends Name<R>>(resource: K, id: string): Promise<R[K] | undefined>;
  first<K extends Name<R>>(resource: K, where: Where<R[K]>, options?: FindOptions<R[K]>): Promise<R[K] | undefined>;
  find<K extends Name<R>>(resource: K, where?: Where<R[K]>, options?: FindOptions<R[K]>): Promise<readonly R[K][]>;
  count<K extends Name<R>>(resource: K, where?: Where<R[K]>): Promise<number>;
  /** Typed SQL for what the above cannot say (reports, sums). Reads only: rows written here would miss hooks and audit. */
  readonly sql: Kysely<Tables<R>>;
  /** `sqlite` or `postgres`: where the SQL of a report has to differ. */
  readonly engine: 'sqlite' | 'postgres';
}

/** Reading what a decision hangs on. */
export interface LockingReader<R extends RecordMap = AnyRecords> extends Reader<R> {
  /** The record, locked until the transaction ends; just read where nothing is going to be written. */
  lock<K extends Name<R>>(resource: K, id: string): Promise<R[K] | undefined>;
}
