import { describe, expect, test } from 'vitest';
import { geometryOf, niceScale } from './chart-geometry.ts';

const SIZE = { width: 460, height: 240, left: 60, bottom: 30, top: 10 };

describe('Scale of a chart axis', () => {
  test.each([
    [0, 0, [0, 1]],
    [0, 3, [0, 1, 2, 3]],
    [0, 17, [0, 5, 10, 15, 20]],
    [0, 1_234_567, [0, 500_000, 1_000_000, 1_500_000]],
    [-40, 100, [-50, 0, 50, 100]],
  ])('a chart axis for values from %d to %d has round steps that include both values', (lowest, highest, ticks) => {
    expect(niceScale(lowest, highest).ticks).toEqual(ticks);
  });
});

describe('Bars of a chart', () => {
  const rows = [
    { day: '2026-06-01', status: 'NEW', orders: 3 },
    { day: '2026-06-01', status: 'DONE', orders: 1 },
    { day: '2026-06-02', status: 'NEW', orders: 2 },
  ];
  const { bars, places, series, ticks } = geometryOf(
    rows,
    { kind: 'bar', x: 'day', y: 'orders', series: 'status' },
    SIZE,
  );

  test('chart bars are stacked, with one part for each series', () => {
    expect(series).toEqual(['NEW', 'DONE']);
    expect(places.map(({ value }) => value)).toEqual(['2026-06-01', '2026-06-02']);
    expect(bars.map((bar) => [bar.series, bar.y, bar.height])).toEqual([
      [0, 60, 150],
      [1, 10, 50],
      [0, 110, 100],
    ]);
    expect(ticks.at(0)).toEqual({ value: 0, y: 210 });
    expect(ticks.at(-1)).toEqual({ value: 4, y: 10 });
  });

  test('chart bars of negative values extend below zero', () => {
    const below = geometryOf(
      [
        { day: 'a', y: -2 },
        { day: 'b', y: 2 },
      ],
      { kind: 'bar', x: 'day', y: 'y' },
      SIZE,
    );
    const zero = below.ticks.find(({ value }) => value === 0)?.y;
    expect(below.bars[0]).toMatchObject({ y: zero });
    expect((below.bars[1]?.y ?? 0) + (below.bars[1]?.height ?? 0)).toBe(zero);
  });
});

test('a chart line has one point for every x value', () => {
  const rows = [
    { day: 'a', y: 0 },
    { day: 'b', y: 4 },
  ];
  const { lines, bars } = geometryOf(rows, { kind: 'line', x: 'day', y: 'y' }, SIZE);
  expect(bars).toEqual([]);
  expect(lines).toEqual(['160,210 360,10']);
});

test('axis labels keep a minimum distance, even with many x values', () => {
  const rows = Array.from({ length: 100 }, (_, index) => ({ day: `${index}`, y: 1 }));
  const { places } = geometryOf(rows, { kind: 'bar', x: 'day', y: 'y' }, SIZE);
  const shown = places.filter(({ labeled }) => labeled);
  expect(shown.length).toBeGreaterThan(3);
  expect((shown[1]?.x ?? 0) - (shown[0]?.x ?? 0)).toBeGreaterThanOrEqual(56);
});
