import type { Cell, ChartRow, ChartShape } from '@tuyen/admin-kit';
import type { Text } from '@tuyen/model';

export type { Cell };
export type ReportRow = ChartRow;

export interface ReportColumn {
  readonly name: string;
  readonly label: Text;
  readonly kind: 'text' | 'day' | 'week' | 'month' | 'enum' | 'integer' | 'money' | 'percent';
  /** Name of the enumeration whose labels replace the values of this column. Only for columns of the kind `enum`. */
  readonly enum?: string;
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

export interface Report {
  readonly name: string;
  readonly module: string;
  readonly slug: string;
  /** API path of the report, relative to the base URL, for example `statistics/orders`. */
  readonly path: string;
  readonly label: Text;
  readonly columns: readonly ReportColumn[];
  readonly parameters: readonly ReportParameter[];
  readonly chart?: Chart;
  readonly longest_days: number;
  readonly formats: readonly string[];
}

export interface ReportAnswer {
  readonly from: string;
  readonly to: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  /**
   * Totals of the report. Rows and totals have a `currency` field if their currency differs from that of the current
   * office.
   */
  readonly totals: ReportRow;
  readonly other_totals?: readonly ReportRow[];
}

/** Returns the ISO 4217 currency of a row or of totals. Undefined means the currency of the current office. */
export function currencyOf(row: ReportRow): string | undefined {
  const { currency } = row;
  return typeof currency === 'string' ? currency : undefined;
}

export function isNumeric({ kind }: ReportColumn): boolean {
  return kind === 'integer' || kind === 'money' || kind === 'percent';
}

export function isWords({ kind }: ReportColumn): boolean {
  return kind === 'enum' || kind === 'text';
}
