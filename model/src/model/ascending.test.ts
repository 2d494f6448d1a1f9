import { expect, test } from 'vitest';
import { fallsIn, reversedRows } from './ascending.ts';

const at = (...metres: readonly (number | null)[]) => metres.map((metre, index) => ({ stop: `S${index}`, metre }));

test('a number falls where it is less than the last one before it; equal and missing ones do not fall', () => {
  expect(fallsIn(at(0, 400, 400, null, 300, 900), 'metre')).toEqual([{ index: 4, value: 300, before: 400 }]);
  expect(fallsIn(at(0, null, 100), 'metre')).toEqual([]);
  expect(fallsIn('no list', 'metre')).toEqual([]);
});

test('reversed rows are counted from the other end', () => {
  expect(reversedRows(at(0, 400, null, 900), 'metre')).toEqual([
    { stop: 'S3', metre: 0 },
    { stop: 'S2', metre: null },
    { stop: 'S1', metre: 500 },
    { stop: 'S0', metre: 900 },
  ]);
  expect(reversedRows(at(1, 2)).map(({ stop }) => stop)).toEqual(['S1', 'S0']);
});
