/** What the process answers. Scripts may rely on these. */
export const EXIT = {
  ok: 0,
  /** Something is wrong with the project: an error in a schema, a drift, a file that is not ours to change. */
  problems: 1,
  /** The command line itself is wrong. */
  usage: 2,
  /** The tool failed: a bug. */
  bug: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Something the person at the keyboard can hint: printed as one sentence, without a stack. */
export class UsageError extends Error {}
