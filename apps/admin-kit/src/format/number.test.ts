import { describe, expect, test } from 'vitest';
import { groupTyped, type NumberTyping } from './number.ts';

const STYLE = { group: '.', decimal: ',' };
const ENGLISH = { group: ',', decimal: '.' };

describe('Formatting of a number during typing', () => {
  const integer: NumberTyping = { decimals: 0, negative: false, style: STYLE };
  const decimal: NumberTyping = { decimals: 2, negative: true, style: STYLE };
  const typed = (text: string, typing = integer) => {
    let shown = '';
    for (const key of text) {
      const next = shown + key;
      shown = groupTyped(next, typing, { at: next.length, text: key });
    }
    return shown;
  };

  test('a number gets group separators from the fourth typed digit on', () => {
    expect(typed('1683')).toBe('1.683');
    expect(typed('1234567')).toBe('1.234.567');
    expect(typed('-5')).toBe('5');
    expect(typed('12x.5')).toBe('125');
  });

  test('a typed comma, or the dot of a number pad, starts the decimals of a number', () => {
    expect(typed('1234,5', decimal)).toBe('1.234,5');
    expect(typed('1234567', decimal)).toBe('1.234.567');
    expect(typed('1234.567', decimal)).toBe('1.234,56');
    expect(typed('-,5', decimal)).toBe('-0,5');
  });

  test.each([
    ['1.234,5', '1.234,5'],
    ['19.99', '19,99'],
    ['2.605', '2.605'],
    ['1.234.567', '1.234.567'],
    ['007', '7'],
  ])('the pasted number %s is read as %s', (pasted, shown) => {
    expect(groupTyped(pasted, decimal)).toBe(shown);
  });

  test("a typed number is formatted with the separators of the project's region", () => {
    const english: NumberTyping = { decimals: 2, negative: true, style: ENGLISH };
    expect(typed('1234567.5', english)).toBe('1,234,567.5');
    expect(typed('12,5', english)).toBe('12.5');
    expect(groupTyped('1,234.56', english)).toBe('1,234.56');
    expect(groupTyped('1,234', english)).toBe('1,234');
    expect(groupTyped('12,5', english)).toBe('12.5');
    expect(typed('1234,5', { ...decimal, style: { group: '', decimal: ',' } })).toBe('1234,5');
  });
});
