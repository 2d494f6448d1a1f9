import type { Model, Slug } from '@tuyen/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MessageParams } from '../problem.ts';
import type { Origins } from './origins.ts';
import type { SmsSender, SmtpAccount } from './outbox.ts';
import type { AnyRecords, AnyTransitions, Name, Reader, RecordMap, Row, TransitionMap } from './reading.ts';
import type { Actor, Caller, Reading, SettingsOf, Transaction, Values, WriteContext } from './writing.ts';

export interface Auth<S extends Slug = Slug> {
  /**
   * Returns the caller. A caller without credentials is a customer.
   * @throws 401 for an invalid token, 403 for an office that is not the caller's
   */
  caller(request: FastifyRequest): Promise<Caller>;
  /**
   * Identifies the caller of a request once more, for an answer that takes long: the session may have ended since, and
   * permissions may have changed.
   * @throws like `caller`
   */
  callerAgain(request: FastifyRequest): Promise<Caller>;
  /**
   * Returns the caller. It must be a signed-in user or an API client, and must have every one of the given slugs.
   * @throws 401, and 403 with the missing slugs
   */
  needsAll(request: FastifyRequest, ...slugs: readonly S[]): Promise<Caller>;
  may(caller: Caller, slug: S): boolean;
}

/** Response of an endpoint. `status` defaults to 200. */
export interface Answer {
  readonly status?: number;
  readonly body: unknown;
  /**
   * Values that are only in this response and are not stored. So the response to a repeated `Idempotency-Key` lacks
   * these values.
   */
  readonly once?: Readonly<Row>;
}

export type RunAttempt = <T>(work: () => Promise<T>) => Promise<T>;

export interface WritePath<R extends RecordMap = AnyRecords, X extends TransitionMap = AnyTransitions> {
  /** Runs a transaction of the system or of a given actor (jobs, payment notifications). */
  transaction<T>(context: Partial<WriteContext>, work: (tx: Transaction<R, X>) => Promise<T>): Promise<T>;
  /**
   * Runs the work in a transaction that is rolled back: no data is kept, no effect runs, no response is sent. An error
   * inside an `attempt` rolls back only that attempt.
   * @returns the result of the work
   * @throws Problem exactly when `answer` with the same work would
   */
  dryRun<T>(request: FastifyRequest, work: (tx: Transaction<R, X>, attempt: RunAttempt) => Promise<T>): Promise<T>;
  /**
   * Handles a complete write endpoint: runs one transaction, honors the `Idempotency-Key` header inside it, and sends
   * the response. An error inside an `attempt` rolls back only that attempt. The same key and body return the first response again; another body returns 422
   * `idempotency_key_reused`.
   * An error inside an `attempt` rolls back only that attempt, also its effects.
   * @param options.context defaults to the caller of the request
   * @param options.scope separates equal keys of different endpoints; defaults to method and route
   * @param options.captcha also requires `x-token-captcha`; a repeated key returns its first response although the
   * token is spent
   * @param options.created path of a created record below the API's base, for the `Location` of a 201
   */
  handleWrite(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Transaction<R, X>, attempt: RunAttempt) => Promise<Answer>,
    options?: {
      readonly context?: Partial<WriteContext>;
      readonly scope?: string;
      readonly captcha?: boolean;
      readonly created?: (body: Row) => string;
    },
  ): Promise<FastifyReply>;
}

export interface Captcha {
  /**
   * Verifies the captcha token in the header `x-token-captcha` and marks the token as used.
   * @throws 422 `captcha_invalid` if the token is missing, wrong, expired or already used
   */
  check(request: FastifyRequest): Promise<void>;
}

export interface OneTimeKeys {
  /**
   * Marks a one-time key as used. Returns false if the key was already used. The stored key may be deleted after the
   * time `until`.
   */
  use(key: string, until: Date): Promise<boolean>;
  isUsed(key: string): Promise<boolean>;
}

export interface Upload {
  readonly id: string;
  /** Value of a file or image field: `/api/v1/uploads/{id}`. */
  readonly url: string;
  readonly name: string;
  readonly type: string;
  /** Size of the file in bytes. */
  readonly size: number;
  /** Signed URL that opens the file for an hour, or until a record refers to it. */
  readonly address: string;
  /** Value of the header `Retry-After`, in seconds. */
  readonly expires_in: number;
}

export interface Uploads {
  /**
   * Reads the multipart file `file`, validates its content, strips metadata and stores it.
   * @param options.accept MIME types; defaults to images and PDF
   * @param options.maxBytes defaults to 8 MiB
   * @param options.by actor whose request bodies may refer to the file; defaults to the caller of the request
   */
  receive(
    request: FastifyRequest,
    options?: { readonly accept?: readonly string[]; readonly maxBytes?: number; readonly by?: Actor },
  ): Promise<Upload>;
  /**
   * Stores bytes that the server generated.
   * @param by actor whose request bodies may refer to the file; by default no one
   */
  put(file: { readonly name: string; readonly type: string; readonly bytes: Uint8Array }, by?: Actor): Promise<Upload>;
}

export interface Clock {
  now(): Date;
}

