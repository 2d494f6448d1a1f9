import { describe, expect, it } from 'vitest';
import { formatDay, formatMoment, fromParts, toParts } from './dates.ts';
import { formatFileSize } from './file-size.ts';
import { formatMoney } from './money.ts';
import { formatMonth, monthsFrom } from './months.ts';
import { fillTemplate } from './template.ts';

describe('money', () => {
  it.each([
    [0, '0đ'],
    [500, '500đ'],
    [1000, '1.000đ'],
    [1_234_567, '1.234.567đ'],
    [-30_000, '-30.000đ'],
    [-0.2, '0đ'],
    [100_000_000_000, '100.000.000.000đ'],
  ])('%d is %s', (amount, text) => expect(formatMoney(amount)).toBe(text));
});

describe('a date in parts', () => {
  it.each([
    [{ day: '27', month: '3', year: '1998' }, '1998-03-27'],
    [{ day: '7', month: '03', year: '1998' }, '1998-03-07'],
    [{ day: '', month: '', year: '' }, undefined],
    [{ day: '7', month: '', year: '' }, '--07'],
    [{ day: ' ', month: '3', year: '' }, '-03-'],
    [{ day: '1-2', month: '3', year: '1998' }, '1998-03-12'],
    [{ day: 'x', month: 'y', year: 'z' }, 'z-y-x'],
  ])('%j becomes %s', (parts, value) => expect(fromParts(parts)).toBe(value));

  it('comes back as it was typed, half typed too', () => {
    expect(toParts(fromParts({ day: '07', month: '', year: '19' }))).toEqual({ day: '07', month: '', year: '19' });
    expect(toParts(undefined)).toEqual({ day: '', month: '', year: '' });
  });
});

describe('dates to read', () => {
  it.each([
    ['2026-03-07', '07/03/2026'],
    ['soon', 'soon'],
  ])('%s: %s', (value, text) => expect(formatDay(value)).toBe(text));

  it('shows a moment in Hanoi’s time', () => expect(formatMoment('2026-11-01T20:10:00Z')).toBe('02/11/2026 03:10'));
});

describe('months', () => {
  it('run on over the year’s end', () =>
    expect(monthsFrom(new Date(2026, 10, 30), 3)).toEqual(['2026-11', '2026-12', '2027-01']));
  it.each([
    ['2026-09', 'vi', 'Tháng 9/2026'],
    ['2026-09', 'en', 'September 2026'],
    ['later', 'en', 'later'],
  ])('%s in %s: %s', (value, language, text) => expect(formatMonth(value, language)).toBe(text));
});

describe('other texts', () => {
  it.each([
    [340_000, 'vi', '340 kB'],
    [2_400_000, 'vi', '2,4 MB'],
    [2_400_000, 'en', '2.4 MB'],
    [10, 'en', '1 kB'],
  ])('%i bytes in %s: %s', (bytes, language, text) => expect(formatFileSize(bytes, language)).toBe(text));

  it.each([
    ['{code} – {name}', { code: '02', name: 'Bác Cổ' }, '02 – Bác Cổ'],
    ['{a.b}', { a: { b: 3 } }, '3'],
    ['{missing}', {}, ''],
    ['{toString}', {}, ''],
  ])('%s', (template, row, text) => expect(fillTemplate(template, row)).toBe(text));
});
