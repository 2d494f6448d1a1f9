import { expect, test } from 'vitest';
import { categoriesOf } from './categories.ts';
import type { ReportColumn } from './report.ts';

const label = { vi: 'Tuyến', en: 'Route' };
const route: ReportColumn = { name: 'route', label, kind: 'text' };
const chart = { kind: 'bar', x: 'route', y: 'tickets', series: 'type' } as const;
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    ['DAY', 'SINGLE'].map((type) => ({ route: `T${index}`, type, tickets: index })),
  ).flat();

test('a report chart of forty categories has horizontal bars, largest first, with all series', () => {
  const bars = categoriesOf(chart, route, rows(40));
  expect(bars).toHaveLength(40);
  expect(bars?.[0]).toEqual({ value: 'T39', sum: 78 });
  expect(bars?.at(-1)).toEqual({ value: 'T0', sum: 0 });
});

test('a report chart has no horizontal bars if the chart has few categories, shows days or draws lines', () => {
  expect(categoriesOf(chart, route, rows(12))).toBeUndefined();
  expect(categoriesOf(chart, { ...route, kind: 'day' }, rows(40))).toBeUndefined();
  expect(categoriesOf({ ...chart, kind: 'line' }, route, rows(40))).toBeUndefined();
});
