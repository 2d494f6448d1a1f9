import { describe, expect, test } from 'vitest';
import type { ScreenElement } from '../screens/screens.ts';
import { CSV, fieldOf } from './field.fixture.ts';
import { GOLDEN } from './golden.fixture.ts';
import { kindNames, kindOf } from './index.ts';

/** How an element reads in a test: `TextInput*` is react-admin's, the rest the kit's; then its own props and children. */
function told(element: ScreenElement | undefined): string {
  if (!element) return '–';
  const { source: _, ...props } = element.props;
  const words = Object.entries(props).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const inside = element.children?.map((child) => `${child.source}:${told(child)}`) ?? [];
  return [element.component + (element.from === 'react-admin' ? '*' : ''), ...words, ...inside].join(' ');
}

describe.each(GOLDEN)(
  'a $kind field from $schema',
  ({ kind, schema, field: wanted, cell, show, input, filter, type, csv }) => {
    const field = fieldOf(schema);
    const known = kindOf(field);

    test('is read from its schema', () => {
      expect(field).toMatchObject({ kind, name: 'it', required: true, ...wanted });
    });

    test('has its cell, value, input, filter and type', () => {
      expect(told(known.cell?.(field))).toBe(cell);
      expect(told(known.show(field))).toBe(show);
      expect(told(known.input(field))).toBe(input);
      expect(told(known.filter?.(field))).toBe(filter);
      expect(
        known.typescript(
          field,
          (fields) =>
            `{${fields
              .map(({ name }) => name)
              .filter((name) => name !== 'sum')
              .join()}}`,
        ),
      ).toBe(type);
    });

    test('reads and writes cells of a CSV file', () => {
      for (const [text, value] of csv) expect(known.fromCsv(field, text, CSV)).toEqual(value);
      const [text, value] = csv[0] ?? [];
      expect(known.toCsv(field, value, CSV)).toBe(text);
      expect(known.toCsv(field, null, CSV)).toBe('');
    });
  },
);

/** What spreadsheets run, or ask the network for. */
const HOSTILE = ['=1+1', '+1', '-1', '@SUM(A1)', "'=1+1", '\t=1', '\r=1', '\n=1', '＝1', '=HYPERLINK("http://x";"y")'];

describe.each(GOLDEN)('a $kind field from $schema, whatever it holds', ({ schema }) => {
  test.each(HOSTILE)('writes no formula into a cell: %j', (text) => {
    const field = fieldOf(schema);
    for (const value of [text, [text], [text, text], { n: text }, [{ n: text }], { lat: text, lng: text }]) {
      expect(kindOf(field).toCsv(field, value, CSV)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }
  });
});

test('every kind has a golden case', () => {
  expect(kindNames().toSorted()).toEqual([...new Set(GOLDEN.map(({ kind }) => kind))].toSorted());
});
