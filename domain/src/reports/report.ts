import type { Slug } from '../contract.ts';
import type { Text } from '@tuyen/model';
import type { Reader } from '../contract.ts';
import type { LocalDate } from '../rules/time/calendar.ts';

/** What one cell of a report holds; null where there is nothing. */
export type Cell = string | number | null;
export type ReportRow = Readonly<Record<string, Cell>>;

/** How a screen shows a column, and a spreadsheet formats it. Weeks are named by their Monday, months as `2026-06`. */
export type ColumnKind = 'text' | 'day' | 'week' | 'month' | 'enum' | 'integer' | 'money' | 'percent';

export interface ReportColumn {
  readonly name: string;
  readonly label: Text;
  readonly kind: ColumnKind;
  /** Of an enum column: the enumeration of the model that names its values. */
  readonly enum?: string;
  /** Stands in the totals, which are the sum of the rows. */
  readonly total?: true;
}

/** A filter beside `from`, `to` and `office`, which every report takes. */
export interface ReportFilter {
  readonly name: string;
  readonly label: Text;
  readonly enum: string;
}

export interface Chart {
  readonly kind: 'bar' | 'line';
  /** Columns. */
  readonly x: string;
  readonly y: string;
  /** One bar or line for each of its values. */
  readonly series?: string;
}

/** What is asked for: whole days of Hà Nội, both included. */
export interface Ask {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Of these offices; undefined = all. */
  readonly offices: readonly string[] | undefined;
  /** Set where offices have several currencies: only amounts of one are asked for. `offices` are then those of this currency. */
  readonly currency?: {
    /** All offices of the currency. */
    readonly offices: readonly string[];
    /** The offices asked for, of any currency; undefined = all. */
    readonly asked: readonly string[] | undefined;
  };
  readonly filters: Readonly<Record<string, string>>;
  readonly language: string;
}

/** One statistic or report: a query of the server. Its label is that of its slug in the permission matrix. */
export interface Report {
  readonly slug: Extract<Slug, `statistic.${string}` | `report.${string}`>;
  readonly columns: readonly ReportColumn[];
  readonly filters: readonly ReportFilter[];
  readonly chart: Chart;
  /** Days that one answer may span. */
  readonly longest: number;
  rows(reader: Reader, ask: Ask): Promise<readonly ReportRow[]>;
}

export function totalsOf(report: Report, rows: readonly ReportRow[]): ReportRow {
  const summed = report.columns.filter(({ total }) => total);
  return Object.fromEntries(
    summed.map(({ name }) => [name, rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)]),
  );
}

/** Both halves of the slug. */
export function partsOf({ slug }: Report): { readonly module: string; readonly name: string } {
  const [module = '', name = ''] = slug.split('.');
  return { module, name };
}

export function pathOf(report: Report): string {
  const { module, name } = partsOf(report);
  return `${module === 'statistic' ? 'statistics' : 'reports'}/${name}`;
}
