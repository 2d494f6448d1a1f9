import { expect, test } from 'vitest';
import { boundsOf, PERIODS, periodOf, periodsOf } from './periods.ts';

test('each period is recognized by its bounds', () => {
  expect(PERIODS.map((period) => periodOf(boundsOf(period))?.period)).toEqual(PERIODS);
  expect(periodOf(boundsOf('last_days', 30))).toEqual({ period: 'last_days', days: 30 });
  expect(periodOf(boundsOf('next_days', 3))).toEqual({ period: 'next_days', days: 3 });
});

test('the last and next days include today', () => {
  expect(boundsOf('last_days', 7)).toEqual({ from: 'today-6', until: 'today+1' });
  expect(boundsOf('next_days', 3)).toEqual({ from: 'today', until: 'today+3' });
  expect(periodOf(boundsOf('last_days', 1))).toEqual({ period: 'today' });
});

test('bounds that no period has are not recognized', () => {
  expect(periodOf({ from: '2026-01-01', until: 'today' })).toBeUndefined();
  expect(periodOf({ from: 'today-3', until: 'today+3' })).toBeUndefined();
});

test('a field of months can only be compared with months', () => {
  expect(periodsOf('month')).toEqual(['this_month', 'last_month', 'next_month']);
  expect(periodsOf('day')).toEqual(PERIODS);
});
