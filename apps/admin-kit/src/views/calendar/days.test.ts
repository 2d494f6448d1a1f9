import { expect, test } from 'vitest';
import { daysOf, stepped, weekOf, weeksOf } from './days.ts';

test('a month shows whole weeks that begin on the first day of a week', () => {
  const days = daysOf('month', '2026-11-15', 1);
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  const fromSunday = daysOf('month', '2026-11-15', 0);
  expect([fromSunday[0], fromSunday.at(-1), fromSunday.length]).toEqual(['2026-11-01', '2026-12-05', 35]);
  expect(weeksOf(fromSunday).map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(daysOf('month', '2027-02-28', 1)).toHaveLength(28);
});

test('a week and a day show the chosen day', () => {
  expect(daysOf('week', '2026-12-06', 1)).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
  expect(weekOf('2026-12-06', 0)).toBe('2026-12-06');
  expect(daysOf('day', '2026-12-06', 1)).toEqual(['2026-12-06']);
});

test('a step leads to the same day of the next month, or to its last day', () => {
  expect(stepped('month', '2026-01-31', 1)).toBe('2026-02-28');
  expect(stepped('month', '2026-03-31', -1)).toBe('2026-02-28');
  expect(stepped('month', '2026-12-15', 1)).toBe('2027-01-15');
  expect(stepped('week', '2026-12-28', 1)).toBe('2027-01-04');
  expect(stepped('day', '2026-12-31', 1)).toBe('2027-01-01');
});
