import type { ReportGroup, ReportMeasure } from './report-query.ts';

/** Value by which records are grouped: of a time, the first day of its period, or its month. Null for empty fields. */
export type ReportKey = string | number | boolean | null;

export interface ReportRow {
  /** One key for each group, in their order. */
  readonly keys: readonly ReportKey[];
  /** Currency of the amounts. Only if the records state it. */
  readonly currency?: string | null;
  /** One value for each measure, in their order. Null if no record has a number. */
  readonly values: readonly (number | null)[];
}

export interface ReportAnswer {
  readonly by: readonly ReportGroup[];
  readonly measures: readonly ReportMeasure[];
  readonly rows: readonly ReportRow[];
  /** Values over all rows: one entry, or one for each currency. */
  readonly totals: readonly Omit<ReportRow, 'keys'>[];
  /** Number of records. */
  readonly records: number;
  /** Titles of referenced records by field and id. Records that the caller may not see are missing. */
  readonly titles: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
