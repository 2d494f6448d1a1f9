import { expect, test } from 'vitest';
import { exactNumber, hasInexactNumber, isInexactNumber, mayBeInexact } from './exact-number.ts';

test.each([
  ['0', 0],
  ['-0', -0],
  ['007', 7],
  ['-12.50', -12.5],
  ['1e3', 1000],
  ['1.5E-3', 0.0015],
  ['9007199254740991', 9_007_199_254_740_991],
  ['-9007199254740991', -9_007_199_254_740_991],
  ['0.1', 0.1],
  ['0.10000000000000001', 0.1],
  ['0.30000000000000004', 0.300_000_000_000_000_04],
  ['1.000000000000000000000', 1],
  ['0e999999', 0],
  ['5e-324', 5e-324],
])('the number text %s is parsed exactly as %d', (text, value) => {
  expect(exactNumber(text)).toBe(value);
  expect(isInexactNumber(text)).toBe(false);
});

test.each([
  '9007199254740992',
  '9007199254740993',
  '-9007199254740992',
  '10000000000000000',
  '1e16',
  '1e400',
  '-1e400',
  '1e-400',
  '1e300',
  '0.1234567890123456789',
  '1.00000000000000000001',
])('the number text %s is rejected because it would be rounded', (text) => {
  expect(exactNumber(text)).toBeUndefined();
  expect(isInexactNumber(text)).toBe(true);
});

test.each(['', ' ', '1 ', '0x10', '1.', '.5', 'Infinity', 'NaN', '1e', '--1', '١'])(
  'the text %j is rejected because it is not a number',
  (text) => {
    expect(exactNumber(text)).toBeUndefined();
    expect(isInexactNumber(text)).toBe(false);
  },
);

test.each([
  ['{"a":1e400}', true],
  ['[1,-10000000000000000]', true],
  ['9007199254740993', true],
  ['{"a":{"b":[0.1234567890123456789]}}', true],
  ['{"a":123456789012345,"b":1e3,"c":0.30000000000000004}', false],
  [String.raw`{"a":"\\\" 10000000000000000, 1e400"}`, false],
  ['{"id":"01a1e215-0000-7000-8000-000000000000"}', false],
])('the JSON text %s contains a number that would be rounded: %s', (json, found) => {
  expect(hasInexactNumber(json)).toBe(found);
});

test('the quick check for numbers that JavaScript would round finds none in a typical record', () => {
  expect(mayBeInexact('{"id":"01a1e215-0000-7000-8000-000000000000","pages":12,"weight":1.25}')).toBe(false);
});
