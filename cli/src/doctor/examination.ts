/**
 * Result of one check of `tuyen doctor`. "broken" needs a fix before the project works, "warning" may be intended, and
 * "skipped" does not apply.
 */
export interface Examination {
  /** Subject of the check: "Database". */
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'broken' | 'skipped';
  /** What was found: "24.21.0". */
  readonly found: string;
  /** What to do about it. Set unless the state is "ok" or "skipped". */
  readonly fix?: string;
}

/** What the checks look at. */
export interface Patient {
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Database of the option `--database-url`. */
  readonly databaseUrl: string | undefined;
  /** Version of Node without "v". */
  readonly nodeVersion: string;
}

export type Check = (patient: Patient) => Promise<Examination> | Examination;
