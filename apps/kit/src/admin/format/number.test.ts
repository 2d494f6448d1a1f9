import { describe, expect, test } from 'vitest';
import { formatNumber, groupTyped, readNumber } from './number.ts';

test('numbers have dots between thousands, four digits too, and a comma before the decimals', () => {
  expect(formatNumber(1683)).toBe('1.683');
  expect(formatNumber(2605)).toBe('2.605');
  expect(formatNumber(999)).toBe('999');
  expect(formatNumber(-1_234_567.25)).toBe('-1.234.567,25');
  expect(formatNumber(0.3)).toBe('0,3');
  expect(formatNumber(12.5, 2)).toBe('12,5');
});

describe('a number as it is typed', () => {
  const whole = { decimals: 0, negative: false };
  const decimal = { decimals: 2, negative: true };
  const typed = (text: string, typing = whole) => {
    let shown = '';
    for (const key of text) {
      const next = shown + key;
      shown = groupTyped(next, typing, { at: next.length, text: key });
    }
    return shown;
  };

  test('gets its dots with the thousandth', () => {
    expect(typed('1683')).toBe('1.683');
    expect(typed('1234567')).toBe('1.234.567');
    expect(typed('-5')).toBe('5');
    expect(typed('12x.5')).toBe('125');
  });

  test('a comma, or the dot of a number pad, begins the decimals', () => {
    expect(typed('1234,5', decimal)).toBe('1.234,5');
    expect(typed('1234.567', decimal)).toBe('1.234,56');
    expect(typed('-,5', decimal)).toBe('-0,5');
    expect(readNumber('1.234,5')).toBe(1234.5);
    expect(readNumber('-0,5')).toBe(-0.5);
    expect(readNumber('-')).toBeNull();
  });

  test.each([
    ['1.234,5', '1.234,5'],
    ['19.99', '19,99'],
    ['2.605', '2.605'],
    ['1.234.567', '1.234.567'],
    ['007', '7'],
  ])('pasted %s is read as %s', (pasted, shown) => {
    expect(groupTyped(pasted, decimal)).toBe(shown);
  });
});
