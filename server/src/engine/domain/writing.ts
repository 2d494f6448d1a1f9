import type { Model, Profile, Slug } from '@tuyen/model';
import type { Texts } from '../messages.ts';
import type { Mail, Sms, TemplateMail } from './outbox.ts';
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

/** Some values of a record. A field without a value may be undefined or null. */
export type Values<T> = { [F in keyof T]?: T[F] | null | undefined };

/** What holds in an office: the fields of a singleton, without those of its records. */
export type SettingsOf<T> = string extends keyof T
  ? T
  : Omit<T, 'id' | 'office_id' | 'version' | 'created_at' | 'updated_at' | 'created_by'>;

/** Who does it. A customer has no account; the system acts by itself (jobs, payment notifications). */
export type Actor =
  | { readonly kind: 'staff'; readonly userId: string; readonly profile: Profile }
  | {
      readonly kind: 'client';
      readonly clientId: string;
      readonly permissions: readonly Slug[];
      readonly name?: string | undefined;
      /** Requests a minute; undefined = as many as it likes. */
      readonly rateLimit?: number | undefined;
    }
  | { readonly kind: 'customer'; readonly name?: string }
  | { readonly kind: 'system'; readonly name?: string };

/** Who asks, as the token, the API key or their absence say. */
export interface Caller {
  readonly actor: Actor;
  /** Signed-in staff; undefined for API clients and the public. */
  readonly profile: Profile | undefined;
  readonly officeId: string | null;
  /** The current office and those below it; undefined = all (superuser without a current office). */
  readonly readableOffices: readonly string[] | undefined;
  readonly language: string;
  /** What the request came from; undefined where the domain names no kinds. */
  readonly clientKind: string | undefined;
  /** The digest of the token that staff came with. */
  readonly session?: string | undefined;
}

/**
 * One database transaction: everything in it happens or nothing does. Nothing but the database may be awaited inside (no
 * HTTP, no timers, no hashing): on SQLite every other request waits meanwhile. Its work may be done again from the start, all that
 * it wrote taken back: where two wait for each other (PostgreSQL), and where one of several that are committed together fails
 * (SQLite). What the work notes outside of the database it must set anew.
 */
export interface Transaction<
  R extends RecordMap = AnyRecords,
  X extends TransitionMap = AnyTransitions,
