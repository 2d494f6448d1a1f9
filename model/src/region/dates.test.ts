import { expect, test } from 'vitest';
import { addMonths, monthsFrom } from './dates.ts';

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-15', 2, '2027-01-15'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-03-31', 0, '2026-03-31'],
  ['2026-06-15', 0, '2026-06-15'],
])('%s and %i months later is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

test('the months from a day on begin with its own and go over the end of the year', () => {
  expect(monthsFrom('2026-11-30', 3)).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(monthsFrom('2026-11-30', 0)).toEqual([]);
});
