import { expect, test } from 'vitest';
import { hasBegun, NONE_PLANNED, priceOn } from './planned-price.ts';

const PRESENT = { price: 8_000, base_price: 9_000 };
const PLANNED = { ...PRESENT, next_price: 10_000, next_price_from: '2026-04-01' };

test.each([
  ['2026-03-31', 8_000],
  ['2026-04-01', 10_000],
  ['2026-05-01', 10_000],
])('on %s the price with a planned change is %i', (day, amount) => {
  expect(priceOn(PLANNED, day).price).toBe(amount);
});

test('from its day on, the planned price replaces the present one, and nothing is planned any more', () => {
  expect(priceOn(PLANNED, '2026-04-01')).toEqual({ price: 10_000, base_price: 9_000, ...NONE_PLANNED });
  expect(priceOn({ ...PLANNED, next_base_price: 12_000 }, '2026-04-01')).toMatchObject({ base_price: 12_000 });
});

test('a planned price can be free of charge', () => {
  expect(priceOn({ ...PLANNED, next_price: 0 }, '2026-04-01').price).toBe(0);
});

test('without an amount or a day, no price is planned', () => {
  expect(hasBegun(NONE_PLANNED, '2026-04-01')).toBe(false);
  expect(hasBegun({ next_price: 1 }, '2026-04-01')).toBe(false);
  expect(priceOn(PRESENT, '2026-04-01')).toEqual(PRESENT);
});
