import { fullFormats } from 'ajv-formats/dist/formats.js';
import { describe, expect, test } from 'vitest';
import { isBirthDate } from './format-checks.ts';
import { CHECKED_FORMATS, isPassword } from './value-formats.ts';

describe('Checks of value formats', () => {
  const samples = {
    date: [
      '2024-02-29',
      '2023-02-29',
      '2024-04-31',
      '2024-12-31',
      '1900-02-29',
      '2000-02-29',
      '2024-1-1',
      '',
      '2024-13-01',
      '2024-00-10',
    ],
    'date-time': [
      '2024-02-29T10:00:00Z',
      '2024-02-29T10:00:00+07:00',
      '2024-02-29T10:00:00.123Z',
      '2024-02-29T10:00:00',
      '2024-02-30T10:00:00Z',
      '2024-02-29T25:00:00Z',
      '2024-02-29T10:00Z',
    ],
    uri: ['https://tuyen.example/a?b#c', 'mailto:a@b.c', 'tuyen.example', '/path', 'https://', ''],
  } as const;
  test('a birth date must be a calendar day between 1900-01-01 and today', () => {
    const day = (days: number) => {
      const date = new Date(Date.now() + days * 86_400_000);
      return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
        .map((part) => String(part).padStart(2, '0'))
        .join('-');
    };
    for (const [text, good] of [
      ['1900-01-01', true],
      ['1899-12-31', false],
      ['2001-02-29', false],
      ['2004-02-29', true],
      [day(0), true],
      [day(1), false],
      ['2126-01-01', false],
      ['1990-1-5', false],
      ['', false],
    ] as const) {
      expect(isBirthDate(text), text).toBe(good);
    }
    expect(isBirthDate('2126-01-01', '2126-01-01')).toBe(true);
  });

  test('a new password needs eight characters, not counting white space and combining accents', () => {
    for (const [text, good] of [
      ['matkhau8', true],
      ['mat khau 8', true],
      ['matkhau', false],
      ['mat khau', false],
      ['', false],
      // Too short for a password. The text has seven letters, because the combining accent and its letter count as one.
      ['matkha\u0301u', false],
      ['matkha\u0301u8', true],
    ] as const)
      expect(isPassword(text), text).toBe(good);
  });

  test.each(['2024-02-29 10:00:00Z', '2024-12-31T23:59:60Z', '2024-02-29T10:00:00+07', '2024-02-29T10:00:00+0700'])(
    'a date-time that other validators may accept is rejected: %s',
    (text) => {
      expect(CHECKED_FORMATS['date-time'](text)).toBe(false);
    },
  );

  test.each(Object.keys(samples) as (keyof typeof samples)[])(
    'the check of the format %s gives the same results as ajv-formats in full mode',
    (name) => {
      const format = fullFormats[name] as
        | RegExp
        | ((text: string) => boolean)
        | { validate: (text: string) => boolean };
      const theirs = (text: string) =>
        format instanceof RegExp
          ? format.test(text)
          : typeof format === 'function'
            ? format(text)
            : format.validate(text);
      for (const text of samples[name]) expect(CHECKED_FORMATS[name](text), text).toBe(theirs(text));
    },
  );
});
