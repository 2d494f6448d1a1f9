import { expect, it } from 'vitest';
import { deliveryDays, estimatedDelivery } from './delivery-days.ts';

it.each([
  [3, 3],
  ['3', 3],
  ['3-5', 5],
  [' 3 - 5 ', 5],
  [9_999, 9_999],
  [10_000, 4],
  [1e300, 4],
  ['5-5', 5],
  ['0-2', 2],
  ['5-3', 4],
  ['-2', 4],
  [-2, 4],
  [0, 4],
  ['0', 4],
  ['0-0', 4],
  [2.5, 4],
  ['2.5', 4],
  ['1-2-3', 4],
  ['ba ngày', 4],
  ['', 4],
  [null, 4],
  [undefined, 4],
  [Number.NaN, 4],
])('the delivery time setting %j is parsed as %d days', (configured, days) =>
  expect(deliveryDays(configured)).toBe(days),
);

it('delivery days are calendar days and continue into the next month', () => {
  expect(estimatedDelivery('2026-06-28', '3-5')).toBe('2026-07-03');
  expect(estimatedDelivery('2026-12-30', 3)).toBe('2027-01-02');
  expect(estimatedDelivery('2028-02-27', 2)).toBe('2028-02-29');
  expect(estimatedDelivery('2026-11-20', 'sớm')).toBe('2026-11-24');
});
