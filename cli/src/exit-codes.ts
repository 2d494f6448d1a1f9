/** Exit codes of the process. Scripts may rely on them. */
export const EXIT = {
  ok: 0,
  /** The project has a problem: an error in a schema, an outdated generated file, a file that tuyen must not change. */
  problems: 1,
  usage: 2,
  bug: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An error that the user can fix: printed as one sentence, without a stack trace. */
export class UsageError extends Error {}
