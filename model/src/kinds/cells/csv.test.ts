import { describe, expect, test } from 'vitest';
import type { Enum } from '../../model/model.ts';
import { formatsOf } from '../../region/formats.ts';
import { CSV, fieldOf, HANOI, sameInBoth } from '../field.fixture.ts';
import {
  type CsvContext,
  decimalFromCsv,
  decimalToCsv,
  enumFromCsv,
  enumToCsv,
  integerFromCsv,
  jsonFromCsv,
  jsonToCsv,
  listFromCsv,
  listToCsv,
  moneyFromCsv,
  moneyToCsv,
  numberToCsv,
  textFromCsv,
  textToCsv,
  timeFromCsv,
  timeToCsv,
} from './csv.ts';

const BERLIN: CsvContext = {
  ...CSV,
  language: 'de',
  formats: formatsOf({
    timeZone: 'Europe/Berlin',
    dates: 'dd.MM.yyyy',
    numbers: { group: '.', decimal: ',' },
    currency: { code: 'EUR', minorUnit: 2, pattern: '€ {amount}' },
  }),
};
const UNGROUPED: CsvContext = { ...CSV, formats: formatsOf({ ...HANOI, numbers: { group: '', decimal: '.' } }) };

describe('Texts in CSV cells', () => {
  test.each([
    ['', undefined],
    ['book', 'book'],
    ["it's", "it's"],
    ["'quoted'", "'quoted'"],
    ["'=1", '=1'],
    ["''=1", "'=1"],
  ])('the text cell %j is read as %j and written back unchanged', (cell, value) => {
    expect(textFromCsv(cell)).toBe(value);
    expect(textToCsv(value)).toBe(cell);
  });

  test('null is written as an empty CSV cell, and other values as text', () => {
    expect([textToCsv(null), textToCsv(5), textToCsv(false), textToCsv(-5)]).toEqual(['', '5', 'false', "'-5"]);
  });
});

describe('Integers in CSV cells', () => {
  test.each([
    ['', undefined],
    [' ', undefined],
    ['0', 0],
    ['1.234.567', 1_234_567],
    ['-1.234', -1234],
    ['1 234 567', 1_234_567],
    ['1\u00A0234', 1234],
    ['1.23', 1.23],
    ['1234.567', 1234.567],
    ['1.234.56', '1.234.56'],
    ['ten', 'ten'],
    ['Infinity', 'Infinity'],
  ])('the CSV cell %j is read as %j', (cell, value) => expect(integerFromCsv(cell, CSV)).toBe(value));

  test('a dot in an integer cell separates decimals if the project has no thousands separator', () => {
    expect(integerFromCsv('1234', UNGROUPED)).toBe(1234);
    expect(integerFromCsv('1.234', UNGROUPED)).toBe(1.234);
  });

  test('a negative number is written into a CSV cell without an apostrophe, unlike a text', () => {
    expect([-5, 0, '-5', null].map(numberToCsv)).toEqual(['-5', '0', "'-5", '']);
  });
});

describe('Decimals in CSV cells', () => {
  test.each([
    ['', undefined],
    ['  ', undefined],
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' -0,5 ', -0.5],
    ['1,2,3', '1,2,3'],
    ['1.234,5', '1.234,5'],
    [',5', ',5'],
  ])('the CSV cell %j is read as %j', (cell, value) => expect(decimalFromCsv(cell)).toBe(value));

  test("decimals are written exactly into CSV cells, with the language's decimal separator and ungrouped digits", () => {
    expect(decimalToCsv(1234.5, 'vi')).toBe('1234,5');
    expect(decimalToCsv(1234.5, 'en')).toBe('1234.5');
    expect(decimalToCsv(0.000_000_1, 'en')).toBe('0.0000001');
    expect(decimalToCsv('=1', 'en')).toBe("'=1");
    expect(decimalToCsv(null, 'en')).toBe('');
  });
});

describe('Amounts of money in CSV cells', () => {
  test.each([
    ['', undefined],
    ['19,90', 1990],
    ['19,9', 1990],
    ['19.90', 1990],
    ['19', 1900],
    ['-0,05', -5],
    ['1.234,50', 123_450],
    ['1.234.567', 123_456_700],
    ['1.234', 123_400],
    ['€ 19,90', 1990],
    ['19,90 EUR', 1990],
    ['$19,90', 1990],
    ['19,900', 1990],
    ['19,999', '19,999'],
    ['1,2,3', '1,2,3'],
    ['free', 'free'],
  ])('the CSV cell %j is read as %j cents', (cell, value) => expect(moneyFromCsv(cell, BERLIN)).toBe(value));

  test.each([
    ['45.000đ', 45_000],
    ['45 000', 45_000],
    ['45000,00', 45_000],
    ['45000,5', '45000,5'],
  ])('the CSV cell %j is read as %j in a currency without cents', (cell, value) =>
    expect(moneyFromCsv(cell, CSV)).toBe(value),
  );

  test('an amount in a foreign currency is written into a CSV cell in cents', () => {
    expect([moneyToCsv(1990, BERLIN, 'USD'), moneyToCsv(1990, BERLIN, 'EUR')]).toEqual(['1990', '19,9']);
  });

  test("an amount in the project's currency is written into a CSV cell in whole units", () => {
    expect([moneyToCsv(1990, BERLIN), moneyToCsv(45_000, CSV), moneyToCsv(null, CSV)]).toEqual(['19,9', '45000', '']);
  });
});

