import { expect, test } from 'vitest';
import { daysOf } from './days.ts';
import type { CalendarEntry } from './entries.ts';
import { layOutWeek } from './lay-out-week.ts';

const week = daysOf('week', '2026-12-01', 1);
const entry = (id: string, first: string, last = first): CalendarEntry => ({ record: { id }, first, last });

test('entries that share a day are in different lanes, and a lane is used again after its entry', () => {
  const { bars, lanes, hidden } = layOutWeek(
    [
      entry('a', '2026-11-28', '2026-12-01'),
      entry('b', '2026-12-01', '2026-12-20'),
      entry('c', '2026-12-05'),
      entry('d', '2026-11-30'),
      entry('next week', '2026-12-07'),
    ],
    week,
    4,
  );
  expect(bars.map(({ entry: { record }, ...place }) => [record.id, place])).toEqual([
    ['a', { column: 0, span: 2, lane: 0, before: true, after: false }],
    ['b', { column: 1, span: 6, lane: 1, before: false, after: true }],
    ['c', { column: 5, span: 1, lane: 0, before: false, after: false }],
    ['d', { column: 0, span: 1, lane: 1, before: false, after: false }],
  ]);
  expect([lanes, hidden]).toEqual([2, [0, 0, 0, 0, 0, 0, 0]]);
});

test('entries without a free lane are counted on each of their days', () => {
  const { bars, hidden } = layOutWeek(
    [
      entry('a', '2026-11-30', '2026-12-06'),
      entry('b', '2026-11-30', '2026-12-01'),
      entry('c', '2026-12-01', '2026-12-02'),
      entry('d', '2026-12-01'),
    ],
    week,
    2,
  );
  expect(bars.map(({ entry: { record } }) => record.id)).toEqual(['a', 'b']);
  expect(hidden).toEqual([0, 2, 1, 0, 0, 0, 0]);
});

test('an entry that begins in the week comes before those that go on through it', () => {
  const through = ['x', 'y'].map((id) => entry(id, '2026-01-01', '9999-12-31'));
  const { bars } = layOutWeek([...through, entry('new', '2026-12-03', '9999-12-31')], week, 2);
  expect(bars.map(({ entry: { record }, lane }) => [record.id, lane])).toEqual([
    ['new', 0],
    ['x', 1],
  ]);
});
