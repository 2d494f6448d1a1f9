import type { Cell, Chart, ReportColumn, ReportRow } from './report.ts';

/**
 * Largest number of categories for which a chart can show readable names side by side. More categories become
 * horizontal bars.
 */
const MOST_BESIDE = 12;

/**
 * Returns the horizontal bars of a chart with many categories, ordered by the sum of their series, largest first.
 * Returns undefined if vertical bars are readable.
 */
export function categoriesOf(
  chart: Chart,
  across: ReportColumn,
  rows: readonly ReportRow[],
): readonly { readonly value: Cell; readonly sum: number }[] | undefined {
  if (chart.kind !== 'bar' || (across.kind !== 'text' && across.kind !== 'enum')) return undefined;
  const sums = new Map<Cell, number>();
  for (const row of rows) {
    const value = row[chart.x] ?? null;
    sums.set(value, (sums.get(value) ?? 0) + Number(row[chart.y] ?? 0));
  }
  if (sums.size <= MOST_BESIDE) return undefined;
  return [...sums].map(([value, sum]) => ({ value, sum })).toSorted((one, other) => other.sum - one.sum);
}
