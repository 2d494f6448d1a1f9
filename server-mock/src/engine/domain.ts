import type { Model, Profile, Scalar, Slug } from '@tuyen/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { MessageParams } from './problem.ts';

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

/** Who does it. A customer has no account; the system acts by itself (jobs, notices). */
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

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** What the mail is about, for the outbox's readers: `order.status`. */
  readonly topic?: string;
}

/**
 * One database transaction: everything in it happens or nothing does. Nothing but the database may be awaited inside (no
 * HTTP, no timers, no hashing): on SQLite every other request waits meanwhile.
 */
export interface Transaction extends Reader {
  /** The context that the transaction was opened with; hooks and nested writes share it. */
  readonly context: WriteContext;
  /** The record, locked until the transaction ends: read what you are about to decide on through this. */
  lock(resource: string, id: string): Promise<Row | undefined>;
  /** Full write path without the permission check: defaults, hooks, validation, serials, history, audit. Read-only fields may be set. */
  create(resource: string, values: Row): Promise<Row>;
  update(resource: string, id: string, changes: Row): Promise<Row>;
  remove(resource: string, id: string): Promise<Row>;
  /** A workflow move by this transaction's actor; any move that the workflow does not offer throws 409 `transition_not_allowed`. */
  move(resource: string, id: string, transition: string, input?: Row): Promise<Row>;
  /** The same transaction in another actor's name: what the system does because of a person's write. */
  as(actor: Actor): Transaction;
  /** The next number (from 1) of a named counter; without gaps, since a rollback gives it back. */
  next(counter: string): Promise<number>;
  /** As `Services.settings`, read inside the transaction. */
  settings(resource: string, officeId: string | null): Promise<Row>;
  /** A new value of a serial template, by the domain's `serial` hook. */
  serial(template: string, values: Row): Promise<string>;
  /** Puts a mail into the outbox, with the transaction. */
  mail(mail: Mail): Promise<void>;
  /** Runs once the transaction is committed; its failure is logged and changes no answer. */
  after(effect: () => void | Promise<void>): void;
  /** Shown in the answer to this one request and kept nowhere, as a key that was just made. */
  reveal(values: Row): void;
  /** What has been revealed so far. */
  readonly revealed: Readonly<Row>;
}

export interface WriteContext {
  readonly actor: Actor;
  /** The current office (`X-Office-Id`); null for citizens and the system. */
  readonly officeId: string | null;
  /** The request's language. */
  readonly language: string;
  /** The kind of client that the request came from; undefined for jobs, and where the domain names no kinds. */
  readonly clientKind?: string | undefined;
}

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
  /** By transition name: what changes with the move besides the state. `input` is validated already. */
  readonly transitions?: Readonly<Record<string, TransitionHook>>;
}

/** @param to the state that the workflow's row leads to */
export type TransitionHook = (
  record: Readonly<Row>,
  input: Readonly<Row>,
  context: HookContext & { readonly to: string },
) => Result<Changes>;

export interface WrittenChange {
  readonly resource: string;
  readonly before: Readonly<Row> | undefined;
  readonly after: Readonly<Row> | undefined;
  /** Set where a workflow move wrote the row. */
  readonly transition?: {
    readonly name: string;
    readonly from: string;
    readonly to: string;
    readonly input: Readonly<Row>;
  };
}

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
}

export interface Auth {
  /** The caller; a bad token or a foreign office throws 401 or 403. Anybody without credentials is a customer. */
  caller(request: FastifyRequest): Promise<Caller>;
  /** The caller, who must be signed in or an API client, and hold the slug (any of them, if several). */
  need(request: FastifyRequest, ...slugs: readonly Slug[]): Promise<Caller>;
  may(caller: Caller, slug: Slug): boolean;
}

/** What an endpoint answers; `status` is 200 unless said. */
export interface Answer {
  readonly status?: number;
  readonly body: unknown;
  /** Added to the body that is sent, and kept nowhere: a repeated `Idempotency-Key` is answered without it. */
  readonly once?: Readonly<Row>;
}

