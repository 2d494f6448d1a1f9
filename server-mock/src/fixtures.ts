import type { Model } from '@tuyen/model';
import type { AnyRecords, Mail, MessageProblem, Name, RecordMap, Row, Sms } from '@tuyen/server/domain';

export interface FixtureContext {
  readonly model: Model;
  /** Date from which the fixtures calculate all their dates. */
  readonly anchor: Date;
  /** Random number generator with a fixed seed: it returns the same numbers on every run. */
  readonly random: () => number;
  /**
   * Returns the same id on every run for the same arguments: `id('users', 'superuser')`. The id is a UUIDv7 that
   * contains the time of `anchor`.
   */
  readonly id: (resource: string, key: string | number) => string;
  /**
   * Stores a file with the server and returns the URL for a file or image field. Calls with the same key return the
   * same URL, and only one file is stored.
   */
  readonly upload: (key: string, file: SeedFile) => string;
  /** Returns the form in which a password is stored. Each text is hashed with scrypt only once per process. */
  readonly password: (plain: string) => string;
  readonly hashKey: (plain: string) => string;
}

/** File created by fixtures. It is not validated. */
export interface SeedFile {
  readonly name: string;
  /** MIME type such as `image/png`. */
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly at: Date;
}

/**
 * Rows by resource, stored without running hooks. The server fills in `id`, `version`, `created_at`, `updated_at` and
 * `created_by` if omitted. An absent resource gets `seed` synthetic rows from its kinds' samples; use `[]` for none.
 */
export type Fixtures<R extends RecordMap = AnyRecords> = (context: FixtureContext) => FixtureSet<R>;

/** Record in fixtures. Fields that the server fills in are optional. */
export type Seed<T = Row> = string extends keyof T ? T : Omit<T, Filled> & { [F in keyof T & Filled]?: T[F] };
type Filled = 'id' | 'version' | 'created_at' | 'updated_at' | 'created_by';

export interface FixtureSet<R extends RecordMap = AnyRecords> {
  readonly rows: { readonly [K in Name<R>]?: readonly Seed<R[K]>[] };
  /** Messages of the outbox, each with the records whose pages show it. */
  readonly messages?: readonly SeededMessage[];
  /**
   * First free number of each named counter (`tx.next`). The seeded records already use lower numbers. Without this
   * property, the server would issue these numbers again.
   */
  readonly counters?: Readonly<Record<string, number>>;
  /** Lines to print when the server starts: demonstration accounts and keys. */
  readonly notes?: readonly string[];
}

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
