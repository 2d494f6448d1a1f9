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

// What a domain is made of, one file a part.
export type * from './domain/reading.ts';
export type * from './domain/writing.ts';
export type * from './domain/hooks.ts';
export type * from './domain/services.ts';
export type * from './domain/identity.ts';
export type * from './domain/outbox.ts';
export type * from './domain/migration.ts';

/** The hooks of resources, by name; of each with the type of its records. */
export type Hooks<
  R extends RecordMap = AnyRecords,
  X extends TransitionMap = AnyTransitions,
  O extends OperationMap = AnyOperations,
> = {
  readonly [K in Name<R>]?: ResourceHooks<R, R[K], X, TransitionsOf<X, K>, OperationsOf<O, K>>;
};

/** A project's own rules, beside what its schemas say. Every part may be left out. */
export interface Domain<
  R extends RecordMap = AnyRecords,
  S extends Slug = Slug,
  X extends TransitionMap = AnyTransitions,
  O extends OperationMap = AnyOperations,
> {
  readonly hooks?: Hooks<R, X, O>;
  /**
   * Resources that change seldom, such as prices: a transaction reads the same of them once, until it writes or locks one of their
   * records. Offices, roles and singletons are remembered anyway. What a decision hangs on is locked: that reads anew.
   */
  readonly remembered?: readonly Name<R>[];
  /** What the project's code reads of the environment: checked before the server opens anything. */
  readonly environment?: readonly Variable[];
  /**
   * Fills a field with `x-serial` when its record is created, and answers `tx.serial`. Numbers come from `context.tx.next`.
   * Answers undefined for a template it does not know: the engine then numbers plainly, as it does without this hook (`loan-000001`).
   */
  serial?(template: string, values: Readonly<Row>, context: HookContext<R, X>): Promise<string | undefined>;
  /**
   * Registered under `/api/v1` after the generic routes; a path here may not repeat one of theirs. The schema of each route checks its
   * callers and requests and describes it at `/docs`.
   */
  routes?(app: Endpoints, services: Services<R, S, X>): void | Promise<void>;
  /** Registered at the server's root: pages such as a payment gateway's. */
  pages?(app: FastifyInstance, services: Services<R, S, X>): void | Promise<void>;
  readonly jobs?: readonly Job<R, S, X>[];
  readonly figures?: readonly Figure<R, S>[];
  /** How rows that are there become what the schemas say now, in this order, each once. */
  readonly migrations?: readonly Migration<R>[];
  readonly identity?: IdentityReading<R>;
  readonly clientKinds?: readonly ClientKind[];
  /** The currency (ISO 4217) that an office writes its money in. Default: the project's. */
  currencyOf?(officeId: string | null, services: Pick<Services<R, S, X>, 'settings'>): Promise<string>;
  /** The outside systems that its code asks `services.fault` about, each with the JSON Schema of an effect. */
  readonly faults?: Readonly<Record<string, JsonSchema>>;
  /** Default: messages are kept in a table of the server's own and sent by the account of the environment. */
  readonly outbox?: OutboxReading<R>;
  /** The resource that keeps the log, and an entry as its row (ids and times are filled in). Default: a table of the server's own. */
  readonly audit?: {
    readonly resource: string;
    /** Its field with the name of a record's resource, which follows renames. */
    readonly names?: string;
    /** Its fields with what a record had and has, by the names of the record's fields, which follow renames. Needs `names`. */
    readonly values?: readonly string[];
    row(entry: AuditEntry, reader: Reader<R>): Row | Promise<Row>;
    /** A row as a document says it, in words. Default: as it is stored. */
    said?(row: Readonly<Row>, words: AuditWords): Row;
    /** What the log has of a record, newest first. */
    entries(
      reader: Reader<R>,
      record: { readonly resource: string; readonly id: string; readonly limit: number },
    ): Promise<readonly LoggedEntry[]>;
  };
}