export interface WritePath {
  /** A transaction of the system's or a given actor's own (jobs, notices). */
  transaction<T>(context: Partial<WriteContext>, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * A write endpoint's whole body: one transaction, the `Idempotency-Key` header honoured inside it (same key and body: the
   * first answer again; other body: 422 `idempotency_key_reused`), the answer sent.
   * @param options.context defaults to the caller of the request
   * @param options.scope keeps equal keys of different endpoints apart; defaults to method and route
   * @param options.captcha asks for `x-token-captcha` too; a repeated key gets its first answer although the token is spent
   */
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Transaction) => Promise<Answer>,
    options?: { readonly context?: Partial<WriteContext>; readonly scope?: string; readonly captcha?: boolean },
  ): Promise<FastifyReply>;
}

export interface Captcha {
  /** Checks and spends `x-token-captcha`; 422 `captcha_invalid` where it is missing, wrong, expired or spent. */
  check(request: FastifyRequest): Promise<void>;
}

export interface Upload {
  readonly id: string;
  /** What a file or image field holds: `/api/v1/uploads/{id}`. */
  readonly url: string;
  readonly name: string;
  readonly type: string;
  /** bytes */
  readonly size: number;
}

export interface Uploads {
  /**
   * Reads the multipart file `file`, judges it by its content, strips metadata and stores it.
   * @param options.accept MIME types; default images and PDF
   * @param options.maxBytes default 8 MiB
   */
  receive(
    request: FastifyRequest,
    options?: { readonly accept?: readonly string[]; readonly maxBytes?: number },
  ): Promise<Upload>;
  /** Stores bytes that the server made itself. */
  put(file: { readonly name: string; readonly type: string; readonly bytes: Uint8Array }): Promise<Upload>;
}

export interface Clock {
  now(): Date;
}

