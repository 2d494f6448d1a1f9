import type { Model, Profile, Slug } from '@tuyen/model';
import type { MessageTexts } from '../messages.ts';
import type { Mail, Sms, TemplateMail, TemplateSms } from './outbox.ts';
import type {
  AnyRecords,
  AnyTransitions,
  LockingReader,
  Name,
  RecordMap,
  Row,
  TransitionMap,
  TransitionsOf,
} from './reading.ts';

/** Partial record. A field without a value may be undefined or null. */
export type Values<T> = { [F in keyof T]?: T[F] | null | undefined };

/** Effective settings of an office: the fields of a singleton, without system fields. */
export type SettingsOf<T> = string extends keyof T
  ? T
  : Omit<T, 'id' | 'office_id' | 'version' | 'created_at' | 'updated_at' | 'created_by'>;

/** Actor of a change. A customer has no account; the system acts on its own (jobs, payment notifications). */
export type Actor =
  | { readonly kind: 'staff'; readonly userId: string; readonly profile: Profile }
  | {
      readonly kind: 'client';
      readonly clientId: string;
      readonly permissions: readonly Slug[];
      readonly name?: string | undefined;
      /** Requests per minute. Unlimited if undefined. */
      readonly rateLimit?: number | undefined;
    }
  | { readonly kind: 'customer'; readonly name?: string }
  | { readonly kind: 'system'; readonly name?: string };

export interface Caller {
  readonly actor: Actor;
  /** Signed-in staff; undefined for API clients and the public. */
  readonly profile: Profile | undefined;
  readonly officeId: string | null;
  /** The current office and those below it. Undefined: all offices (superuser without a current office). */
  readonly readableOffices: readonly string[] | undefined;
  readonly language: string;
  /** Client kind of the request. Undefined if the domain defines no kinds. */
  readonly clientKind: string | undefined;
  readonly session?: string | undefined;
}

/**
 * Database transaction: all changes in it are committed or none. Await nothing but the database inside (no HTTP, timers
 * or hashing), because on SQLite every other request waits. The work may be rolled back and run again from the start:
 * after a deadlock (PostgreSQL), or if one of several transactions committed together fails (SQLite). The work must
 * therefore reset any state that it keeps outside the database.
 */
export interface Transaction<
  R extends RecordMap = AnyRecords,
  X extends TransitionMap = AnyTransitions,
