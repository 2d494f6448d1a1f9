import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';
import { formatNumber, groupThousands, readNumber } from './numbers.ts';
import { zoneNamed } from './time-zone.ts';

const STYLE = { group: '.', decimal: ',' };
const SPACED = { group: '', decimal: ',' };

test.each([
  [0.123_456_78, undefined, '0,123457'],
  [1234.5, undefined, '1.234,5'],
  [1.239, 2, '1,24'],
  [1.2, 2, '1,2'],
  [1.5, 0, '2'],
  [-0.004, 2, '0'],
  [-0.006, 2, '-0,01'],
  [-1000, 2, '-1.000'],
  [0, 2, '0'],
  [100, 0, '100'],
  [Number.NaN, 2, 'NaN'],
  [-Infinity, 2, '-Infinity'],
])('the number %d with %s decimals is formatted as %s', (value, decimals, shown) =>
  expect(formatNumber(value, STYLE, decimals)).toBe(shown),
);

test('digits of a number are grouped by three from the end', () => {
  const digits = ['1', '123', '1234', '123456', '1234567'];
  expect(digits.map((one) => groupThousands(one, STYLE))).toEqual(['1', '123', '1.234', '123.456', '1.234.567']);
  expect(groupThousands('1234567', SPACED)).toBe('1234567');
});

test("parsing a number ignores group separators and accepts the project's decimal sign", () => {
  expect(['1.234,5', '-1.234', '0', '-', ''].map((shown) => readNumber(shown, STYLE))).toEqual([
    1234.5,
    -1234,
    0,
    null,
    null,
  ]);
  expect(readNumber('1234,5', SPACED)).toBe(1234.5);
});

test.each([
  [0, '0,00'],
  [9, '0,09'],
  [-9, '-0,09'],
  [100, '1,00'],
  [-0.4, '0,00'],
  [99.5, '1,00'],
  [-99.5, '-1,00'],
  [123_456_789, '1.234.567,89'],
])('an amount of %d cents is formatted as %s', (amount, shown) => {
  expect(formatMoney(amount, { code: 'EUR', minorUnit: 2, pattern: '{amount}' }, STYLE)).toBe(shown);
});

test('an amount has no decimals if its currency has no smaller unit', () => {
  const currency = { code: 'VND', minorUnit: 0, pattern: '{amount}đ' };
  expect([0, 5, -1500].map((amount) => formatMoney(amount, currency, STYLE))).toEqual(['0đ', '5đ', '-1.500đ']);
});

test('an unknown time zone causes a RangeError', () => {
  expect(() => zoneNamed('Asia/Nowhere')).toThrow(RangeError);
});

test('a day starts at local midnight, also before 1970', () => {
  const zone = zoneNamed('Asia/Ho_Chi_Minh');
  expect(zone.momentOf('2026-03-09').toISOString()).toBe('2026-03-08T17:00:00.000Z');
  expect(zone.momentOf('2026-03-09', '23:59').toISOString()).toBe('2026-03-09T16:59:00.000Z');
  const before = zoneNamed('America/New_York').momentOf('1950-01-01');
  expect(before.toISOString()).toBe('1950-01-01T05:00:00.000Z');
  expect(zoneNamed('America/New_York').dayOf(new Date(before.getTime() - 1))).toBe('1949-12-31');
});
