import { describe, expect, test } from 'vitest';
import { formatDate, formatDateTime, formatMonth, readTime, today } from './date.ts';

test('a day reads day/month/year, a moment its day and then the time on the clock of Hà Nội, a month month/year', () => {
  expect(formatDate('2026-03-09')).toBe('09/03/2026');
  expect(formatDateTime('2026-03-09T18:05:00.000Z')).toBe('10/03/2026 01:05');
  expect(formatMonth('2026-12')).toBe('12/2026');
});

test('what is no date is shown as it stands', () => {
  expect(formatDate('soon')).toBe('soon');
  expect(formatDate('2026-02-30')).toBe('2026-02-30');
  expect(formatDateTime('09/03/2026')).toBe('09/03/2026');
  expect(formatMonth('2026-13')).toBe('2026-13');
});

describe('what people type', () => {
  test.each(['09/03/2026', '9/3/2026', '09.03.2026', '9-3-2026', '09032026', ' 09/03/2026 ', '2026-03-09'])(
    'the day %s',
    (typed) => expect(readTime(typed, 'day')).toBe('2026-03-09'),
  );

  test.each(['31/02/2026', '09/13/2026', '0/3/2026', '09/03/26', '03/2026', 'hôm nay', ''])('%s is no day', (typed) =>
    expect(readTime(typed, 'day')).toBeUndefined(),
  );

  test.each(['12/2026', '12.2026', '122026', '2026-12'])('the month %s', (typed) =>
    expect(readTime(typed, 'month')).toBe('2026-12'),
  );

  test.each(['13/2026', '0/2026', '12/26', '1/12/2026'])('%s is no month', (typed) =>
    expect(readTime(typed, 'month')).toBeUndefined(),
  );

  test.each(['09/03/2026 07:05', '9/3/2026 7h05', '09032026 0705', '2026-03-09 07:05'])('the moment %s', (typed) =>
    expect(readTime(typed, 'minute')).toBe('2026-03-09T00:05:00.000Z'),
  );

  test.each(['09/03/2026', '09/03/2026 24:00', '09/03/2026 7', '31/02/2026 07:00'])('%s is no moment', (typed) =>
    expect(readTime(typed, 'minute')).toBeUndefined(),
  );
});

test('the day changes at midnight in Hà Nội', () => {
  expect(today(new Date('2026-03-09T16:59:00Z'))).toBe('2026-03-09');
  expect(today(new Date('2026-03-09T17:00:00Z'))).toBe('2026-03-10');
});