> extends LockingReader<R> {
  readonly context: WriteContext;
  /**
   * Runs the full write path without the permission check: defaults, hooks, validation, serials, history, audit.
   * Read-only fields may be set.
   */
  create<K extends Name<R>>(resource: K, values: Values<R[K]>): Promise<R[K]>;
  /**
   * Adds an entry to a resource that is stored by month, with trusted values. Only client-writable fields are
   * validated, by the schema. References, permissions and options are not checked, and no hook runs, so that the entry
   * costs one statement.
   */
  append<K extends Name<R>>(resource: K, values: Values<R[K]>): Promise<void>;
  /** @param action action of the log entry; defaults to `update` */
  update<K extends Name<R>>(resource: K, id: string, changes: Values<R[K]>, action?: string): Promise<R[K]>;
  /**
   * Updates all given records with the same changes in few statements, for jobs. Before the call, lock the records with
   * `lockFree`. Returns the changed records.
   */
  updateAll<K extends Name<R>>(resource: K, ids: readonly string[], changes: Values<R[K]>): Promise<readonly R[K][]>;
  /**
   * Locks the records and returns them. Leaves out records that another transaction has locked; a later run of the job
   * handles these.
   */
  lockFree<K extends Name<R>>(resource: K, ids: readonly string[]): Promise<readonly R[K][]>;
  remove<K extends Name<R>>(resource: K, id: string): Promise<R[K]>;
  /**
   * Performs a transition as this transaction's actor.
   * @param beside values that the server writes with the transition
   * @throws 409 `transition_not_allowed` if the workflow does not offer the transition
   */
  move<K extends Name<R>, T extends keyof TransitionsOf<X, K> & string>(
    resource: K,
    id: string,
    transition: T,
    input?: TransitionsOf<X, K>[T],
    beside?: Values<R[K]>,
  ): Promise<R[K]>;
  /**
   * Performs an operation on this record, or on the resource if there is no id: runs the guard, validates the input,
   * runs the hook and writes a log entry. Returns the response that the schema describes. The route must check
   * permissions and scope.
   * @throws 409 `operation_not_allowed` if the condition of the operation is not met
   */
  operate(resource: Name<R>, operation: string, id: string | undefined, input: Readonly<Row>): Promise<Row>;
  /**
   * Assigns a record to an account; null removes the assignee. The assignment is logged, and change hooks do not run.
   * The route must check permissions, scope and the assignee.
   */
  assign<K extends Name<R>>(resource: K, id: string, account: string | null): Promise<R[K]>;
  /**
   * Checks that values of the resource's fields refer only to records that the caller may see and that the schema
   * allows. `create`, `update`, `move` and `operate` do this with values from a route. A route must call it before it
   * reads by an id from a request.
   * @throws 422
   */
  checkReferences(resource: Name<R>, values: Readonly<Row>): Promise<void>;
  /**
   * Looks up the references of several records in a fixed order before they are created, so that two such requests
   * cannot deadlock.
   */
  findReferences(resource: Name<R>, all: readonly Readonly<Row>[]): Promise<void>;
  /**
   * The same transaction without the caller's restrictions, for values that the server computes. Hooks use it for their
   * writes.
   */
  readonly internal: Transaction<R, X>;
  /** Performs the due transition of the record (`ResourceHooks.due`), if any, as the system. Returns the locked record. */
  settle<K extends Name<R>>(resource: K, id: string): Promise<R[K] | undefined>;
  /**
   * Returns the same transaction without the caller's restrictions, like `internal`. The log names the given actor. For
   * changes that the server makes as a consequence of a person's change.
   */
  as(actor: Actor): Transaction<R, X>;
  /** Returns the next number (from 1) of a named counter. There are no gaps, since a rollback returns the number. */
  next(counter: string): Promise<number>;
  readonly sums: Sums;
  /**
   * Locks a name until the end of this transaction. Use it before a decision about rows that do not exist yet. `lock`
   * also waits for transactions that write a reference to the locked record. This lock does not.
   */
  exclusive(name: string): Promise<void>;
  /**
   * Like `Services.settings`, but reads inside this transaction, so it also sees changes that are not committed yet.
   */
  settings<K extends Name<R>>(resource: K, officeId: string | null): Promise<SettingsOf<R[K]>>;
  /**
   * Returns a new value of a serial template: from the domain's `serial` hook, otherwise the template's name and a
   * number.
   */
  serial(template: string, values: Row): Promise<string>;
  /** Adds a mail to the outbox in this transaction and returns its id. */
  mail(mail: Mail | TemplateMail): Promise<string>;
  /**
   * Adds an SMS to the outbox in this transaction and returns its id. It waits there while the operator has configured
   * no SMS service.
   * @throws Error if the template has no text for phones
   */
  sms(sms: Sms | TemplateSms): Promise<string>;
  /**
   * Queues a failed message of the outbox again.
   * @throws 409 `message_not_failed`, `message_too_late`, `message_gone`
   */
  resend(id: string): Promise<void>;
  /** Deletes the recipient and the content of a message in the outbox. A waiting message is no longer sent. */
  forgetMessage(id: string): Promise<void>;
  readonly notes: Notes;
  readonly attachments: Attachments;
  readonly tabs: SavedTabs;
  /** Issues a one-time key with an expiry for a link in a mail. `subject` identifies the object of the key. */
  issueKey(use: {
    readonly purpose: string;
    readonly subject: string;
    readonly value?: string;
    readonly seconds: number;
  }): Promise<LinkKey>;
  /**
   * Redeems a key and invalidates all other keys of its purpose and subject.
   * @throws 422 `link_unknown`, `link_expired` or `link_used`
   */
  redeemKey(purpose: string, key: LinkKey): Promise<RedeemedKey>;
  /**
   * Validates a key like `redeemKey` without using it, for a link whose page performs several actions until the link
   * expires.
   */
  readKey(purpose: string, key: LinkKey): Promise<RedeemedKey>;
  /** Invalidates the keys of a purpose that were issued for a subject, and deletes their values. */
  endKeys(purpose: string, subject: string): Promise<void>;
  /** Runs an effect after the commit. A failure is logged and does not change the response. */
  after(effect: () => void | Promise<void>): void;
  /** Adds values to the response of this request only, without storing them, such as a new key. */
  reveal(values: Row): void;
  readonly revealed: Readonly<Row>;
}

export interface LinkKey {
  readonly id: string;
  readonly key: string;
}

export interface RedeemedKey {
  readonly subject: string;
  readonly value: string | undefined;
}

export interface WriteContext {
  readonly actor: Actor;
  /** Current office (`X-Office-Id`). Null for customers and the system. */
  readonly officeId: string | null;
  readonly language: string;
  /** Client kind of the request. Undefined for jobs, and if the domain defines no kinds. */
  readonly clientKind?: string | undefined;
  readonly session?: string | undefined;
  /** Signed-in user or API client who sent these values. Undefined for customers and the system. */
  readonly caller?: Caller | undefined;
}

