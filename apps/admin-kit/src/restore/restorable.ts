import type { LoggedSide } from './restore-target.ts';

/** Differences between a log entry and the record, as the server answers them. */
export interface Restorable {
  readonly version: number;
  readonly at: string;
  readonly by: string;
  readonly values: LoggedSide;
  readonly sides: readonly LoggedSide[];
  readonly fields: readonly RestorableValue[];
}

export interface RestorableValue {
  readonly field: string;
  readonly now: unknown;
  readonly logged: unknown;
  /** Reason why the caller cannot change the field. */
  readonly refused?: string;
}

/** Returns the names of the fields that are restored: all that the caller may change, without those left out. */
export function chosenFields(fields: readonly RestorableValue[], leftOut: ReadonlySet<string>): readonly string[] {
  return fields.filter(({ field, refused }) => refused === undefined && !leftOut.has(field)).map(({ field }) => field);
}
