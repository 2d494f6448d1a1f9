import { expect, test } from 'vitest';
import { isMultipleOf } from './multiple.ts';

test.each<[step: number, multiples: readonly number[], others: readonly number[]]>([
  [0.1, [0, 0.1, 0.3, 0.7, 4.1, 19.9, -19.9, 1e21, 8_000_000_000_000.1], [0.25, 4.11, 1e-7, 8_000_000_000_000.15]],
  [0.01, [0.07, 0.29, 1.1, 19.99, 64.1, 1_000_000.01], [19.999, 0.005, 1.000000001]],
  [0.05, [0.15, 19.95, 1e3], [0.12, 19.99]],
  [1e-7, [3e-7, 1.0000001], [1.5e-7]],
  [0.3, [0.9, 1.2], [1, 0.1]],
  [1, [7, -3, 2 ** 60], [0.5, 1.0000000001]],
  [2 ** 53, [0, 2 ** 54], [2 ** 52]],
])('multiples of %d are detected in decimal arithmetic', (step, multiples, others) => {
  for (const value of multiples) expect([value, isMultipleOf(value, step)]).toEqual([value, true]);
  for (const value of others) expect([value, isMultipleOf(value, step)]).toEqual([value, false]);
});

test('NaN and infinite numbers do not count as multiples of any number', () => {
  for (const value of [Number.NaN, Infinity, -Infinity]) expect(isMultipleOf(value, 0.1)).toBe(false);
});
