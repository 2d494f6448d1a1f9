import { expect, test } from 'vitest';
import { weekStartOf } from './week-start.ts';

test('a week begins as the region says, or else as in the first language', () => {
  expect(weekStartOf({ weekStart: 'saturday' }, ['vi', 'en'])).toBe(6);
  expect(weekStartOf({ weekStart: 'sunday' }, ['vi', 'en'])).toBe(0);
  expect(weekStartOf({}, ['vi', 'en'])).toBe(1);
  expect(weekStartOf({}, ['de-DE'])).toBe(1);
  expect(weekStartOf({}, [])).toBe(1);
});
