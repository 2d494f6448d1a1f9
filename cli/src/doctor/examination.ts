/**
 * Result of one check of `tuyen doctor`. "broken": the project does not work until this is fixed. "warning": may be
 * intended. "skipped": the check does not apply.
 */
export interface Examination {
  readonly name: string;
  readonly state: 'ok' | 'warning' | 'broken' | 'skipped';
  readonly found: string;
  /** How to fix the problem. Set if the state is "warning" or "broken". */
  readonly fix?: string;
}

export interface Patient {
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly databaseUrl: string | undefined;
  /** Version of Node without "v". */
  readonly nodeVersion: string;
}

export type Check = (patient: Patient) => Promise<Examination> | Examination;
