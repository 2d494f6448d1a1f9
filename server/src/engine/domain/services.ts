import type { Model, Slug } from '@tuyen/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MessageParams } from '../problem.ts';
import type { SmtpAccount } from './outbox.ts';
import type { AnyRecords, AnyTransitions, Name, Reader, RecordMap, Row, TransitionMap } from './reading.ts';
import type { Actor, Caller, Reading, SettingsOf, Transaction, Values, WriteContext } from './writing.ts';

export interface Auth<S extends Slug = Slug> {
  /** The caller; a bad token or a foreign office throws 401 or 403. Anybody without credentials is a customer. */
  caller(request: FastifyRequest): Promise<Caller>;
  /**
   * Returns the caller, who must be signed in or an API client and have every slug.
   * @throws 401, and 403 with the missing slugs
   */
  needsAll(request: FastifyRequest, ...slugs: readonly S[]): Promise<Caller>;
  may(caller: Caller, slug: S): boolean;
}

/** What an endpoint answers; `status` is 200 unless said. */
export interface Answer {
  readonly status?: number;
  readonly body: unknown;
  /** Added to the response only, and not stored: the response to a repeated `Idempotency-Key` lacks it. */
  readonly once?: Readonly<Row>;
}

export type Attempt = <T>(work: () => Promise<T>) => Promise<T>;

export interface WritePath<R extends RecordMap = AnyRecords, X extends TransitionMap = AnyTransitions> {
  /** A transaction of the system or of a given actor (jobs, payment notifications). */
  transaction<T>(context: Partial<WriteContext>, work: (tx: Transaction<R, X>) => Promise<T>): Promise<T>;
  /**
   * Does all that the work would do, in a transaction that is rolled back: nothing is kept, no effect runs, no answer is sent. What an
   * `attempt` within it throws is rolled back alone.
   * @returns what the work returns
   * @throws Problem exactly where `answer` with the same work would refuse
   */
  dryRun<T>(request: FastifyRequest, work: (tx: Transaction<R, X>, attempt: Attempt) => Promise<T>): Promise<T>;
  /**
   * A write endpoint's whole body: one transaction, the `Idempotency-Key` header honored inside it (same key and body: the
   * first answer again; other body: 422 `idempotency_key_reused`), the answer sent.
   * @param options.context defaults to the caller of the request
   * @param options.scope keeps equal keys of different endpoints apart; defaults to method and route
   * @param options.captcha asks for `x-token-captcha` too; a repeated key gets its first answer although the token is spent
   * @param options.created path of a created record below the API's base, for the `Location` of a 201
   */
  handleWrite(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Transaction<R, X>) => Promise<Answer>,
    options?: {
      readonly context?: Partial<WriteContext>;
      readonly scope?: string;
      readonly captcha?: boolean;
      readonly created?: (body: Row) => string;
    },
  ): Promise<FastifyReply>;
}

export interface Captcha {
  /** Checks and spends `x-token-captcha`; 422 `captcha_invalid` where it is missing, wrong, expired or spent. */
  check(request: FastifyRequest): Promise<void>;
}

/** Keys that count once, kept in the database. */
export interface OneTimeKeys {
  /** Marks a key as used; it can be forgotten after `until`. Returns false if it was used before. */
  use(key: string, until: Date): Promise<boolean>;
  isUsed(key: string): Promise<boolean>;
}

export interface Upload {
  readonly id: string;
  /** What a file or image field holds: `/api/v1/uploads/{id}`. */
  readonly url: string;
  readonly name: string;
  readonly type: string;
  /** bytes */
  readonly size: number;
  /** Signed: opens the file for an hour, or until a record refers to it. */
  readonly address: string;
  /** seconds */
  readonly expires_in: number;
}

export interface Uploads {
  /**
   * Reads the multipart file `file`, checks it by its content, strips metadata and stores it.
   * @param options.accept MIME types; default images and PDF
   * @param options.maxBytes default 8 MiB
   * @param options.by whose bodies may name it; default the caller of the request
   */
  receive(
    request: FastifyRequest,
    options?: { readonly accept?: readonly string[]; readonly maxBytes?: number; readonly by?: Actor },
  ): Promise<Upload>;
  /**
   * Stores bytes that the server made itself.
   * @param by whose bodies may name it; by default of no caller
   */
  put(file: { readonly name: string; readonly type: string; readonly bytes: Uint8Array }, by?: Actor): Promise<Upload>;
}

export interface Clock {
  now(): Date;
}

/** What the engine lends to a domain's routes and jobs. */
export interface Services<
  R extends RecordMap = AnyRecords,
  S extends Slug = Slug,
  X extends TransitionMap = AnyTransitions,
