import type { ReportAnswer, ReportRow } from '@tuyen/model';
import { expect, test } from 'vitest';
import { byCurrency, chartOf, pivotOf } from './report-shape.ts';

const answer = (rows: readonly ReportRow[], fields = ['month', 'state']): ReportAnswer => ({
  by: fields.map((field) => ({ field })),
  measures: [{ of: 'count' }],
  rows,
  totals: [{ values: [0] }],
  records: 0,
  titles: {},
});
const row = (keys: ReportRow['keys'], value: number): ReportRow => ({ keys, values: [value] });
const text = (_: number, key: unknown) => String(key);

test('a chart shows the five largest series and adds up the others', () => {
  const rows = Array.from({ length: 8 }, (_, at) => row(['2026-01', `s${at}`], at + 1));
  const { rows: drawn, series } = chartOf(answer(rows), text, 'Others');
  expect(series.toSorted()).toEqual(['Others', 's3', 's4', 's5', 's6', 's7']);
  expect(drawn.filter((one) => one['series'] === 'Others').map(({ y }) => y)).toEqual([1, 2, 3]);
  expect(chartOf(answer(rows.slice(0, 6)), text, 'Others').series).toHaveLength(6);
});

test('a pivot has a column for each value of the last group, with periods in order', () => {
  const rows = [row(['A', '2026-02'], 1), row(['A', null], 2), row(['B', '2026-01'], 3)];
  const { columns, lines } = pivotOf(answer(rows));
  expect(columns).toEqual(['2026-01', '2026-02', null]);
  expect(lines.map(({ keys, cells }) => [keys, cells.map((cell) => cell?.values[0])])).toEqual([
    [['A'], [undefined, 1, 2]],
    [['B'], [3, undefined, undefined]],
  ]);
});

test('amounts of different currencies are separate', () => {
  const rows = [
    { ...row(['A'], 1), currency: 'EUR' },
    { ...row(['A'], 2), currency: null },
  ];
  const totals = [
    { values: [1], currency: 'EUR' },
    { values: [2], currency: null },
  ];
  expect(byCurrency({ ...answer(rows, ['a']), totals }).map((one) => one.rows)).toEqual([[rows[0]], [rows[1]]]);
});
