import type { Model, Slug } from '@tuyen/model';
import type { FieldError } from '../problem.ts';
import type {
  AnyRecords,
  AnyTransitions,
  LockingReader,
  OperationShape,
  Reader,
  RecordMap,
  Row,
  TransitionMap,
} from './reading.ts';
import type { Origins } from './origins.ts';
import type { Services } from './services.ts';
import type { Caller, Transaction, Values, WriteContext, WrittenChange } from './writing.ts';

/** Context of a guard, which reads and decides but writes nothing. `now` comes from the injected clock. */
export interface GuardContext<R extends RecordMap = AnyRecords> extends WriteContext {
  readonly tx: LockingReader<R>;
  readonly model: Model;
  /** Returns whether the actor has this permission slug in the current office. The system has all slugs. */
  readonly may: (slug: Slug) => boolean;
  readonly now: Date;
  /** Same as `Services.settings`. Inside a transaction, the settings are read in that transaction. */
  readonly settings: Services<R>['settings'];
  /** Same as `Services.origins`. */
  readonly origins: Origins;
  /** Same as `Services.privateMailHosts`, for validating mail servers in settings. */
  readonly privateMailHosts: boolean;
  /** Whether the operator has configured an SMS service. Without one, messages to phones wait in the outbox. */
  readonly canSendSms: boolean;
  /** Same as `Services.text`, for texts of mails. */
  readonly text: Services['text'];
}

export interface HookContext<
  R extends RecordMap = AnyRecords,
  X extends TransitionMap = AnyTransitions,
> extends GuardContext<R> {
  readonly tx: Transaction<R, X>;
}

/** Throws a `Problem` if the current record does not allow the actor's action. */
export type Guard<R extends RecordMap = AnyRecords, T = Row> = Steps<R, T>['guard'];

/** Fields of a record that can no longer be changed, and the error code of an attempt to change them. */
export interface Fixed {
  readonly code: string;
  readonly includes: (field: string) => boolean;
}

/** Values that a hook returns. They overwrite the values that it received. Undefined means no change. */
export type Changes<T = Row> = Values<T> | undefined | void;

type Result<T> = T | Promise<T>;

/** Candidate that does not suit a record, such as a vehicle for a trip, with the reason. Both are ids. */
export interface Unfit {
  readonly record: string;
  readonly candidate: string;
  readonly error: FieldError;
}

/** Rules of one resource. All run inside the transaction and may throw a `Problem`. */
export interface ResourceHooks<
  R extends RecordMap = AnyRecords,
  T = Row,
  X extends TransitionMap = AnyTransitions,
  I = Record<string, Row>,
  P = Record<string, OperationShape>,