export interface WrittenChange<T = Row, I = Record<string, Row>> {
  readonly resource: string;
  readonly before: Readonly<T> | undefined;
  readonly after: Readonly<T> | undefined;
  readonly transition?: WrittenTransition<I>;
}

/** Performed transition. Its name determines the type of its input. */
export type WrittenTransition<I = Record<string, Row>> = {
  [T in keyof I & string]: {
    readonly name: T;
    readonly from: string;
    readonly to: string;
    readonly input: Readonly<I[T]>;
  };
}[keyof I & string];

/** Change of one record, for the log. Secrets are masked; an update contains only changed fields. */
export interface AuditEntry {
  readonly at: string;
  readonly actor: Actor;
  /** Office of the action, otherwise the record's own office, otherwise the topmost office. */
  readonly officeId: string | null;
  readonly clientKind: string | undefined;
  readonly resource: string;
  /** Id of the changed record. It is `*` if the entry is not about a single record. */
  readonly recordId: string;
  /** `create`, `update`, `delete` or the name of a transition or an operation. */
  readonly action: string;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
  /** Title of the record at that time. Undefined if the entry is not about a single record or the title is empty. */
  readonly title?: string | undefined;
  /**
   * True if the system itself changed nothing but fields that it computes, such as the last number of a counter. Screens
   * hide such entries until a reader asks for them.
   */
  readonly routine?: boolean | undefined;
}

/** Access to stored data without a change: an export, a print, an opened document. */
export type Reading = Pick<AuditEntry, 'resource' | 'recordId' | 'action' | 'after'>;

/** Model, language and texts with which the entries of the log are displayed. */
export interface AuditWords {
  readonly model: Model;
  readonly language: string;
  readonly text: MessageTexts;
}

export interface LoggedEntry {
  readonly id: string;
  readonly at: string;
  /**
   * Name of a person or program. If the system itself made the change, the key of a screen text below
   * `workflow.actors`.
   */
  readonly by: string;
  readonly officeId: string | null;
  readonly action: string;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

/**
 * Named sums that transactions keep up to date, so that reports need no expensive calculations. They are stored with
 * the counters of `next` and read as `_counters` (`Reader.sql`).
 */
export interface Sums {
  /**
   * Adds to the sums and returns the new totals. Sums that were never set are skipped, also in the result. Other
   * transactions that add to them wait until this transaction ends, so add late.
   */
  add(amounts: Readonly<Record<string, number>>): Promise<Readonly<Record<string, number>>>;
  set(values: Readonly<Record<string, number>>): Promise<void>;
}

export interface Notes {
  /** @param mentions accounts that find the note in their inbox */
  add(resource: string, id: string, text: string, mentions?: readonly string[]): Promise<string>;
  /**
   * Changes the text of a note; undefined deletes the note.
   * @throws 404, 403 `note_of_another`
   */
  edit(resource: string, id: string, note: string, text: string | undefined): Promise<void>;
  /** Deletes all notes on a record without a log entry. */
  forget(resource: string, id: string): Promise<void>;
}

export interface Attachments {
  /**
   * Attaches an upload that no record uses yet and that the actor has made.
   * @param upload stored address of the upload
   * @returns the id of the upload
   * @throws 404 if there is no record, 422 `upload_unknown`, 409 `too_many_attachments`
   */
  add(resource: string, id: string, upload: string): Promise<string>;
  /** @throws 404 */
  remove(resource: string, id: string, upload: string): Promise<void>;
  /** Removes all attachments of a record without a log entry, for an erasure of personal data. */
  forget(resource: string, id: string): Promise<void>;
}

export interface SavedTabs {
  /**
   * @returns the id of the tab
   * @throws 409 `too_many_tabs`, 422 if another tab has this name
   */
  add(resource: string, tab: { name: string; query: string; role?: string | null }): Promise<string>;
  /** @throws 404, 403 `tab_of_another` */
  change(resource: string, id: string, changes: { name?: string; query?: string; role?: string | null }): Promise<void>;
  /** @throws 404, 403 `tab_of_another` */
  remove(resource: string, id: string): Promise<void>;
}

/** Earlier change by another user, shown when a user's own change conflicts with it. */
export interface RecordChange {
  readonly at: string;
  /**
   * Name of a person or program. If the system itself made the change, the key of a screen text below
   * `workflow.actors`.
   */
  readonly by: string;
  readonly action: string;
  readonly fields: readonly string[];
}