/** What the engine lends to a domain's routes and jobs. */
export interface Services {
  readonly model: Model;
  readonly clock: Clock;
  /** Committed rows, outside any transaction. */
  readonly store: Reader;
  readonly write: WritePath;
  readonly auth: Auth;
  readonly captcha: Captcha;
  readonly uploads: Uploads;
  /** The effective values of a singleton resource for an office: its own, else those of offices above, else defaults; secrets included. */
  settings(resource: string, officeId: string | null): Promise<Row>;
  /** `preHandler` that allows so many requests in so many seconds for each client address (and `key`), kept in the database. */
  limit(options: {
    readonly name: string;
    readonly requests: number;
    readonly seconds: number;
    readonly key?: (request: FastifyRequest) => string;
  }): (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** A text of `schemas/locales/<lng>/server.json` by dotted key; `{name}` in it is filled from params. */
  text(language: string, key: string, params?: MessageParams): string;
  /** The language of a request: the first of `Accept-Language` that the project has, else its default. */
  language(request: FastifyRequest): string;
  /** Secret of this installation for signatures (payments, links): the same on every process. */
  readonly secret: string;
  /** Public addresses of the apps, no trailing slash. */
  readonly origins: { readonly server: string; readonly admin: string; readonly portal: string };
  /** True where `/__qa` is open. */
  readonly qa: boolean;
}

/** Work that time alone causes. Run in one process at a time, and at once after the QA clock is moved; must be safe to repeat. */
export interface Job {
  readonly name: string;
  /** seconds of the clock */
  readonly every: number;
  run(services: Services): Promise<void>;
}

/** A number or small series of the home page; shown to those who may. */
export interface Figure {
  readonly name: string;
  /** Any of these slugs lets one see it. */
  readonly slugs: readonly Slug[];
  /** @param scope.offices undefined = all */
  value(
    reader: Reader,
    scope: { readonly offices: readonly string[] | undefined; readonly now: Date; readonly language: string },
  ): Promise<unknown>;
}

export interface FixtureContext {
  readonly model: Model;
  /** The date that the set hangs on. */
  readonly anchor: Date;
  /** Seeded: the same numbers on every run. */
  readonly random: () => number;
  /** The same id on every run for the same words: `id('users', 'superuser')`; a UUIDv7 at the anchor's time. */
  readonly id: (resource: string, key: string | number) => string;
  /** A stored password (scrypt; computed once a process for each text). */
  readonly password: (plain: string) => string;
  /** How the stored key of an API client comes from the printed one. */
  readonly hashKey: (plain: string) => string;
}

/**
 * Rows by resource, ready as they stand (no hooks run). Left out: `id`, `version`, `created_at`, `updated_at`, `created_by` are
 * filled in. A resource that is absent gets made-up rows of its kinds' samples (`seed` many); give `[]` for none.
 */
export type Fixtures = (context: FixtureContext) => FixtureSet;
export interface FixtureSet {
  readonly rows: Readonly<Record<string, readonly Row[]>>;
  /** First unused index of named counters (`tx.next`), so that seeded serials are not given out again. */
  readonly counters?: Readonly<Record<string, number>>;
  /** Printed at start: demonstration accounts and keys. */
  readonly notes?: readonly string[];
}

/** How the identity resources are read, where they differ from the usual field names. */
export interface IdentityReading {
  /** The user's offices with their permissions; default: the nested list `offices` of `{office_id, role_id?, permissions?}`. */
  officesOf?(
    user: Row,
    roles: ReadonlyMap<string, Row>,
  ): readonly { readonly id: string; readonly permissions: readonly Slug[] }[];
  /** May the account sign in? Default: its `status`, if it has one, is ACTIVE. */
  active?(user: Row): boolean;
  /** The API client of a key's hash, if there is one. Default: nobody. */
  client?(
    reader: Reader,
    keyHash: string,
    request: { readonly now: Date; readonly address: string },
  ): Promise<ApiClient | undefined>;
  /** Where clients are kept, and the field that holds when one last came. Written once a minute, beside version and log. */
  readonly clients?: { readonly resource: string; readonly lastUsed: string };
  /** Seconds that a new session lasts. Default 8 hours. */
  sessionSeconds?(services: Services, profile: Profile): Promise<number>;
  /** The mail with the link to a new password. */
  passwordMail?(
    services: Services,
    user: Row,
    link: { readonly id: string; readonly key: string },
    language: string,
  ): Mail;
}

/** Who stands behind an API key. */
export interface ApiClient {
  readonly id: string;
  readonly permissions: readonly Slug[];
  readonly officeId?: string | null;
  /** For the log. */
  readonly name?: string;
  /** One of the domain's client kinds; default the first that comes with a key. */
  readonly clientKind?: string;
  /** Requests a minute; undefined = as many as it likes. */
  readonly rateLimit?: number;
}

/**
 * A kind of client: a back office, a till, a partner's program. Every request has exactly one, by its session (which keeps the
 * kind it was opened with), by its API key, or by the header `x-client-kind` where it brings neither. Of several with the same
 * credentials the first is the one that a request is taken for when it names none.
 */
export interface ClientKind {
  readonly name: string;
  /** How a request comes to be of this kind. */
  readonly credentials: readonly ('session' | 'key' | 'none')[];
  /** Slugs (`setting.update`) and whole modules (`user`) that it may not use, whoever asks. */
  readonly without?: readonly string[];
  /** False: it may use no slug at all, only what needs none. */
  readonly slugs?: boolean;
  /** Heads of paths under the API base that are closed to it: `public`. */
  readonly closed?: readonly string[];
}

/** One change of one record, for the log. Secrets are masked; of an update only what has changed. */
export interface AuditEntry {
  readonly at: string;
  readonly actor: Actor;
  /** The office that it was done in; else the record's own, else the topmost. */
  readonly officeId: string | null;
  readonly clientKind: string | undefined;
  readonly resource: string;
  readonly recordId: string;
  /** `create`, `update`, `delete` or a transition's name. */
  readonly action: string;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

/** A project's own rules, beside what its schemas say. Every part may be left out. */
export interface Domain {
  readonly hooks?: Readonly<Record<string, ResourceHooks>>;
  /** Fills a field with `x-serial` when its record is created, and answers `tx.serial`. Numbers come from `context.tx.next`. */
  serial?(template: string, values: Readonly<Row>, context: HookContext): Promise<string>;
  /** Registered under `/api/v1` after the generic routes; a path here may not repeat one of theirs. */
  routes?(app: FastifyInstance, services: Services): void | Promise<void>;
  /** Registered at the server's root: pages such as a payment gateway's. */
  pages?(app: FastifyInstance, services: Services): void | Promise<void>;
  readonly jobs?: readonly Job[];
  readonly figures?: readonly Figure[];
  readonly fixtures?: Fixtures;
  readonly identity?: IdentityReading;
  readonly clientKinds?: readonly ClientKind[];
  /** OpenAPI path items of the domain's own routes, by path under the API base, shown at `/docs` beside the generated ones. */
  readonly openApiPaths?: Readonly<Record<string, object>>;
  /** The resource that keeps the log, and an entry as its row (ids and times are filled in). Default: a table of the server's own. */
  readonly audit?: { readonly resource: string; row(entry: AuditEntry, reader: Reader): Row | Promise<Row> };
}