> extends LockingReader<R> {
  /** The context that the transaction was opened with; hooks and nested writes share it. */
  readonly context: WriteContext;
  /** Full write path without the permission check: defaults, hooks, validation, serials, history, audit. Read-only fields may be set. */
  create<K extends Name<R>>(resource: K, values: Values<R[K]>): Promise<R[K]>;
  /**
   * Adds an entry of a resource that is stored by month, which the code vouches for: only what a caller may write is checked, by the schema.
   * References, rights and choices are not looked up, and no hook runs, so that the entry costs one statement.
   */
  append<K extends Name<R>>(resource: K, values: Values<R[K]>): Promise<void>;
  update<K extends Name<R>>(resource: K, id: string, changes: Values<R[K]>): Promise<R[K]>;
  /**
   * As `update` of each with the same changes, in few statements: for jobs. Answers those in which something changed. Lock them before,
   * by `lockFree`.
   */
  updateAll<K extends Name<R>>(resource: K, ids: readonly string[], changes: Values<R[K]>): Promise<readonly R[K][]>;
  /** Those of the records that no other transaction holds, locked until this one ends: the others are left to a later run of a job. */
  lockFree<K extends Name<R>>(resource: K, ids: readonly string[]): Promise<readonly R[K][]>;
  remove<K extends Name<R>>(resource: K, id: string): Promise<R[K]>;
  /**
   * A workflow move by this transaction's actor; any move that the workflow does not offer throws 409 `transition_not_allowed`.
   * @param beside what the server writes into the record with the move
   */
  move<K extends Name<R>, T extends keyof TransitionsOf<X, K> & string>(
    resource: K,
    id: string,
    transition: T,
    input?: TransitionsOf<X, K>[T],
    beside?: Values<R[K]>,
  ): Promise<R[K]>;
  /**
   * Does an operation with this record, or without one with the resource: asks its guard, checks the input, runs its hook and notes it
   * in the log. Answers what the schema says that it answers. Permissions and scope are the route's.
   * @throws 409 `operation_not_allowed` where its condition does not hold
   */
  operate(resource: Name<R>, operation: string, id: string | undefined, input: Readonly<Row>): Promise<Row>;
  /**
   * Says which account works on a record, null: none does any more. Noted in the log; hooks of changes are not run. Permissions, scope
   * and who can be named are the route's.
   */
  assign<K extends Name<R>>(resource: K, id: string, account: string | null): Promise<R[K]>;
  /**
   * 422 where values of the resource's fields refer to records that the caller may not see, or not use as the schema asks. `create`,
   * `update`, `move` and `operate` do this with what a route hands them; a route does it before it reads by an id that it was given.
   */
  checkReferences(resource: Name<R>, values: Readonly<Row>): Promise<void>;
  /** Before several records are created: looks up what they refer to in a fixed order, so that two such requests never wait for each other. */
  findReferences(resource: Name<R>, all: readonly Readonly<Row>[]): Promise<void>;
  /** The same transaction for what the server computes itself, for any caller; hooks write through it. */
  readonly internal: Transaction<R, X>;
  /** The record, locked, after the move that time has made due (`ResourceHooks.due`), if there is one, in the system's name. */
  settle<K extends Name<R>>(resource: K, id: string): Promise<R[K] | undefined>;
  /** `internal` in another actor's name: what the system does because of a person's write. */
  as(actor: Actor): Transaction<R, X>;
  /** The next number (from 1) of a named counter; without gaps, since a rollback gives it back. */
  next(counter: string): Promise<number>;
  readonly sums: Sums;
  /**
   * Until the end of this transaction no other one gets past the same name: for a decision about rows that are not there yet. Unlike
   * `lock` it does not wait for those who refer to a record.
   */
  exclusive(name: string): Promise<void>;
  /** As `Services.settings`, read inside the transaction. */
  settings<K extends Name<R>>(resource: K, officeId: string | null): Promise<SettingsOf<R[K]>>;
  /** A new value of a serial template: the domain's `serial` hook fills it, else the template's name and a number. */
  serial(template: string, values: Row): Promise<string>;
  /** Puts a mail into the outbox, with the transaction; answers its id there. */
  mail(mail: Mail | TemplateMail): Promise<string>;
  /** As `mail`, for a short message to a phone. It waits in the outbox: no sender of them is part of the tool. */
  sms(sms: Sms): Promise<string>;
  /**
   * Has a message of the outbox sent again that was given up.
   * @throws 409 `message_not_failed`, `message_too_late`, `message_gone`
   */
  resend(id: string): Promise<void>;
  /** Removes the recipient and the content of a message of the outbox. One that waits is not sent any more. */
  forgetMessage(id: string): Promise<void>;
  readonly notes: Notes;
  readonly tabs: SavedTabs;
  /** A key for a link in a mail: opens one thing, once, for so long. `subject` is what it is about. */
  issueKey(use: {
    readonly purpose: string;
    readonly subject: string;
    readonly value?: string;
    readonly seconds: number;
  }): Promise<LinkKey>;
  /**
   * Takes such a key, and all others of its purpose and subject with it.
   * @throws 422 `link_unknown`, `link_expired` or `link_used`
   */
  redeemKey(purpose: string, key: LinkKey): Promise<RedeemedKey>;
  /** As `redeemKey`, and leaves the key as it is: for a link whose page does several things until the link expires. */
  readKey(purpose: string, key: LinkKey): Promise<RedeemedKey>;
  /** Runs once the transaction is committed; its failure is logged and changes no answer. */
  after(effect: () => void | Promise<void>): void;
  /** Part of the response to this request only, and not stored, such as a new key. */
  reveal(values: Row): void;
  /** What has been revealed so far. */
  readonly revealed: Readonly<Row>;
}

