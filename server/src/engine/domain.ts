import type { Variable } from './domain/environment.ts';
import type { JsonSchema, Slug } from '@tuyen/model';
import type { FastifyInstance } from 'fastify';
import type { Endpoints } from './endpoint/schema.ts';
import type { HookContext, ResourceHooks } from './domain/hooks.ts';
import type { ClientKind, IdentityReading } from './domain/identity.ts';
import type {
  AnyOperations,
  AnyRecords,
  AnyTransitions,
  Name,
  OperationMap,
  OperationsOf,
  Reader,
  RecordMap,
  Row,
  TransitionMap,
  TransitionsOf,
} from './domain/reading.ts';
import type { Figure, Job, Services } from './domain/services.ts';
import type { Migration } from './domain/migration.ts';
import type { OutboxReading } from './domain/outbox.ts';
import type { AuditEntry, AuditWords, LoggedEntry } from './domain/writing.ts';

export type * from './domain/reading.ts';
export type * from './domain/origins.ts';
export type * from './domain/writing.ts';
export type * from './domain/hooks.ts';
export type * from './domain/services.ts';
export type * from './domain/identity.ts';
export type * from './domain/outbox.ts';
export type * from './domain/migration.ts';

export type Hooks<
  R extends RecordMap = AnyRecords,
  X extends TransitionMap = AnyTransitions,
  O extends OperationMap = AnyOperations,
> = {
  readonly [K in Name<R>]?: ResourceHooks<R, R[K], X, TransitionsOf<X, K>, OperationsOf<O, K>>;
};

/** A project's own rules in addition to its schemas. All properties are optional. */
export interface Domain<
  R extends RecordMap = AnyRecords,
  S extends Slug = Slug,
  X extends TransitionMap = AnyTransitions,
  O extends OperationMap = AnyOperations,
> {
  readonly hooks?: Hooks<R, X, O>;
  /**
   * Resources that rarely change, such as prices. A transaction remembers what it read from such a resource until it
   * writes or locks one of the resource's records. Offices, roles and singletons are always remembered. If a decision
   * depends on a record, lock the record: a lock reads it again.
   */
  readonly remembered?: readonly Name<R>[];
  /** Environment variables that the project's code reads. Validated before the server opens anything. */
  readonly environment?: readonly Variable[];
  /**
   * Fills a field with `x-serial` when its record is created, and implements `tx.serial`. Numbers come from
   * `context.tx.next`. Returns undefined for an unknown template. The engine then uses the template's name and a number
   * (`loan-000001`), as it does without this hook.
   */
  serial?(template: string, values: Readonly<Row>, context: HookContext<R, X>): Promise<string | undefined>;
  /**
   * Routes of the project, registered under `/api/v1` after the generic routes. Their paths must differ from those of
   * the generic routes. The schema of each route authorizes callers, validates requests and documents the route at
   * `/docs`.
   */
  routes?(app: Endpoints, services: Services<R, S, X>): void | Promise<void>;
  /**
   * Registers routes at the server's root instead of `/api/v1`, such as the pages to which a payment gateway returns
   * customers.
   */
  pages?(app: FastifyInstance, services: Services<R, S, X>): void | Promise<void>;
  readonly jobs?: readonly Job<R, S, X>[];
  readonly figures?: readonly Figure<R, S>[];
  /** Migrations of existing rows to the current schemas. They run in this order, each once. */
  readonly migrations?: readonly Migration<R>[];
  readonly identity?: IdentityReading<R>;
  readonly clientKinds?: readonly ClientKind[];
  /** Returns the currency (ISO 4217) of an office. Defaults to the project's currency. */
  currencyOf?(officeId: string | null, services: Pick<Services<R, S, X>, 'settings'>): Promise<string>;
  /**
   * External systems whose failure testers can simulate, because the project's code calls `services.fault` for them.
   * Each has the JSON Schema of the effect that a tester can set.
   */
  readonly faults?: Readonly<Record<string, JsonSchema>>;
  /**
   * Resource that shows the outbox, and the mail accounts. If undefined, messages are stored in an internal table and
   * sent with the mail account from the environment variables.
   */
  readonly outbox?: OutboxReading<R>;
  /**
   * Resource that stores the log. `row` converts a log entry to a record of this resource; the server adds ids and
   * times. Defaults to an internal table.
   */
  readonly audit?: {
    readonly resource: string;
    /** Field with the resource name of a record. Migrations update it when a resource is renamed. */
    readonly names?: string;
    /**
     * Fields that contain previous or new values of a record: objects with the names of fields as keys. If a field is
     * renamed, migrations rename the key. Requires `names`.
     */
    readonly values?: readonly string[];
    row(entry: AuditEntry, reader: Reader<R>): Row | Promise<Row>;
    /**
     * Returns a row of the log with readable texts, for printed documents that list log entries. Without this function,
     * the documents show the rows as stored.
     */
    said?(row: Readonly<Row>, words: AuditWords): Row;
    entries(
      reader: Reader<R>,
      record: { readonly resource: string; readonly id: string; readonly limit: number },
    ): Promise<readonly LoggedEntry[]>;
  };
}
