import type { Model, Slug } from '@tuyen/model';
import type { LockingReader, Row } from './reading.ts';
import type { Services } from './services.ts';
import type { Transaction, WriteContext, WrittenChange } from './writing.ts';

/** What a guard is given: it reads and decides, and writes nothing. `now` is the injected clock's. */
export interface GuardContext extends WriteContext {
  readonly tx: LockingReader;
  readonly model: Model;
  /** Does the actor hold this slug in the current office? The system holds all. */
  readonly may: (slug: Slug) => boolean;
  readonly now: Date;
  /** As `Services.settings`, read inside the transaction (fees of an order that staff enter). */
  readonly settings: (resource: string, officeId: string | null) => Promise<Row>;
  /** As `Services.origins`: mails carry links. */
  readonly origins: Services['origins'];
  /** As `Services.text`: mails are worded in the locales. */
  readonly text: Services['text'];
}

/** What a hook is given. */
export interface HookContext extends GuardContext {
  readonly tx: Transaction;
}

/** Refuses, by throwing a `Problem`, what the record as it is does not let the actor do. */
export type Guard = (record: Readonly<Row>, context: GuardContext) => Result<void>;

/** Fields that can no longer be altered, and the message code that refuses them. */
export interface Fixed {
  readonly code: string;
  readonly includes: (field: string) => boolean;
}

/** Values to write over those at hand; nothing means no change. */
export type Changes = Row | undefined | void;

type Result<T> = T | Promise<T>;

/** Rules of one resource. All run inside the transaction and may throw a `Problem`. */
export interface ResourceHooks {
  /**
   * By `create`, `edit`, `delete` or a transition's name. Asked before any value is looked at, and to answer `?can=1`: whatever does not
   * depend on the values is refused here, so that no screen offers it. `create` is given the office of the new record, if it has one,
   * and nothing else of it. `create` and `edit` are not asked for what hooks and the system write.
   */
  readonly guards?: Readonly<Record<string, Guard>>;
  /** What a caller can no longer alter of this record: refused with 409, and read-only on the form. */
  fixed?(record: Readonly<Row>, context: GuardContext): Fixed | undefined;
  /** Before validation. `values` has the client's values and the schema's defaults. */
  beforeCreate?(values: Readonly<Row>, context: HookContext): Result<Changes>;
  /** `changes` holds the fields that the client sent; answer more of them, or others. */
  beforeUpdate?(before: Readonly<Row>, changes: Readonly<Row>, context: HookContext): Result<Changes>;
  /** The row is written; `before` is undefined after a create, `after` after a delete. Other rows may be written here. */
  afterWrite?(change: WrittenChange, context: HookContext): Result<void>;
  /**
   * The move whose time has come for this record though no job has made it yet, if any. Until it is made every other move is refused
   * (409 `deadline_over`): a deadline holds at the moment of use, not when a job looks.
   */
  due?(record: Readonly<Row>, context: GuardContext): Result<string | undefined>;
  /** By transition name: what changes with the move besides the state. `input` is validated already. */
  readonly transitions?: Readonly<Record<string, TransitionHook>>;
}

/** @param to the state that the workflow's row leads to */
export type TransitionHook = (
  record: Readonly<Row>,
  input: Readonly<Row>,
  context: HookContext & { readonly to: string },
) => Result<Changes>;
