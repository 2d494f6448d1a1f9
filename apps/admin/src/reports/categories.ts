import type { Cell, Chart, ReportColumn, ReportRow } from './report.ts';

/** Names beside each other can be read up to so many; more are written below each other. */
const MOST_BESIDE = 12;

/** The bars of many named categories, the largest first, with what all series of one come to. Undefined where bars stand beside each other. */
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
