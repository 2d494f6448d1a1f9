import type { Slug } from '../contract.ts';
import type { Text } from '@tuyen/model';
import type { Reader } from '../contract.ts';
import type { LocalDate } from '../rules/time/calendar.ts';

export type Cell = string | number | null;
export type ReportRow = Readonly<Record<string, Cell>>;

/** Format of a column on screens and in spreadsheets. Weeks are named by their Monday, months as `2026-06`. */
export type ColumnKind = 'text' | 'day' | 'week' | 'month' | 'enum' | 'integer' | 'money' | 'percent';

export interface ReportColumn {
  readonly name: string;
  readonly label: Text;
  readonly kind: ColumnKind;
  readonly enum?: string;
  readonly total?: true;
}

export interface ReportFilter {
  readonly name: string;
  readonly label: Text;
  readonly enum: string;
}

export interface ChartDescription {
  readonly kind: 'bar' | 'line';
  readonly x: string;
  readonly y: string;
  readonly series?: string;
}

/** Parameters of a report. `from` and `to` are whole days in Hà Nội time; the report includes both. */
export interface Ask {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Ids of the offices that the report covers; undefined means all offices. */
  readonly offices: readonly string[] | undefined;
  /**
   * Present only if the project's offices use several currencies. The report then covers one currency, and `offices`
   * contains only offices with it.
   */
  readonly currency?: {
    readonly offices: readonly string[];
    /** Offices that the user asked for, whatever their currency. Undefined means all offices. */
    readonly asked: readonly string[] | undefined;
  };
  readonly filters: Readonly<Record<string, string>>;
  readonly language: string;
}

export interface Report {
  readonly slug: Extract<Slug, `statistic.${string}` | `report.${string}`>;
  readonly columns: readonly ReportColumn[];
  readonly filters: readonly ReportFilter[];
  readonly chart: ChartDescription;
  readonly longest: number;
  rows(reader: Reader, ask: Ask): Promise<readonly ReportRow[]>;
}

export function totalsOf(report: Report, rows: readonly ReportRow[]): ReportRow {
  const summed = report.columns.filter(({ total }) => total);
  return Object.fromEntries(
    summed.map(({ name }) => [name, rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)]),
  );
}

export function reportPathOf({ slug }: Report): { readonly module: string; readonly name: string } {
  const [module = '', name = ''] = slug.split('.');
  return { module, name };
}

export function pathOf(report: Report): string {
  const { module, name } = reportPathOf(report);
  return `${module === 'statistic' ? 'statistics' : 'reports'}/${name}`;
}