/** What the link holds. */
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
  /** The current office (`X-Office-Id`); null for citizens and the system. */
  readonly officeId: string | null;
  /** The request's language. */
  readonly language: string;
  /** The kind of client that the request came from; undefined for jobs, and where the domain names no kinds. */
  readonly clientKind?: string | undefined;
  /** The digest of the session that the request came with. */
  readonly session?: string | undefined;
  /** The signed-in person or API client whose values these are; undefined for citizens and the system. */
  readonly caller?: Caller | undefined;
}

export interface WrittenChange<T = Row, I = Record<string, Row>> {
  readonly resource: string;
  readonly before: Readonly<T> | undefined;
  readonly after: Readonly<T> | undefined;
  /** Set where a workflow move wrote the row. */
  readonly transition?: WrittenTransition<I>;
}

/** A move that was made; the name says which input came with it. */
export type WrittenTransition<I = Record<string, Row>> = {
  [T in keyof I & string]: {
    readonly name: T;
    readonly from: string;
    readonly to: string;
    readonly input: Readonly<I[T]>;
  };
}[keyof I & string];

/** One change of one record, for the log. Secrets are masked; of an update only what has changed. */
export interface AuditEntry {
  readonly at: string;
  readonly actor: Actor;
  /** The office that it was done in; else the record's own, else the topmost. */
  readonly officeId: string | null;
  readonly clientKind: string | undefined;
  readonly resource: string;
  /** `*` where it is about no single record. */
  readonly recordId: string;
  /** `create`, `update`, `delete` or the name of a transition or an operation. */
  readonly action: string;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

/** An access to stored data that changes nothing: an export, a print, an opened document. */
export type Reading = Pick<AuditEntry, 'resource' | 'recordId' | 'action' | 'after'>;

/** What a log is said with: names of resources and moves, and the project's words. */
export interface AuditWords {
  readonly model: Model;
  readonly language: string;
  readonly text: Texts;
}

/** An entry of the log as it is read. */
export interface LoggedEntry {
  readonly id: string;
  readonly at: string;
  /** A person's or program's name; of the system's own work its name in `workflow.actors` of the screens' words. */
  readonly by: string;
  readonly officeId: string | null;
  readonly action: string;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

/** Named sums, kept beside the counters of `next` and read as `_counters` (`Reader.sql`): what would cost a report to reckon. */
export interface Sums {
  /**
   * Adds, and answers what the sums are now; sums that were never set stay away, in the answer too. Until this transaction ends, others
   * who add to them wait: add late.
   */
  add(amounts: Readonly<Record<string, number>>): Promise<Readonly<Record<string, number>>>;
  set(values: Readonly<Record<string, number>>): Promise<void>;
}

/** What staff write on a record for each other. */
export interface Notes {
  /** @returns the id of the note */
  add(resource: string, id: string, text: string): Promise<string>;
  /**
   * Another text; undefined removes the note.
   * @throws 404, 403 `note_of_another`
   */
  edit(resource: string, id: string, note: string, text: string | undefined): Promise<void>;
  /** Removes all notes on a record, without a trace in the log. */
  forget(resource: string, id: string): Promise<void>;
}

/** Filters of lists that the actor saves as tabs. */
export interface SavedTabs {
  /**
   * @returns the id of the tab
   * @throws 409 `too_many_tabs`, 422 where another one has this name
   */
  add(resource: string, tab: { name: string; query: string; role?: string | null }): Promise<string>;
  /** @throws 404, 403 `tab_of_another` */
  change(resource: string, id: string, changes: { name?: string; query?: string; role?: string | null }): Promise<void>;
  /** @throws 404, 403 `tab_of_another` */
  remove(resource: string, id: string): Promise<void>;
}

/** Who changed a record: shown to a user whose own change came too late. */
export interface RecordChange {
  readonly at: string;
  /** A person's or program's name; of the system's own work its name in `workflow.actors` of the screens' words. */
  readonly by: string;
  readonly action: string;
  /** Names of the fields that were altered. */
  readonly fields: readonly string[];
}
