import type { Scalar } from '@tuyen/model';
import type { Kysely } from 'kysely';

/** Record as the API shows it. Records read inside the server also contain secrets; responses never do. */
export type Row = Record<string, unknown>;

/**
 * Record types of a project by resource, from the generated type map `Records`. The server's API for domains is generic
 * over it, so that a misspelled resource, field or value does not compile. The engine itself is untyped: `AnyRecords`.
 */
export type RecordMap = object;
export type AnyRecords = Record<string, Row>;
export type Name<R extends RecordMap> = keyof R & string;

/**
 * Transition inputs by resource and name, generated with `Records`. A misspelled transition or an invalid input does
 * not compile.
 */
export type TransitionMap = object;
export type AnyTransitions = Record<string, Record<string, Row>>;
export type TransitionsOf<X extends TransitionMap, K> = K extends keyof X ? X[K] : Record<never, never>;

/**
 * Type that contains the operations of every resource. For each operation, it states whether the operation acts on a
 * record or on the resource, its input and its response. The type is generated together with `Records`.
 */
export type OperationMap = object;
export interface OperationShape {
  readonly on: 'record' | 'resource';
  readonly input: Row;
  readonly answer: Row;
}
export type AnyOperations = Record<string, Record<string, OperationShape>>;
export type OperationsOf<O extends OperationMap, K> = K extends keyof O ? O[K] : Record<never, never>;

/** Tables by resource name, with a column per field. For reports only; write through `Transaction`. */
export type Tables<R extends RecordMap = AnyRecords> = {
  readonly [K in Name<R>]: { readonly [F in keyof R[K]]-?: Column<R[K][F]> };
} & {
  /** Current values of the counters of `Transaction.next` and of the sums of `Transaction.sums`, by name. */
  readonly _counters: { readonly name: string; readonly value: number | string };
};

/** SQL type of a field: texts and numbers are unchanged, booleans are numbers on SQLite, lists and objects are JSON. */
type Column<V> = unknown extends V
  ? unknown
  : Stored<Exclude<V, null | undefined>> | (undefined extends V ? null : never);
type Stored<V> = V extends string | number ? V : V extends boolean ? boolean | number : unknown;

/** Value that a field can be compared with. Null matches an empty field. */
type Asked<V> = V extends Scalar ? V : V extends undefined ? null : unknown extends V ? Scalar : never;

/** Maps a field to a value, a list of values (any of them) or null. All conditions must hold. */
export type Where<T = Row> = {
  readonly [F in keyof T]?: Asked<T[F]> | readonly Asked<T[F]>[];
};

export interface FindOptions<T = Row> {
  /** `-created_at` sorts in descending order. */
  readonly sort?: (keyof T & string) | `-${keyof T & string}`;
  readonly limit?: number;
  readonly offset?: number;
}

/** Reads records without any check of permissions or offices. The code that uses it must check them. */
export interface Reader<R extends RecordMap = AnyRecords> {
  get<K extends Name<R>>(resource: K, id: string): Promise<R[K] | undefined>;
  first<K extends Name<R>>(resource: K, where: Where<R[K]>, options?: FindOptions<R[K]>): Promise<R[K] | undefined>;
  find<K extends Name<R>>(resource: K, where?: Where<R[K]>, options?: FindOptions<R[K]>): Promise<readonly R[K][]>;
  count<K extends Name<R>>(resource: K, where?: Where<R[K]>): Promise<number>;
  /**
   * Typed SQL for queries that the other methods of `Reader` cannot express (reports, sums). Read-only: rows written
   * here would bypass hooks and audit.
   */
  readonly sql: Kysely<Tables<R>>;
  readonly engine: 'sqlite' | 'postgres';
}

/** Read access that can lock the records a decision depends on. */
export interface LockingReader<R extends RecordMap = AnyRecords> extends Reader<R> {
  /** Returns the record, locked until the transaction ends. Does not lock if the transaction writes nothing. */
  lock<K extends Name<R>>(resource: K, id: string): Promise<R[K] | undefined>;
}
