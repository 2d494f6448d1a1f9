import { describe, expect, test } from 'vitest';
import { CSV, fieldOf, sameInBoth } from '../field.fixture.ts';
import { formatsOf } from '../../region/index.ts';
import { objectsFromCsv, objectsToCsv } from './nested-csv.ts';

const properties = {
  name: { type: 'string', 'x-label': { vi: 'Tên', en: 'Name' } },
  born: { type: 'integer', 'x-label': { vi: 'Năm sinh', en: 'Born' } },
  note: { type: 'string', 'x-label': { vi: 'Tên', en: 'Note' } },
  code: { type: 'string', 'x-label': sameInBoth('Code'), 'x-computed': true },
  pin: { type: 'string', 'x-label': sameInBoth('Pin'), 'x-secret': true },
};
const authors = fieldOf({ type: 'array', items: { type: 'object', properties } });
const fields = 'fields' in authors ? authors.fields : [];
const EURO = { code: 'EUR', minorUnit: 2, pattern: '{amount} €' };
const EN = { ...CSV, language: 'en' };

describe('Objects in CSV cells', () => {
  test('each object in a CSV cell takes one line with its labels and values', () => {
    const items = [{ name: 'An', born: 1950, code: 'A1', pin: '1' }, { name: 'Bình' }];
    expect(objectsToCsv(fields, items, EN)).toBe('Name: An | Born: 1950 | Code: A1\nName: Bình');
    expect(objectsToCsv(fields, [], EN)).toBe('');
  });

  test('amounts in a nested row use the currency of the row, or else of the record', () => {
    const priced = fieldOf({
      type: 'array',
      items: {
        type: 'object',
        properties: { a: { type: 'integer', 'x-kind': 'money', 'x-currency': 'in', 'x-label': sameInBoth('a') } },
      },
    });
    const inner = 'fields' in priced ? priced.fields : [];
    const euro = { ...EN, formats: formatsOf({ ...CSV.formats.region, currency: EURO }) };
    expect(objectsToCsv(inner, [{ a: 1990 }], euro)).toBe('a: 19.9');
    expect(objectsToCsv(inner, [{ a: 1990 }], euro, { in: 'USD' })).toBe('a: 1990');
    expect(objectsToCsv(inner, [{ a: 1990, in: 'EUR' }], euro, { in: 'USD' })).toBe('a: 19.9');
  });

  test.each([
    ['a separator', { name: 'a | b', pin: '1' }, '[{"name":"a | b"}]'],
    ['a line break', { name: 'a\nb' }, '[{"name":"a\\nb"}]'],
    ['outer spaces', { name: ' a' }, '[{"name":" a"}]'],
    ['nothing to show', { pin: '1' }, '[{}]'],
    ['no object', 'An', '["An"]'],
  ])(
    'objects that plain text cannot represent are written into CSV cells as JSON without secrets: %s',
    (_, item, cell) => {
      expect(objectsToCsv(fields, [item], EN)).toBe(cell);
    },
  );

  test.each(['A: b', 'A|b', 'A\nb'])(
    'objects are written into CSV cells as JSON if a field label contains a separator: %j',
    (label) => {
      const field = fieldOf({
        type: 'array',
        items: { type: 'object', properties: { a: { 'x-label': sameInBoth(label) } } },
      });
      expect(objectsToCsv('fields' in field ? field.fields : [], [{ a: 1 }], EN)).toBe('[{"a":1}]');
    },
  );

  test('a CSV cell with objects never begins with a spreadsheet formula', () => {
    const field = fieldOf({
      type: 'array',
      items: { type: 'object', properties: { a: { type: 'integer', 'x-label': sameInBoth('=A') } } },
    });
    const inner = 'fields' in field ? field.fields : [];
    expect(objectsToCsv(inner, [{ a: 1 }], EN)).toBe("'=A: 1");
    expect(objectsFromCsv(inner, "'=A: 1", EN)).toEqual([{ a: 1 }]);
  });

  test.each([
    ['', undefined],
    ['  ', undefined],
    ['Name: An | Born: 1.950', [{ name: 'An', born: 1950 }]],
    ['name: An\r\n\r\nNĂM SINH:1950', [{ name: 'An' }, { born: 1950 }]],
    ['Name: 12:30', [{ name: '12:30' }]],
    // An import ignores empty values, and values of fields that only the server sets.
    ['Code: A1 | Name: | Born: 1', [{ born: 1 }]],
    ['[{"name":"An"}]', [{ name: 'An' }]],
    ['{"name":"An"}', { name: 'An' }],
    // The cell is returned unchanged if the name before the colon is unknown, if two fields have this label, or if
    // there is no name.
    ['Age: 5', 'Age: 5'],
    ['Tên: An', 'Tên: An'],
    ['An', 'An'],
  ])('objects in the CSV cell %j are read as %j', (cell, value) =>
    expect(objectsFromCsv(fields, cell, EN)).toEqual(value),
  );
});
