import type { Cell, ChartRow, ChartShape } from '@tuyen/kit/admin';
import type { Text } from '@tuyen/model';

export type { Cell };
export type ReportRow = ChartRow;

export interface ReportColumn {
  readonly name: string;
  readonly label: Text;
  readonly kind: 'text' | 'day' | 'week' | 'month' | 'enum' | 'integer' | 'money' | 'percent';
  /** Of an enum column: the enumeration that names its values. */
  readonly enum?: string;
  /** Stands in the totals. */
  readonly total?: boolean;
}

export interface ReportParameter {
  readonly name: string;
  readonly label: Text;
  readonly kind: 'date' | 'reference' | 'enum';
  readonly reference?: string;
  readonly enum?: string;
}

export type Chart = ChartShape;

/** One statistic or report as `GET reports` describes it: enough to ask for it and show it without knowing it. */
export interface Report {
  readonly name: string;
  readonly module: string;
  readonly slug: string;
  /** Below the API's base: `statistics/orders`. */
  readonly path: string;
  readonly label: Text;
  readonly columns: readonly ReportColumn[];
  readonly parameters: readonly ReportParameter[];
  readonly chart?: Chart;
  /** Days that one answer may span. */
  readonly longest_days: number;
  readonly formats: readonly string[];
}

/** What a report answers. */
export interface ReportAnswer {
  readonly from: string;
  readonly to: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  /** Where amounts have another currency than the current office's, rows and totals name theirs in `currency`. */
  readonly totals: ReportRow;
  /** Those of each further currency. */
  readonly other_totals?: readonly ReportRow[];
}

/** The currency of a row, or of totals (ISO 4217); undefined: that of the current office. */
export function currencyOf(row: ReportRow): string | undefined {
  const { currency } = row;
  return typeof currency === 'string' ? currency : undefined;
}

/** Columns that are right-aligned. */
export function isNumeric({ kind }: ReportColumn): boolean {
  return kind === 'integer' || kind === 'money' || kind === 'percent';
}

/** Columns whose values may take several lines; figures and days do not. */
export function isWords({ kind }: ReportColumn): boolean {
  return kind === 'enum' || kind === 'text';
}