describe('Times in CSV cells', () => {
  test.each([
    ['05/07/2026 17:00', '2026-07-05T10:00:00.000Z'],
    ['05/07/2026 17:00:30', '2026-07-05T10:00:30.000Z'],
    [' 5/7/2026 7:05 ', '2026-07-05T00:05:00.000Z'],
    [' soon ', 'soon'],
    ['05/07/2026 25:00', '05/07/2026 25:00'],
    [' ', undefined],
  ])('the CSV cell %j is read as %j', (cell, value) => expect(timeFromCsv(cell, 'minute', CSV)).toBe(value));

  test("times are written into CSV cells in the project's format, and other values as text", () => {
    expect(timeToCsv('2026-07-05T10:00:00.000Z', 'minute', CSV)).toBe('05/07/2026 17:00');
    expect(timeToCsv('2026-07', 'month', CSV)).toBe('07/2026');
    expect([timeToCsv(5, 'day', CSV), timeToCsv(null, 'day', CSV)]).toEqual(['5', '']);
  });
});

describe('Enum values in CSV cells', () => {
  const field = fieldOf({ $ref: '../enums/state.json' });
  if (field.kind !== 'enum') throw new Error('no enum');
  const shelves: Enum = {
    name: 'state',
    source: '',
    label: sameInBoth('Shelf'),
    values: [
      { value: 'OPEN', label: { vi: 'Mở', en: 'Free' } },
      { value: 'DONE', label: { vi: 'Xong', en: 'Free' } },
      { value: 'LOST', label: { vi: 'OPEN', en: '=1' } },
      { value: 'HIDDEN', label: { vi: 'Ẩn', en: 'Hidden' } },
    ],
  };
  const context = { ...CSV, language: 'en', enums: [shelves] };

  test.each([
    ['OPEN', 'OPEN'],
    ['mở', 'OPEN'],
    [' XONG ', 'DONE'],
    // The label `Free` belongs to two enum values, so the cell is ambiguous and keeps its text.
    ['Free', 'Free'],
    ['Ẩn', 'Ẩn'],
    ["'=1", 'LOST'],
    ['', undefined],
    ['  ', undefined],
  ])('the CSV cell %j is read as %j', (cell, value) => expect(enumFromCsv(field, cell, context)).toBe(value));

  test.each([
    // Two values have the same English label, so the cell contains the value itself.
    ['OPEN', 'en', 'OPEN'],
    ['DONE', 'en', 'DONE'],
    ['DONE', 'vi', 'Xong'],
    ['LOST', 'en', "'=1"],
    // The label of this value equals another value, so the cell contains the value itself.
    ['LOST', 'vi', 'LOST'],
    // Text that is not a value of the field is returned unchanged.
    ['HIDDEN', 'en', 'HIDDEN'],
    [null, 'en', ''],
  ])('the enum value %j is written into a CSV cell in the language %s as %j', (value, language, cell) => {
    expect(enumToCsv(field, value, { ...context, language })).toBe(cell);
  });

  test('CSV cells contain enum values instead of labels if the enum is unknown', () => {
    expect(enumToCsv(field, 'OPEN', { ...CSV, enums: [] })).toBe('OPEN');
    expect(enumFromCsv(field, 'Open', { ...CSV, enums: [] })).toBe('Open');
  });
});

describe('Lists in CSV cells', () => {
  test.each([
    [['a'], 'a'],
    [['a', 'b c'], 'a; b c'],
    [['a;b'], '["a;b"]'],
    [[' a'], '[" a"]'],
    [['a '], '["a "]'],
    [['=a'], '["=a"]'],
    [['a', 5], '["a",5]'],
    [[''], '[""]'],
    [[], '[]'],
  ])('the list %j is written into the CSV cell %j and read back', (value, cell) => {
    expect(listToCsv(value)).toBe(cell);
    expect(listFromCsv(cell)).toEqual(value);
  });

  test('empty items and outer spaces of a list in a CSV cell are ignored', () => {
    expect(listFromCsv(' a ;; b;')).toEqual(['a', 'b']);
    expect(listFromCsv(' ')).toBeUndefined();
    expect(listFromCsv('[a')).toBe('[a');
    expect(listToCsv('a')).toBe('');
  });
});

test('valid JSON in a CSV cell is parsed, and any other text is returned unchanged', () => {
  expect([null, undefined, { a: 1 }, 0].map(jsonToCsv)).toEqual(['', '', '{"a":1}', '0']);
  expect(['', ' ', '{"a":1}', '0', '{a'].map(jsonFromCsv)).toEqual([undefined, undefined, { a: 1 }, 0, '{a']);
});
