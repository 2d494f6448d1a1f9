import { expect, test } from 'vitest';
import { fallsIn, reversedRows } from './ascending.ts';

const at = (...meters: readonly (number | null)[]) => meters.map((meter, index) => ({ stop: `S${index}`, meter }));

test('in a list of numbers that must not decrease, a number below the preceding one is reported', () => {
  expect(fallsIn(at(0, 400, 400, null, 300, 900), 'meter')).toEqual([{ index: 4, value: 300, before: 400 }]);
  expect(fallsIn(at(0, null, 100), 'meter')).toEqual([]);
  expect(fallsIn('no list', 'meter')).toEqual([]);
});

test('reversing a list of stops recalculates their ascending distances from the other end', () => {
  expect(reversedRows(at(0, 400, null, 900), 'meter')).toEqual([
    { stop: 'S3', meter: 0 },
    { stop: 'S2', meter: null },
    { stop: 'S1', meter: 500 },
    { stop: 'S0', meter: 900 },
  ]);
  expect(reversedRows(at(1, 2)).map(({ stop }) => stop)).toEqual(['S1', 'S0']);
});
