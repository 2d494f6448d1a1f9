import { describe, expect, test } from 'vitest';
import type { ScreenElement } from '../screens/screens.ts';
import { CSV, TEXTS, fieldOf, sameInBoth } from './field.fixture.ts';
import { GOLDEN } from './golden.fixture.ts';
import { kindNamed, kindNames, kindOf } from './index.ts';

/** Returns an element as text: its widget, props and children. */
function describeElement(element: ScreenElement | undefined): string {
  if (!element) return '–';
  const { source: _, ...props } = element.props;
  const words = Object.entries(props).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const inside = element.children?.map((child) => `${child.source}:${describeElement(child)}`) ?? [];
  return [element.widget, ...words, ...inside].join(' ');
}

describe.each(GOLDEN)(
  'Field of the kind $kind with the schema $schema',
  ({ kind, schema, field: wanted, cell, show, input, filter, type, text: read, csv }) => {
    const field = fieldOf(schema);
    const known = kindOf(field);

    test('the field has the kind and the properties that its schema declares', () => {
      expect(field).toMatchObject({ kind, name: 'it', required: true, ...wanted });
    });

    test('the field has the expected cell, display, input, filter and TypeScript type', () => {
      expect(describeElement(known.cell?.(field))).toBe(cell);
      expect(describeElement(known.show(field))).toBe(show);
      expect(describeElement(known.input(field))).toBe(input);
      expect(describeElement(known.filter?.(field))).toBe(filter);
      expect(
        known.typescript(field, {
          enumOf: ({ values }) => values.map((value) => `'${value}'`).join(' | '),
          objectOf: ({ fields }) =>
            `{${fields
              .map(({ name }) => name)
              .filter((name) => name !== 'sum')
              .join()}}`,
        }),
      ).toBe(type);
    });

    test('a field value is formatted as readable text', () => {
      expect(known.toText(field, csv[0]?.[1], TEXTS)).toBe(read);
    });

    test('a CSV cell is parsed into a field value, and a field value is written into a CSV cell', () => {
      for (const [text, value] of csv) expect(known.fromCsv(field, text, CSV)).toEqual(value);
      const [text, value] = csv[0] ?? [];
      expect(known.toCsv(field, value, CSV)).toBe(text);
      expect(known.toCsv(field, null, CSV)).toBe('');
    });
  },
);

/** Texts that a spreadsheet would execute as a formula or load from the network if a CSV cell contained them. */
const HOSTILE = ['=1+1', '+1', '-1', '@SUM(A1)', "'=1+1", '\t=1', '\r=1', '\n=1', '＝1', '=HYPERLINK("http://x";"y")'];

describe.each(GOLDEN)('Hostile values in CSV cells of a $kind field with the schema $schema', ({ schema }) => {
  test.each(HOSTILE)('a hostile value is never written into a CSV cell as a spreadsheet formula: %j', (text) => {
    const field = fieldOf(schema);
    for (const value of [text, [text], [text, text], { n: text }, [{ n: text }], { lat: text, lng: text }]) {
      expect(kindOf(field).toCsv(field, value, CSV)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }
  });
});

test('only a short text can be the title of a record', () => {
  const titles = GOLDEN.filter(({ schema }) => {
    const field = fieldOf(schema);
    return kindOf(field).defaults.title(field);
  });
  expect(titles.map(({ schema }) => schema.format ?? schema['x-templates'] ?? schema['x-kind'])).toEqual([
    [sameInBoth('Rách bìa')],
    'mark',
    'localized-text',
  ]);
});

test('exactly the field kinds whose schema is an array count as lists', () => {
  const lists = GOLDEN.filter(({ kind, schema }) => kind !== 'image' && schema.type === 'array').map(
    ({ kind }) => kind,
  );
  const known = kindNames().filter((name) => kindNamed(name)?.list);
  expect(known.toSorted()).toEqual([...new Set(lists)].toSorted());
});

const TEXTS_OF_PEOPLE = ['enum', 'email', 'phone', 'url', 'text'] as const;
const NUMBERS = ['integer', 'decimal', 'money', 'year'] as const;
const TIMES = ['date', 'month', 'time', 'date-time'] as const;
const SORTED = [...TEXTS_OF_PEOPLE, ...NUMBERS, ...TIMES, 'boolean', 'reference'] as const;
const FILES = ['file', 'image'] as const;
const OTHERS = [
  'enum-list',
  'reference-list',
  'nested-list',
  'text-list',
  'nested-object',
  'rich-text',
  'color',
  'geo-point',
  'json',
] as const;

// These lists contain only the kinds that exist today. A new kind is not added here: its entry in `golden.fixture.ts`
// states the same properties.
test.each([
  ['sorted', 'sortable', SORTED],
  ['sorted as in a dictionary', 'collated', TEXTS_OF_PEOPLE],
  ['written into CSV files', 'inCsv', [...SORTED, ...OTHERS]],
  ['names of the record of a row', 'identifies', ['enum', 'email', 'phone', 'text']],
] as const)('exactly the expected field kinds are marked as %s', (_, flag, wanted) => {
  const kinds = [...SORTED, ...OTHERS, ...FILES];
  expect(kinds.filter((name) => kindNamed(name)?.[flag]).toSorted()).toEqual([...wanted].toSorted());
});

test('the CSV cell of a list omits uploads', () => {
  const items = {
    type: 'object',
    properties: {
      n: { type: 'integer', 'x-label': sameInBoth('N') },
      scan: { type: 'string', 'x-kind': 'image', 'x-label': sameInBoth('S') },
    },
  };
  const field = fieldOf({ type: 'array', items });
  expect(kindOf(field).toCsv(field, [{ n: 1, scan: '/api/v1/uploads/1' }], CSV)).toBe('N: 1');
});

test('every field kind has a test case with its expected results', () => {
  expect(kindNames().toSorted()).toEqual([...new Set(GOLDEN.map(({ kind }) => kind))].toSorted());
});