export interface Services<
  R extends RecordMap = AnyRecords,
  S extends Slug = Slug,
  X extends TransitionMap = AnyTransitions,
> {
  readonly model: Model;
  readonly clock: Clock;
  readonly store: Reader<R>;
  readonly write: WritePath<R, X>;
  readonly auth: Auth<S>;
  readonly captcha: Captcha;
  readonly uploads: Uploads;
  readonly oneTimeKeys: OneTimeKeys;
  /**
   * Runs the work in this process after a delay in milliseconds of the machine's clock. The work is skipped if the rows
   * were reset, restored from a snapshot or deleted with their namespace, or if the server has closed. An error is
   * logged.
   */
  later(delay: number, work: () => Promise<unknown>): void;
  /**
   * Returns the effective values of a singleton resource for an office, including secrets: its own, then those of
   * ancestor offices, then defaults.
   */
  settings<K extends Name<R>>(resource: K, officeId: string | null): Promise<SettingsOf<R[K]>>;
  /**
   * Returns a `preHandler` that limits the number of requests within `seconds`, which is at most an hour. Each client
   * address and `key` has its own counter, stored in the database. With `everywhere`, a key has one counter for all
   * addresses. This protects values that could be guessed from many addresses. A request whose `key` is undefined is
   * not counted.
   */
  limit(options: {
    readonly name: string;
    readonly requests: number;
    readonly seconds: number;
    readonly key?: (request: FastifyRequest) => string | undefined;
    readonly everywhere?: boolean;
  }): (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /**
   * Stores technical data about a record, such as when it was last seen. It does not count as a change: version, hooks
   * and log are unaffected.
   */
  note<K extends Name<R>>(resource: K, id: string, values: Values<R[K]>): Promise<void>;
  /**
   * Deletes the entries of all months (UTC) that ended before a time, for a resource that is stored by month.
   * @returns the number of deleted entries
   */
  removeMonths(resource: Name<R>, before: Date): Promise<number>;
  logReading(caller: Caller, reading: Reading): Promise<void>;
  jobs(): Promise<readonly JobStanding[]>;
  /** Returns a text of `schemas/locales/<lng>/server.json` by dotted key, with `{name}` filled in from params. */
  text(language: string, key: string, params?: MessageParams): string;
  /** Returns the language of a request: the first in `Accept-Language` that the project has, otherwise its default. */
  language(request: FastifyRequest): string;
  /**
   * Prints a document of `schemas/prints` about a record as PDF, for a person without an account. The route decides who
   * gets it.
   * @throws 409 `print_not_possible` if the record does not satisfy the condition of the print
   */
  printPdf(print: string, record: Readonly<Row>, language: string): Promise<Buffer>;
  /** Mail account from the environment variables, for offices that have none of their own. */
  readonly smtp: SmtpAccount | undefined;
  /** SMS service that the operator has configured (`TUYEN_SMS_SENDER`). */
  readonly sms: SmsSender | undefined;
  /** Whether the operator allows offices to name mail servers in private networks. */
  readonly privateMailHosts: boolean;
  /** Secret of this installation for signatures (payments, links). The same in every process. */
  readonly secret: string;
  readonly origins: Origins;
  /**
   * Returns the effect of a fault that a tester has set for an external system, such as a payment gateway. First waits
   * for the delay of the fault. Returns undefined if no fault is set, which is always the case in production.
   * `Domain.faults` defines the shape of the effect.
   * @param about properties of the call that a fault can match
   */
  fault(point: string, about: Readonly<Row>): Promise<Readonly<Row> | undefined>;
  /** Whether outside systems, such as a payment gateway, may be simulated. Never in production. */
  readonly simulated: boolean;
}

/**
 * Work triggered only by time. Runs in one process at a time, and immediately after a tester sets the clock. Must be
 * safe to repeat.
 */
export interface Job<
  R extends RecordMap = AnyRecords,
  S extends Slug = Slug,
  X extends TransitionMap = AnyTransitions,
> {
  readonly name: string;
  /** Seconds between two runs, measured by the server's clock. */
  readonly every: number;
  run(services: Services<R, S, X>): Promise<void>;
}

export interface JobStanding {
  readonly name: string;
  readonly ranAt: Date;
  /** Number of consecutive failures. 0: the last run succeeded. */
  readonly failures: number;
  readonly error: string | undefined;
  /** Time of the last failure, even if later runs succeeded. */
  readonly failedAt: Date | undefined;
}

/** Number or short series for the home page, shown to users with a matching slug. */
export interface Figure<R extends RecordMap = AnyRecords, S extends Slug = Slug> {
  readonly name: string;
  /** Each of these slugs alone grants access. */
  readonly slugs: readonly S[];
  /**
   * @param scope.offices undefined for all offices
   * @returns one number, an object with numbers, or a list of amounts with currency: `[{ currency: 'USD', n: 20 }]`
   */
  value(
    reader: Reader<R>,
    scope: { readonly offices: readonly string[] | undefined; readonly now: Date; readonly language: string },
    services: Pick<Services<R, S>, 'settings' | 'jobs'>,
  ): Promise<unknown>;
}
