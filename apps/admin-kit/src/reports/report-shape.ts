import type { ReportAnswer, ReportKey, ReportRow } from '@tuyen/model';
import type { ChartRow } from '../charts/chart-geometry.ts';

/** Maximum number of series of a chart. The others are added up. */
const MOST_SERIES = 5;

export interface ChartData {
  readonly rows: readonly ChartRow[];
  readonly series: readonly string[];
}

/** Separates the rows of a report by currency. Amounts of different currencies are never in one chart. */
export function byCurrency(answer: ReportAnswer): readonly ReportAnswer[] {
  if (answer.totals.length < 2) return [answer];
  return answer.totals.map((total) => ({
    ...answer,
    rows: answer.rows.filter(({ currency }) => currency === total.currency),
    totals: [total],
  }));
}

/**
 * Returns the data of a chart of the first figure: the first group is the axis, the second one the series.
 * @param text returns the label of a key of a group
 */
export function chartOf(
  { by, rows }: ReportAnswer,
  text: (at: number, key: ReportKey) => string,
  others: string,
): ChartData {
  const seriesOf = (row: ReportRow) => (by.length > 1 ? text(1, row.keys[1] ?? null) : '');
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(seriesOf(row), (sums.get(seriesOf(row)) ?? 0) + Math.abs(row.values[0] ?? 0));
  const largest = [...sums].toSorted(([, one], [, other]) => other - one).slice(0, MOST_SERIES);
  const kept = new Set(sums.size <= MOST_SERIES + 1 ? sums.keys() : largest.map(([name]) => name));
  const named = (row: ReportRow) => (kept.has(seriesOf(row)) ? seriesOf(row) : others);
  const first = rows.map((row) => ({
    x: by.length > 0 ? text(0, row.keys[0] ?? null) : '',
    series: named(row),
    y: row.values[0] ?? 0,
  }));
  return { rows: first, series: [...new Set(first.map(({ series }) => series))] };
}

export interface Pivot {
  readonly columns: readonly ReportKey[];
  readonly lines: readonly PivotLine[];
}

export interface PivotLine {
  /** Keys of all groups but the last. */
  readonly keys: readonly ReportKey[];
  readonly currency?: string | null | undefined;
  /** One row of the report for each column, if there is one. */
  readonly cells: readonly (ReportRow | undefined)[];
}

/** Arranges the rows of a report in a grid. The last group is the columns. */
export function pivotOf({ by, rows }: ReportAnswer): Pivot {
  const last = by.length - 1;
  const columns = [...new Set(rows.map(({ keys }) => keys[last] ?? null))].toSorted(byKey(rows, last));
  const lines = Map.groupBy(rows, ({ keys, currency }) => JSON.stringify([keys.slice(0, last), currency]));
  return {
    columns,
    lines: [...lines.values()].map((some) => ({
      keys: some[0]?.keys.slice(0, last) ?? [],
      currency: some[0]?.currency,
      cells: columns.map((column) => some.find(({ keys }) => (keys[last] ?? null) === column)),
    })),
  };
}

/** Returns the order of keys that most lines have. The server sends periods and numbers in ascending order. */
function byKey(rows: readonly ReportRow[], at: number): (one: ReportKey, other: ReportKey) => number {
  const isOrdered = rows.every(({ keys }) => typeof keys[at] !== 'string' || /^\d{4}-\d{2}/u.test(keys[at]));
  return (one, other) => {
    if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
    if (!isOrdered || one === other) return 0;
    return one < other ? -1 : 1;
  };
}
