import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  formatDate,
  formatDateTime,
  formatMonth,
  formatTime,
  isDay,
  monthsFrom,
  readTime,
} from './dates.ts';
import { zoneNamed } from './time-zone.ts';

const HANOI = zoneNamed('Asia/Ho_Chi_Minh');
const PATTERN = 'dd/MM/yyyy';

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-15', 2, '2027-01-15'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-03-31', 0, '2026-03-31'],
  ['2026-06-15', 0, '2026-06-15'],
])('the day %s plus %i months is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

test('a list of months starts with the month of the day and continues into the next year', () => {
  expect(monthsFrom('2026-11-30', 3)).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(monthsFrom('2026-11-30', 0)).toEqual([]);
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-06-15', 0, '2026-06-15'],
  ['2026-06-15', 365, '2027-06-15'],
])('the day %s plus %i days is %s', (day, days, later) => expect(addDays(day, days)).toBe(later));

test.each([
  [2026, 1, 1, true],
  [2026, 12, 31, true],
  [2028, 2, 29, true],
  [2026, 2, 29, false],
  [2026, 4, 31, false],
  [2026, 0, 1, false],
  [2026, 13, 1, false],
  [2026, 1, 0, false],
  [1, 1, 1, true],
  [0, 1, 1, false],
  [99, 3, 1, true],
])('the date %i-%i-%i exists in the calendar: %s', (year, month, day, known) =>
  expect(isDay(year, month, day)).toBe(known),
);

test('a point in time is formatted with the given precision', () => {
  const moment = '2026-03-09T18:05:59.000Z';
  expect(formatTime(moment, 'minute', PATTERN, HANOI)).toBe('10/03/2026 01:05');
  expect(formatTime(moment, 'day', PATTERN, HANOI)).toBe('10/03/2026');
  expect(formatTime('2026-03', 'month', PATTERN, HANOI)).toBe('03/2026');
});

test.each(['', 'soon', '2026-13-09', '2026-02-30', '0000-01-01', '2026-3-9', '2026-13-09T00:00:00Z', '2026-03'])(
  'the value %j is shown unchanged because it is not a day',
  (value) => {
    expect(formatDate(value, PATTERN, HANOI)).toBe(value);
    expect(formatDateTime(value, PATTERN, HANOI)).toBe(value);
  },
);

test.each(['', '2026-00', '2026-13', '2026-1', '2026-01-01'])(
  'the value %j is shown unchanged because it is not a month',
  (value) => {
    expect(formatMonth(value, PATTERN)).toBe(value);
  },
);

test('months are formatted with the separators of the day pattern', () => {
  const patterns = ['dd/MM/yyyy', 'MM/dd/yyyy', 'dd.MM.yyyy', 'yyyy-MM-dd'];
  expect(patterns.map((pattern) => formatMonth('2026-09', pattern))).toEqual([
    '09/2026',
    '09/2026',
    '09.2026',
    '2026-09',
  ]);
});

test.each([
  ['9/3/2026 0:00', '2026-03-08T17:00:00.000Z'],
  ['09/03/2026, 23:59', '2026-03-09T16:59:00.000Z'],
  ['09/03/2026 7.05', '2026-03-09T00:05:00.000Z'],
  ['09/03/2026 7g05', '2026-03-09T00:05:00.000Z'],
  ['09/03/2026 705', '2026-03-09T00:05:00.000Z'],
  ['09/03/2026 07:60', undefined],
  ['09/03/2026 24:00', undefined],
  ['09/03/2026 99:00', undefined],
  ['soon 07:05', undefined],
  ['07:05', undefined],
])('the input %j is parsed as the moment %j', (typed, moment) =>
  expect(readTime(typed, 'minute', PATTERN, HANOI)).toBe(moment),
);

test.each([
  ['1/1/0001', '0001-01-01'],
  ['1/1/0000', undefined],
  ['31/4/2026', undefined],
  ['9 3 2026', '2026-03-09'],
  ['9/3/26', undefined],
  ['9032026', undefined],
  ['2026-3-9', undefined],
])('the input %j is parsed as the day %j', (typed, day) => expect(readTime(typed, 'day', PATTERN, HANOI)).toBe(day));

test.each([
  [' 9/2026 ', '2026-09'],
  ['1000-01', '1000-01'],
  ['2999-12', '2999-12'],
  ['0999-01', undefined],
  ['3000-01', undefined],
  ['00/2026', undefined],
])('the input %j is parsed as the month %j', (typed, month) =>
  expect(readTime(typed, 'month', PATTERN, HANOI)).toBe(month),
);
