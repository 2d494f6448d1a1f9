import { expect, test } from 'vitest';
import { formatDate, formatDateTime, today } from './date.ts';

test('dates read day/month/year in both languages', () => {
  expect(formatDate('2026-03-09', 'vi')).toBe('09/03/2026');
  expect(formatDate('2026-03-09', 'en')).toBe('09/03/2026');
});

test('a moment is shown on the clock of Hà Nội', () => {
  expect(formatDateTime('2026-03-09T18:05:00.000Z', 'vi')).toBe('01:05 10/03/2026');
});

test('what is no date is shown as it stands', () => {
  expect(formatDate('soon', 'vi')).toBe('soon');
  expect(formatDateTime('soon', 'vi')).toBe('soon');
});

test('the day changes at midnight in Hà Nội', () => {
  expect(today(new Date('2026-03-09T16:59:00Z'))).toBe('2026-03-09');
  expect(today(new Date('2026-03-09T17:00:00Z'))).toBe('2026-03-10');
});