> {
  readonly model: Model;
  readonly clock: Clock;
  /** Committed rows, outside any transaction. */
  readonly store: Reader<R>;
  readonly write: WritePath<R, X>;
  readonly auth: Auth<S>;
  readonly captcha: Captcha;
  readonly uploads: Uploads;
  readonly oneTimeKeys: OneTimeKeys;
  /**
   * Runs the work after so many milliseconds of the machine's clock, in this process. The work does not run if the rows were reset,
   * restored from a snapshot or dropped with their namespace, or if the server has closed. An error is logged.
   */
  later(delay: number, work: () => Promise<unknown>): void;
  /** The effective values of a singleton resource for an office: its own, else those of offices above, else defaults; secrets included. */
  settings<K extends Name<R>>(resource: K, officeId: string | null): Promise<SettingsOf<R[K]>>;
  /**
   * `preHandler` that allows so many requests in so many seconds (an hour at most) for each client address and `key`, kept in
   * the database. With `everywhere` the key is counted whatever the address: for what could be guessed from many of them.
   * A request whose `key` is undefined is not counted.
   */
  limit(options: {
    readonly name: string;
    readonly requests: number;
    readonly seconds: number;
    readonly key?: (request: FastifyRequest) => string | undefined;
    readonly everywhere?: boolean;
  }): (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /**
   * Notes what a machine says of its record, such as when it was last seen. No change in anybody's eyes: version, hooks and log stay.
   */
  note<K extends Name<R>>(resource: K, id: string, values: Values<R[K]>): Promise<void>;
  /**
   * Removes the entries of all months (UTC) that had ended at a time, of a resource that is stored by month.
   * @returns how many entries went
   */
  removeMonths(resource: Name<R>, before: Date): Promise<number>;
  /** Writes an entry of the audit log about data that the caller was given. */
  logReading(caller: Caller, reading: Reading): Promise<void>;
  /** How each background job went the last time. */
  jobs(): Promise<readonly JobStanding[]>;
  /** A text of `schemas/locales/<lng>/server.json` by dotted key; `{name}` in it is filled from params. */
  text(language: string, key: string, params?: MessageParams): string;
  /** The language of a request: the first of `Accept-Language` that the project has, else its default. */
  language(request: FastifyRequest): string;
  /** The environment's account at a mail server, for offices without one. */
  readonly smtp: SmtpAccount | undefined;
  /** Whether the operator lets offices name mail servers in private networks. */
  readonly privateMailHosts: boolean;
  /** Secret of this installation for signatures (payments, links): the same on every process. */
  readonly secret: string;
  /** Public addresses of the apps, no trailing slash. */
  readonly origins: { readonly server: string; readonly admin: string; readonly portal: string };
  /**
   * What a tester has put in place of an outside system, such as a payment gateway; undefined where nothing is, always so in production.
   * It has the shape that `Domain.faults` gives the point. A delay that the tester set has passed when it is answered.
   * @param about what the tester may distinguish cases by
   */
  fault(point: string, about: Readonly<Row>): Promise<Readonly<Row> | undefined>;
  /** Whether outside systems, such as a payment gateway, may be simulated. Never in production. */
  readonly simulated: boolean;
}

/** Work that time alone causes. Run in one process at a time, and at once after the QA clock is moved; must be safe to repeat. */
export interface Job<
  R extends RecordMap = AnyRecords,
  S extends Slug = Slug,
  X extends TransitionMap = AnyTransitions,
> {
  readonly name: string;
  /** seconds of the clock */
  readonly every: number;
  run(services: Services<R, S, X>): Promise<void>;
}

/** How a background job went. */
export interface JobStanding {
  readonly name: string;
  readonly ranAt: Date;
  /** How often it failed in a row; 0: the last run went well. */
  readonly failures: number;
  /** What the last run failed of. */
  readonly error: string | undefined;
  /** When a run failed last, however the later ones went. */
  readonly failedAt: Date | undefined;
}

/** A number or small series of the home page; shown to those who may. */
export interface Figure<R extends RecordMap = AnyRecords, S extends Slug = Slug> {
  readonly name: string;
  /** Any of these slugs lets one see it. */
  readonly slugs: readonly S[];
  /**
   * @param scope.offices undefined = all
   * @returns a number, numbers by key, or a list of amounts with their currency: `[{ currency: 'USD', n: 20 }]`
   */
  value(
    reader: Reader<R>,
    scope: { readonly offices: readonly string[] | undefined; readonly now: Date; readonly language: string },
    services: Pick<Services<R, S>, 'settings' | 'jobs'>,
  ): Promise<unknown>;
}
