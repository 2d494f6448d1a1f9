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
import type { Services } from './services.ts';
import type { Caller, Transaction, Values, WriteContext, WrittenChange } from './writing.ts';

/** What a guard is given: it reads and decides, and writes nothing. `now` is the injected clock's. */
export interface GuardContext<R extends RecordMap = AnyRecords> extends WriteContext {
  readonly tx: LockingReader<R>;
  readonly model: Model;
  /** Does the actor hold this slug in the current office? The system holds all. */
  readonly may: (slug: Slug) => boolean;
  readonly now: Date;
  /** As `Services.settings`, read inside the transaction (fees of an order that staff enter). */
  readonly settings: Services<R>['settings'];
  /** As `Services.origins`: mails carry links. */
  readonly origins: Services['origins'];
  /** As `Services.privateMailHosts`: settings name mail servers. */
  readonly privateMailHosts: boolean;
  /** As `Services.text`: mails are worded in the locales. */
  readonly text: Services['text'];
}

/** What a hook is given. */
export interface HookContext<
  R extends RecordMap = AnyRecords,
  X extends TransitionMap = AnyTransitions,
> extends GuardContext<R> {
  readonly tx: Transaction<R, X>;
}

/** Refuses, by throwing a `Problem`, what the record as it is does not let the actor do. */
export type Guard<R extends RecordMap = AnyRecords, T = Row> = Steps<R, T>['guard'];

/** Fields that can no longer be altered, and the message code that refuses them. */
export interface Fixed {
  readonly code: string;
  readonly includes: (field: string) => boolean;
}

/** Values to write over those at hand; nothing means no change. */
export type Changes<T = Row> = Values<T> | undefined | void;

type Result<T> = T | Promise<T>;

/** Rules of one resource. All run inside the transaction and may throw a `Problem`. */
export interface ResourceHooks<
  R extends RecordMap = AnyRecords,
  T = Row,
  X extends TransitionMap = AnyTransitions,
  I = Record<string, Row>,
  P = Record<string, OperationShape>,
> {
  /**
   * By `create`, `edit`, `delete` or the name of a transition or an operation. Asked before any value is looked at, and to answer
   * `?can=1`: whatever does not depend on the values is refused here, so that no screen offers it. `create`, and an operation on the
   * resource, are given the office that it happens in, if records have one, and nothing else of a record. `create` and `edit` are not
   * asked for what hooks and the system write.
   */
  readonly guards?: { readonly [G in ((keyof I | keyof P) & string) | 'create' | 'edit' | 'delete']?: Guard<R, T> };
  /** What a caller can no longer alter of this record: refused with 409, and read-only on the form. */
  fixed?(record: Readonly<T>, context: GuardContext<R>): Fixed | undefined;
  /**
   * By the name of a field, of the record or of what a transition asks: what forms offer in it now, beside what `x-options` says. Values
   * of an enumeration, ids of a reference; undefined: all. Nothing is refused by it: the hooks of the write refuse what is not offered.
   * For a new record it is given the office, if records have one, and nothing else. A field in a list of objects is named with its list,
   * `offices.role_id`; `beside` has the other values of the same object.
   */
  readonly choices?: Readonly<Record<string, Steps<R, T>['choose']>>;
  /** Before validation. `values` has the client's values and the schema's defaults. */
  beforeCreate?(values: Readonly<Partial<T>>, context: HookContext<R, X>): Result<Changes<T>>;
  /** `changes` holds the fields that the client sent; answer more of them, or others. */
  beforeUpdate?(before: Readonly<T>, changes: Readonly<Values<T>>, context: HookContext<R, X>): Result<Changes<T>>;
  /** The row is written; `before` is undefined after a create, `after` after a delete. Other rows may be written here. */
  afterWrite?(change: WrittenChange<T, I>, context: HookContext<R, X>): Result<void>;
  /**
   * The move whose time has come for this record though no job has made it yet, if any. Until it is made every other move is refused
   * (409 `deadline_over`): a deadline holds at the moment of use, not when a job looks.
   */
  due?(record: Readonly<T>, context: GuardContext<R>): Result<(keyof I & string) | undefined>;
  /**
   * Of a singleton: what `GET` shows over the values that the caller may read. `values` are all that hold in the office, without secrets;
   * `query` has the parameters of the request. With `?origins=1`, for forms, values are shown as they are stored.
   */
  shown?(
    values: Readonly<Partial<T>>,
    question: {
      readonly reader: Reader<R>;
      readonly caller: Caller;
      /** Null: the office at the top. */
      readonly officeId: string | null;
      readonly query: Readonly<Row>;
      readonly now: Date;
      readonly note: Services<R>['note'];
    },
  ): Result<Changes<T>>;
  /**
   * Of a singleton: by field, an effect of the values that hold which few people want. Forms show it; the values are saved nevertheless.
   * @param changed the fields that were just saved; none where the record is read
   */
  warnings?(
    values: Readonly<Partial<T>>,
    moment: { readonly changed: ReadonlySet<string>; readonly now: Date },
  ): Readonly<Record<string, FieldError>>;
  /** By transition name: what changes with the move besides the state. `input` is validated already. */
  readonly transitions?: { readonly [M in keyof I & string]?: TransitionHook<R, T, X, I[M]> };
  /**
   * By operation name: does it, and answers what the schema says. The record is locked and the input validated; of an operation on the
   * resource the record is undefined. Each operation that a schema declares has one: the server does not start without.
   */
  readonly operations?: { readonly [M in keyof P & string]?: OperationHook<R, T, X, P[M]> };
}

/** @param to the state that the workflow's row leads to */
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

/** As methods, because only their types let a domain of typed records be given to the engine, which knows no types. */
interface Steps<R extends RecordMap, T, X extends TransitionMap = AnyTransitions, I = Row, A = Row> {
  guard(record: Readonly<T>, context: GuardContext<R>): Result<void>;
  choose(
    record: Readonly<Partial<T>>,
    context: GuardContext<R>,
    beside: Readonly<Row>,
  ): Result<readonly string[] | undefined>;
  move(
    record: Readonly<T>,
    input: Readonly<I>,
    context: HookContext<R, X> & { readonly to: string },
  ): Result<Changes<T>>;
  operate(record: T, input: Readonly<I>, context: HookContext<R, X>): Result<A>;
}
