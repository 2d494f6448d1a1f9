import { describe, expect, it } from 'vitest';
import { deliveryDays, estimatedDelivery } from './delivery-days.ts';

describe('days from the settings', () => {
  it.each([
    [5, 5],
    ['5', 5],
    ['3-5', 5],
    [' 3 - 5 ', 5],
    ['4-4', 4],
    ['5-3', 4],
    [0, 4],
    ['0', 4],
    [-2, 4],
    ['-2', 4],
    ['2.5', 4],
    [2.5, 4],
    ['3 days', 4],
    ['', 4],
    [null, 4],
    [undefined, 4],
    [Number.NaN, 4],
    [[3], 4],
  ])('%j means %i', (configured, days) => expect(deliveryDays(configured)).toBe(days));
});

describe('the estimated day', () => {
  it.each([
    ['2026-11-20T10:00:00+07:00', '3-5', '2026-11-25'],
    ['2026-12-30T10:00:00+07:00', 3, '2027-01-02'],
    ['2028-02-27T10:00:00+07:00', 2, '2028-02-29'],
    // Late evening in Greenwich is the next day in Hanoi.
    ['2026-11-20T20:00:00Z', 1, '2026-11-22'],
    ['2026-11-20T10:00:00+07:00', 'soon', '2026-11-24'],
  ])('from %s with %j: %s', (now, configured, day) => expect(estimatedDelivery(new Date(now), configured)).toBe(day));
});
