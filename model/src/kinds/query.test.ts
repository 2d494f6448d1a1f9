import { expect, test } from 'vitest';
import { fieldOf } from './field.fixture.ts';
import { kindOf } from './index.ts';
import { projectFormats } from '../model/fields/value-formats.ts';
import { dayOrMoment } from './query.ts';

const asked = (schema: Parameters<typeof fieldOf>[0]) => {
  const field = fieldOf(schema);
  return (text: string) => kindOf(field).fromQuery(field, text);
};

test('a text in a query is valid unless it is empty or contains a character that no database can store', () => {
  expect(['a', ' ', '', 'a\0b'].map(asked({ type: 'string' }))).toEqual(['a', ' ', undefined, undefined]);
});

test('an integer in a query must be between ±(2^53 − 1)', () => {
  const texts = [
    '0',
    '-12',
    '9'.repeat(15),
    '9007199254740991',
    '9007199254740992',
    '9'.repeat(16),
    '1.5',
    '1e3',
    '',
    ' 1',
  ];
  const read = [
    0,
    -12,
    999_999_999_999_999,
    Number.MAX_SAFE_INTEGER,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ];
  expect(texts.map(asked({ type: 'integer' }))).toEqual(read);
});

test('a number in a query must be finite and exactly representable', () => {
  const texts = ['1.5', '-1e3', '0', '', ' ', 'a', 'Infinity', 'NaN', '1e400', '0x10', '9007199254740993'];
  const read = [1.5, -1000, 0, undefined, undefined, undefined, undefined, undefined, undefined, undefined, undefined];
  expect(texts.map(asked({ type: 'number' }))).toEqual(read);
});

test('a boolean in a query must be true, false, 1 or 0', () => {
  const texts = ['true', '1', 'false', '0', 'TRUE', '', '2'];
  expect(texts.map(asked({ type: 'boolean' }))).toEqual([true, true, false, false, undefined, undefined, undefined]);
});

test('an enum value in a query must be one of the values of the enum', () => {
  const state = { $ref: '../enums/state.json' };
  expect(['OPEN', 'open', ''].map(asked(state))).toEqual(['OPEN', undefined, undefined]);
  expect(['OPEN', 'open'].map(asked({ type: 'array', items: state }))).toEqual(['OPEN', undefined]);
});

test('a month in a query must lie between the years 1000 and 2999', () => {
  const field = { type: 'string', format: 'year-month' } as const;
  const good = ['1000-01', '2026-01', '2026-12', '2999-12'];
  const bad = ['0000-01', '0999-12', '3000-01', '9999-12', '2026-13', '2026-00', '2026-1', '2026-01-01', ''];
  const { ['year-month']: format } = projectFormats({ kinds: [] });
  expect(good.map(asked(field))).toEqual(good);
  expect(good.filter((text) => format?.test(text))).toEqual(good);
  expect(bad.map(asked(field))).toEqual(bad.map(() => undefined));
  expect(bad.filter((text) => format?.test(text))).toEqual([]);
});

test('a date in a query must exist in the calendar', () => {
  const texts = ['2028-02-29', '2026-02-29', '2026-13-01', '0001-01-01', '0000-01-01', '2026-1-1', ''];
  const read = ['2028-02-29', undefined, undefined, '0001-01-01', undefined, undefined, undefined];
  expect(texts.map(asked({ type: 'string', format: 'date' }))).toEqual(read);
});

test.each([
  ['2026-11-18', '2026-11-18'],
  ['2026-02-30', undefined],
  ['0001-01-02', undefined],
  ['0001-01-03', '0001-01-03'],
  ['9999-12-29', '9999-12-29'],
  ['9999-12-30', undefined],
  ['2026-11-18T10:00:00+07:00', '2026-11-18T03:00:00.000Z'],
  ['2026-11-18T10:00:00', undefined],
  ['2026-11-31T10:00:00Z', undefined],
  ['0001-01-02T23:59:59Z', undefined],
  ['0001-01-03T00:00:00Z', '0001-01-03T00:00:00.000Z'],
  ['9999-12-28T23:59:59Z', '9999-12-28T23:59:59.000Z'],
  ['9999-12-29T00:00:00Z', undefined],
  ['2026-11-18T25:00:00Z', undefined],
  ['2026-11-18T', undefined],
  ['18/11/2026', undefined],
  ['', undefined],
  // Timestamps of the maximum length, and one character longer.
  [`2026-11-18T10:00:00.${'0'.repeat(19)}Z`, '2026-11-18T10:00:00.000Z'],
  [`2026-11-18T10:00:00.${'0'.repeat(20)}Z`, undefined],
])('the query value %j is parsed as the day or timestamp %j', (text, meant) => {
  expect(dayOrMoment(text)).toBe(meant);
  expect(asked({ type: 'string', format: 'date-time' })(text)).toBe(meant);
});
