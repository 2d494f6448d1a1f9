import { expect, test } from 'vitest';
import { changeOf, likelyAmounts } from './cash.ts';

const NOTES = [500_000, 200_000, 100_000, 50_000, 20_000, 10_000, 5000, 2000, 1000, 500];

test('the suggested cash amounts are the price and the price rounded up to banknotes, smallest first', () => {
  expect(likelyAmounts(32_000, NOTES)).toEqual([32_000, 35_000, 40_000, 50_000, 100_000]);
  expect(likelyAmounts(280_000, NOTES)).toEqual([280_000, 300_000, 400_000, 500_000]);
  expect(likelyAmounts(0, NOTES)).toEqual([]);
});

test('change is zero for an empty cash input and undefined for an insufficient amount', () => {
  expect([changeOf(30_000, null), changeOf(30_000, 50_000), changeOf(30_000, 20_000)]).toEqual([0, 20_000, undefined]);
});
