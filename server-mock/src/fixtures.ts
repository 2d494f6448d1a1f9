import type { Model } from '@tuyen/model';
import type { AnyRecords, Mail, MessageProblem, Name, RecordMap, Row, Sms } from '@tuyen/server/domain';

export interface FixtureContext {
  readonly model: Model;
  /** The date that the set hangs on. */
  readonly anchor: Date;
  /** Seeded: the same numbers on every run. */
  readonly random: () => number;
  /** The same id on every run for the same words: `id('users', 'superuser')`; a UUIDv7 at the anchor's time. */
  readonly id: (resource: string, key: string | number) => string;
  /** Keeps a file with the server and answers the address that a field of files or pictures holds. Once for each key. */
  readonly upload: (key: string, file: SeedFile) => string;
  /** A stored password (scrypt; computed once a process for each text). */
  readonly password: (plain: string) => string;
  /** How the stored key of an API client comes from the printed one. */
  readonly hashKey: (plain: string) => string;
}

/** A file as fixtures make it; no check looks at it. */
export interface SeedFile {
  readonly name: string;
  /** `image/png` */
  readonly type: string;
  readonly bytes: Uint8Array;
  /** When it came. */
  readonly at: Date;
}

/**
 * Rows by resource, ready as they stand (no hooks run). Left out: `id`, `version`, `created_at`, `updated_at`, `created_by` are
 * filled in. A resource that is absent gets synthetic rows of its kinds' samples (`seed` many); give `[]` for none.
 */
export type Fixtures<R extends RecordMap = AnyRecords> = (context: FixtureContext) => FixtureSet<R>;

/** A record as fixtures write it: what the server fills in may be left out. */
export type Seed<T = Row> = string extends keyof T ? T : Omit<T, Filled> & { [F in keyof T & Filled]?: T[F] };
type Filled = 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by';

export interface FixtureSet<R extends RecordMap = AnyRecords> {
  readonly rows: { readonly [K in Name<R>]?: readonly Seed<R[K]>[] };
  /** The outbox, with the records that show its messages. */
  readonly messages?: readonly SeededMessage[];
  /** First unused index of named counters (`tx.next`), so that seeded serials are not given out again. */
  readonly counters?: Readonly<Record<string, number>>;
  /** Printed at start: demonstration accounts and keys. */
  readonly notes?: readonly string[];
}

/** A message as it stands in the outbox. */
export interface SeededMessage {
  readonly id: string;
  readonly message: (Mail | Sms) & { readonly officeId: string };
  readonly at: Date;
  readonly attempts: number;
  readonly now:
    | { readonly state: 'WAITING'; readonly problem?: MessageProblem; readonly dueAt: Date }
    | { readonly state: 'SENT'; readonly sentAt: Date }
    | { readonly state: 'FAILED' | 'UNCERTAIN'; readonly problem: MessageProblem; readonly detail?: string };
}