> {
  /**
   * Guards by `create`, `edit`, `delete` or the name of a transition or an operation. They run before any value is
   * read, and for `?can=1`, so that screens offer only allowed actions. They must not depend on the new values.
   * `create`, and an operation on the resource, receive only the office, if records have one. Hooks and the system
   * bypass `create` and `edit`.
   */
  readonly guards?: { readonly [G in ((keyof I | keyof P) & string) | 'create' | 'edit' | 'delete']?: Guard<R, T> };
  /**
   * Returns the fields of the record that the caller can no longer change. They are read-only on the form, and a change
   * is rejected with 409.
   */
  fixed?(record: Readonly<T>, context: GuardContext<R>): Fixed | undefined;
  /**
   * Options that forms offer, by field of the record or of a transition's input, in addition to `x-options`. Each
   * function returns enum values or reference ids, or undefined for all. It only affects what forms offer: write hooks
   * must reject all other values. For a new record, the function receives only the office, if records have one. A field
   * in a list of objects is named with its list, `offices.role_id`; `beside` then contains the other values of the same
   * object.
   */
  readonly choices?: Readonly<Record<string, Steps<R, T>['choose']>>;
  /**
   * Locks other records before the record itself is locked for a change. Use it in a record whose parent has transitions
   * that change it: both then lock the parent first, so that they cannot deadlock. The record is read without a lock, so
   * a decision must not depend on it.
   */
  lockFirst?(record: Readonly<T>, context: GuardContext<R>): Result<unknown>;
  /**
   * Rules of assignments on a timeline, by reference field, in addition to `x-options` and `exclusive`. Each function
   * returns which candidates do not suit which records, and why. It only affects what planners are offered: write hooks
   * must reject what must never be stored.
   */
  readonly unfit?: Readonly<Record<string, Steps<R, T>['judge']>>;
  /** Runs before validation. `values` contains the client's values and the schema's defaults. */
  beforeCreate?(values: Readonly<Partial<T>>, context: HookContext<R, X>): Result<Changes<T>>;
  /**
   * Runs before an updated record is written. `changes` contains the fields that the client sent. The result adds or
   * replaces changes.
   */
  beforeUpdate?(before: Readonly<T>, changes: Readonly<Values<T>>, context: HookContext<R, X>): Result<Changes<T>>;
  /**
   * Runs after the row is written and may write other rows. `before` is undefined after a create, `after` after a
   * delete.
   */
  afterWrite?(change: WrittenChange<T, I>, context: HookContext<R, X>): Result<void>;
  /**
   * Returns the transition that a deadline demands and that no job has performed yet. Returns undefined if there is
   * none. Before the transition is performed, every other transition is rejected (409 `deadline_over`). So a deadline
   * applies from its time on, even if the job runs later.
   */
  due?(record: Readonly<T>, context: GuardContext<R>): Result<(keyof I & string) | undefined>;
  /**
   * For a singleton: replaces values in the response of `GET`. `values` are all effective values of the office, without
   * secrets. `query` contains the request parameters. The hook can replace only values that the caller may read. Forms
   * send `?origins=1` and get the stored values instead.
   */
  shown?(
    values: Readonly<Partial<T>>,
    question: {
      readonly reader: Reader<R>;
      readonly caller: Caller;
      /** Office whose values are shown. Null: the topmost office. */
      readonly officeId: string | null;
      readonly query: Readonly<Row>;
      readonly now: Date;
      readonly note: Services<R>['note'];
    },
  ): Result<Changes<T>>;
  /**
   * For a singleton: warns about effective values with a probably unwanted effect, by field. Forms show the warning;
   * the values are saved nevertheless.
   * @param changed fields that were just saved; empty when the record is read
   */
  warnings?(
    values: Readonly<Partial<T>>,
    moment: { readonly changed: ReadonlySet<string>; readonly now: Date },
  ): Readonly<Record<string, FieldError>>;
  /**
   * Hooks by transition name. Each returns changes that the server writes in addition to the new state. `input` is
   * already validated.
   */
  readonly transitions?: { readonly [M in keyof I & string]?: TransitionHook<R, T, X, I[M]> };
  /**
   * Implementations by operation name. Each returns the response that the schema describes. The record is locked and
   * the input validated; the record is undefined for an operation on the resource. The server does not start if a
   * declared operation has no implementation.
   */
  readonly operations?: { readonly [M in keyof P & string]?: OperationHook<R, T, X, P[M]> };
}

/**
 * Returns changes that the server writes together with a transition.
 * @param to state after the transition, from the workflow row that applies to the record
 */
export type TransitionHook<
  R extends RecordMap = AnyRecords,
  T = Row,
  X extends TransitionMap = AnyTransitions,
  I = Row,
> = Steps<R, T, X, I>['move'];

export type OperationHook<
  R extends RecordMap = AnyRecords,
  T = Row,
  X extends TransitionMap = AnyTransitions,
  P = OperationShape,
> = P extends OperationShape ? Steps<R, ActedOn<P['on'], T>, X, P['input'], P['answer']>['operate'] : never;

type ActedOn<On, T> = On extends 'record' ? Readonly<T> : undefined;

/**
 * The hooks are declared as methods, not as function properties, because TypeScript checks parameters of methods less
 * strictly. The engine, which does not know the record types of a project, can therefore call hooks with typed records.
 */
interface Steps<R extends RecordMap, T, X extends TransitionMap = AnyTransitions, I = Row, A = Row> {
  guard(record: Readonly<T>, context: GuardContext<R>): Result<void>;
  choose(
    record: Readonly<Partial<T>>,
    context: GuardContext<R>,
    beside: Readonly<Row>,
  ): Result<readonly string[] | undefined>;
  judge(
    records: readonly Readonly<T>[],
    candidates: readonly Readonly<Row>[],
    context: GuardContext<R>,
  ): Result<readonly Unfit[]>;
  move(
    record: Readonly<T>,
    input: Readonly<I>,
    context: HookContext<R, X> & { readonly to: string },
  ): Result<Changes<T>>;
  operate(record: T, input: Readonly<I>, context: HookContext<R, X>): Result<A>;
}
