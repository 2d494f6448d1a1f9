import type { Model } from '@tuyen/schemas';
import type { Row } from './reading.ts';
import type { Services } from './services.ts';
import type { Transaction, WriteContext, WrittenChange } from './writing.ts';

/** What a hook is given. `now` is the injected clock's. */
export interface HookContext extends WriteContext {
  readonly tx: Transaction;
  readonly model: Model;
  readonly now: Date;
  /** As `Services.settings`, read inside the transaction (fees of an order that staff enter). */
  readonly settings: (resource: string, officeId: string | null) => Promise<Row>;
  /** As `Services.origins`: mails carry links. */
  readonly origins: Services['origins'];
  /** As `Services.text`: mails are worded in the locales. */
  readonly text: Services['text'];
}

/** Values to write over those at hand; nothing means no change. */
export type Changes = Row | undefined | void;

type Result<T> = T | Promise<T>;

/** Rules of one resource. All run inside the transaction and may throw a `Problem`. */
export interface ResourceHooks {
  /** Before validation. `values` has the client's values and the schema's defaults. */
  beforeCreate?(values: Readonly<Row>, context: HookContext): Result<Changes>;
  /** `changes` holds the fields that the client sent; answer more of them, or others. */
  beforeUpdate?(before: Readonly<Row>, changes: Readonly<Row>, context: HookContext): Result<Changes>;
  beforeDelete?(before: Readonly<Row>, context: HookContext): Result<void>;
  /** The row is written; `before` is undefined after a create, `after` after a delete. Other rows may be written here. */
  afterWrite?(change: WrittenChange, context: HookContext): Result<void>;
  /**
   * The move whose time has come for this record though no job has made it yet, if any. Until it is made every other move is refused
   * (409 `deadline_over`): a deadline holds at the moment of use, not when a job looks.
   */
  due?(record: Readonly<Row>, context: HookContext): Result<string | undefined>;
  /** By transition name: what changes with the move besides the state. `input` is validated already. */
  readonly transitions?: Readonly<Record<string, TransitionHook>>;
}

/** @param to the state that the workflow's row leads to */
export type TransitionHook = (
  record: Readonly<Row>,
  input: Readonly<Row>,
  context: HookContext & { readonly to: string },
) => Result<Changes>;
