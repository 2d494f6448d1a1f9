import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../model/json/json-schema.ts';
import { CSV, fieldOf, STATES, TEXTS, sameInBoth } from './field.fixture.ts';
import { kindOf } from './index.ts';
import type { ImportContext } from './kind.ts';
import { sampleOf } from './registry.ts';
import { referenceTarget } from './reference-target.ts';

const string = { type: 'string' };
const label = sameInBoth('N');
const object = { type: 'object', properties: { n: { type: 'integer', minimum: 1, maximum: 3, 'x-label': label } } };

/** Returns two sample values: one for the smallest and one for the largest result of the random generator. */
const samples = (schema: JsonSchema, index = 0) => {
  const field = fieldOf(schema);
  return [0, 0.999_999_999].map((random) => kindOf(field).sample(field, () => random, index));
};

describe('Generated sample values', () => {
  test.each<[string, JsonSchema, low: unknown, high: unknown]>([
    ['a day', { ...string, format: 'date' }, '2026-01-01', '2026-12-31'],
    ['a birth date', { ...string, format: 'birth-date' }, '1996-01-01', '1996-12-31'],
    ['a month', { ...string, format: 'year-month' }, '2026-01', '2026-12'],
    ['a time', { ...string, format: 'time' }, '05:00', '22:55'],
    ['a moment', { ...string, format: 'date-time' }, '2026-01-01T00:00:00.000Z', '2026-12-31T23:59:00.000Z'],
    ['a color', { ...string, 'x-kind': 'color' }, '#000000', '#ffffff'],
    ['a place', { type: 'object', 'x-kind': 'geo-point' }, { lat: -0.05, lng: -0.05 }, { lat: 0.05, lng: 0.05 }],
    [
      'a place near an example',
      { type: 'object', 'x-kind': 'geo-point', examples: [{ lat: 1, lng: -2 }] },
      { lat: 0.95, lng: -2.05 },
      { lat: 1.05, lng: -1.95 },
    ],
    ['a phone number', { ...string, format: 'phone' }, '+15551000000', '+15559999999'],
    ['a phone number of examples', { ...string, format: 'phone', examples: ['+1', '+2'] }, '+1', '+2'],
    ['a flag', { type: 'boolean' }, true, false],
    ['a year', { type: 'integer', 'x-kind': 'year' }, 1990, 2030],
    ['a year between limits', { type: 'integer', 'x-kind': 'year', minimum: 1995, maximum: 2025 }, 1995, 2025],
    ['a year between far limits', { type: 'integer', 'x-kind': 'year', minimum: 1, maximum: 9999 }, 1990, 2030],
    ['a year later than usual', { type: 'integer', 'x-kind': 'year', exclusiveMinimum: 2050 }, 2051, 2091],
    ['a year earlier than usual', { type: 'integer', 'x-kind': 'year', exclusiveMaximum: 1950 }, 1949, 1949],
    ['a leap year', { type: 'integer', 'x-kind': 'year', multipleOf: 4 }, 1988, 2028],
    ['an amount', { type: 'integer', 'x-kind': 'money' }, 0, 500_000],
    ['an amount between limits', { type: 'integer', 'x-kind': 'money', minimum: 1000, maximum: 3000 }, 1000, 3000],
    ['an amount without a round one', { type: 'integer', 'x-kind': 'money', minimum: 1, maximum: 999 }, 1, 999],
    ['a decimal', { type: 'number' }, 0, 100],
    ['a value', { $ref: '../enums/state.json' }, 'OPEN', 'LOST'],
    ['values', { type: 'array', items: { $ref: '../enums/state.json' } }, ['OPEN'], ['OPEN', 'DONE', 'LOST']],
    [
      'at least two values',
      { type: 'array', minItems: 2, maxItems: 2, items: { $ref: '../enums/state.json' } },
      ['OPEN', 'DONE'],
      ['DONE', 'LOST'],
    ],
    ['an object', object, { n: 1 }, { n: 3 }],
    ['a list of objects', { type: 'array', items: object }, [{ n: 1 }], [{ n: 3 }, { n: 3 }, { n: 3 }]],
    ['a list of limited length', { type: 'array', maxItems: 1, items: object }, [{ n: 1 }], [{ n: 3 }]],
    [
      'a list of at least two objects',
      { type: 'array', minItems: 2, maxItems: 10, items: object },
      [{ n: 1 }, { n: 1 }],
      [{ n: 3 }, { n: 3 }, { n: 3 }, { n: 3 }],
    ],
    ['a list of no objects', { type: 'array', minItems: 0, maxItems: 0, items: object }, [], []],
    ['a list of texts', { type: 'array', items: string }, ['Ghi chú 1'], ['Ghi chú 1', 'Ghi chú 2', 'Ghi chú 3']],
    [
      'a long list',
      { type: 'array', maxItems: 10, items: string },
      ['Ghi chú 1'],
      ['Ghi chú 1', 'Ghi chú 2', 'Ghi chú 3'],
    ],
    ['a list of examples', { type: 'array', items: { ...string, examples: ['a', 'b'] } }, ['a'], ['b', 'b', 'b']],
    ['a list of an example', { type: 'array', items: string, examples: [['a'], ['b']] }, ['a'], ['b']],
    ['an upload', { ...string, 'x-kind': 'file' }, '/api/v1/uploads/sample-1', '/api/v1/uploads/sample-1'],
    ['uploads', { type: 'array', 'x-kind': 'image' }, ['/api/v1/uploads/sample-1'], ['/api/v1/uploads/sample-1']],
    ['an address', { ...string, format: 'uri' }, 'https://example.com/it/1', 'https://example.com/it/1'],
    ['a mail address', { ...string, format: 'email' }, 'it.1@example.com', 'it.1@example.com'],
    ['a mail address of examples', { ...string, format: 'email', examples: ['a@b.c', 'd@e.f'] }, 'a@b.c', 'd@e.f'],
    ['formatted text', { ...string, 'x-kind': 'rich-text' }, '<p>Ghi chú 1</p>', '<p>Ghi chú 1</p>'],
    ['any list', { type: 'array', 'x-kind': 'json' }, [], []],
    ['any number', { type: 'integer', 'x-kind': 'json' }, 0, 0],
    ['any flag', { type: 'boolean', 'x-kind': 'json' }, true, true],
    ['any value', { 'x-kind': 'json' }, {}, {}],
    ['any value with an example', { 'x-kind': 'json', examples: [5] }, 5, 5],
  ])('sample values generated for %s range between the expected lowest and highest values', (_, schema, low, high) =>
    expect(samples(schema)).toEqual([low, high]),
  );

  test('sample values that contain a number start at 1 for the first record', () => {
    expect(samples({ ...string, format: 'uri' }, 4)[0]).toBe('https://example.com/it/5');
    expect(samples({ ...string, 'x-kind': 'file' }, 4)[0]).toBe('/api/v1/uploads/sample-5');
    expect(samples({ type: 'array', items: string }, 2)[1]).toEqual(['Ghi chú 21', 'Ghi chú 22', 'Ghi chú 23']);
    expect(samples({ ...string, format: 'email', examples: ['a@b.c'], 'x-unique': true }, 1)[0]).toBe(
      'it.2@example.com',
    );
  });

  test('sample rows in nested lists are numbered differently in each record', () => {
    const named = { type: 'object', properties: { a: { ...string, 'x-label': label } } };
    expect(samples({ type: 'array', items: named }, 2)[1]).toEqual([{ a: 'N 21' }, { a: 'N 22' }, { a: 'N 23' }]);
  });

  test('a sample of an object omits references and fields that the server sets', () => {
    const properties = {
      a: { type: 'boolean' },
      b: { ...string, 'x-reference': 'books' },
      c: { type: 'boolean', 'x-computed': true },
    };
    expect(samples({ type: 'object', properties })[0]).toEqual({ a: true });
  });

  test('the sample values of a field that is checked by code are the examples of the field, in turn', () => {
    const field = { ...fieldOf({ ...string, examples: ['a', 'b'] }), coded: true } as const;
    const random = () => 0;
    expect([0, 1, 2].map((index) => sampleOf(field, random, index))).toEqual(['a', 'b', 'a']);
    expect(sampleOf(fieldOf({ ...string, examples: ['a', 'b'] }), random, 1)).toBe('a');
  });
});

describe('Conversion of field values from and to CSV cells', () => {
  test.each<[JsonSchema, cell: string, value: unknown]>([
    [{ type: 'boolean' }, 'x', true],
    [{ type: 'boolean' }, '1', true],
    [{ type: 'boolean' }, '0', false],
    [{ type: 'boolean' }, 'TRUE', true],
    [{ type: 'boolean' }, ' có ', true],
    [{ type: 'boolean' }, 'KHÔNG', false],
    [{ type: 'boolean' }, 'no', false],
    [{ type: 'boolean' }, 'maybe', 'maybe'],
    [{ type: 'boolean' }, 'toString', 'toString'],
    [{ type: 'boolean' }, ' ', undefined],
    [{ ...string, format: 'time' }, ' 7h05 ', '07:05'],
    [{ ...string, format: 'time' }, '17:05:00', '17:05'],
    [{ ...string, format: 'time' }, '17:05:30', '17:05:30'],
    [{ ...string, format: 'time' }, '17', '17'],
    [{ ...string, format: 'time' }, ' ', undefined],
    [{ type: 'object', 'x-kind': 'geo-point' }, '21, 105.8', { lat: 21, lng: 105.8 }],
    [{ type: 'object', 'x-kind': 'geo-point' }, ' -1.5;2 ', { lat: -1.5, lng: 2 }],
    [{ type: 'object', 'x-kind': 'geo-point' }, '21', '21'],
    [{ type: 'object', 'x-kind': 'geo-point' }, ' ', undefined],
    [object, 'N: 1', { n: 1 }],
    [object, 'N: 1\nN: 2', [{ n: 1 }, { n: 2 }]],
    [object, '', undefined],
    [object, 'x', 'x'],
    [{ type: 'array', items: { type: 'string', format: 'date' } }, '5/7/2026; x', ['2026-07-05', 'x']],
    [{ type: 'array', items: { type: 'string', format: 'date' } }, '[5]', [5]],
    [{ type: 'array', items: { type: 'string', format: 'date' } }, '[5', '[5'],
    [{ type: 'array', items: { $ref: '../enums/state.json' } }, 'xong; DONE', ['DONE', 'DONE']],
    [{ type: 'array', items: { $ref: '../enums/state.json' } }, '', undefined],
    [{ ...string, 'x-kind': 'color' }, ' #ffffff ', '#ffffff'],
    [{ ...string, 'x-reference': 'books' }, ' AB-123 ', 'AB-123'],
    [{ type: 'array', 'x-kind': 'file' }, '/a; /b', ['/a', '/b']],
    [{ ...string, 'x-kind': 'file' }, '/a; /b', '/a; /b'],
  ])('a field with the schema %j converts %j to %j', (schema, cell, value) => {
    const field = fieldOf(schema);
    expect(kindOf(field).fromCsv(field, cell, CSV)).toEqual(value);
  });

  test.each<[JsonSchema, value: unknown, cell: string]>([
    [{ type: 'boolean' }, false, 'Không'],
    [{ type: 'boolean' }, 'Có', ''],
    [{ type: 'object', 'x-kind': 'geo-point' }, { lat: 0, lng: 0 }, '0, 0'],
    [{ type: 'object', 'x-kind': 'geo-point' }, { lat: 0 }, ''],
    [{ type: 'object', 'x-kind': 'geo-point' }, { lng: 0 }, ''],
    [object, { n: 5 }, 'N: 5'],
    [{ type: 'array', items: object }, { n: 5 }, ''],
    [{ type: 'array', items: { type: 'string', format: 'date' } }, ['2026-07-05'], '05/07/2026'],
    [{ type: 'array', items: { type: 'string', format: 'date' } }, '2026-07-05', ''],
    [{ type: 'array', items: { $ref: '../enums/state.json' } }, 'DONE', ''],
    [{ type: 'array', 'x-kind': 'file' }, ['/a', '/b'], '/a; /b'],
    [{ ...string, 'x-kind': 'file' }, '/a', '/a'],
  ])('a field with the schema %j writes %j into a CSV cell as %j', (schema, value, cell) => {
    const field = fieldOf(schema);
    expect(kindOf(field).toCsv(field, value, CSV)).toBe(cell);
  });

  test('booleans are written as true and false in CSV if the language has no words for them', () => {
    const field = fieldOf({ type: 'boolean' });
    expect(kindOf(field).toCsv(field, true, { ...CSV, language: 'fr' })).toBe('true');
  });
});

describe('Import rules of CSV columns', () => {
  const context: ImportContext = {
    say: (words) => words['en'] ?? '',
    yesNo: { yes: 'Yes', no: 'No' },
    labels: ({ values }) => values.map((value) => STATES.values.find((one) => one.value === value)?.label['en'] ?? ''),
    labelOf: (resource) => `the ${resource}`,
    exampleOf: (format) => (format === 'mark' ? 'AB-123' : undefined),
  };

  test.each<[JsonSchema, object]>([
    [string, { text: '' }],
    [{ ...string, format: 'mark' }, { text: 'For example AB-123.' }],
    [{ ...string, format: 'mobile' }, { text: '' }],
    [{ type: 'boolean' }, { text: 'Yes / No', choices: ['Yes', 'No'] }],
    [{ $ref: '../enums/state.json' }, { text: 'Open; Finished; Lost', choices: ['Open', 'Finished', 'Lost'] }],
    [{ type: 'array', items: { $ref: '../enums/state.json' } }, { text: 'Open; Finished; Lost' }],
    [{ ...string, format: 'time' }, { text: 'HH:mm' }],
    [{ ...string, format: 'date' }, { text: 'DD/MM/YYYY, for example 31/12/2026.' }],
    [{ ...string, format: 'year-month' }, { text: 'MM/YYYY, for example 12/2026.' }],
    [{ ...string, format: 'date-time' }, { text: 'DD/MM/YYYY HH:mm, for example 31/12/2026 08:00.' }],
    [object, { text: 'N: …' }],
    [{ type: 'array', items: object }, { text: 'One line within the cell for each: N: …' }],
    [
      { ...string, 'x-reference': 'books' },
      { text: 'The code of the record, or its code and name as in an export: the books.' },
    ],
    [
      { type: 'array', 'x-reference': 'books' },
      { text: 'The codes of the records, separated by semicolons: the books.' },
    ],
  ])('the import rule of a CSV column with the schema %j describes the accepted values', (schema, rule) => {
    const field = fieldOf(schema);
    expect(kindOf(field).importRule(field, context)).toEqual(rule);
  });

  test('the import rule of an object lists only the fields that clients may write', () => {
    const part = (name: string, more: object = {}) => ({ type: 'integer', 'x-label': sameInBoth(name), ...more });
    const properties = { a: part('A'), b: part('B', { 'x-computed': true }), c: part('C') };
    const field = fieldOf({ type: 'object', properties });
    expect(kindOf(field).importRule(field, context)).toEqual({ text: 'A: … | C: …' });
  });
});

test.each<[JsonSchema, number | undefined]>([
  [string, undefined],
  [{ ...string, format: 'mark' }, 1000],
  [{ ...string, pattern: '^a' }, 1000],
  [{ ...string, 'x-kind': 'rich-text' }, 200_000],
  [{ 'x-kind': 'json' }, undefined],
  [{ type: 'integer' }, 1000],
])('the maximum length of a value with the schema %j is %s characters', (schema, most) => {
  const field = fieldOf(schema);
  expect(kindOf(field).maxCharacters(field)).toBe(most);
});

test('a text field is a list column by default if it is short and has one line', () => {
  const isColumn = (more: JsonSchema) => {
    const field = fieldOf({ ...string, ...more });
    return kindOf(field).defaults.column(field);
  };
  expect([{}, { maxLength: 255 }, { maxLength: 256 }, { 'x-multiline': true }].map(isColumn)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  [undefined, 6],
  [1, 0],
  [0.5, 1],
  [0.25, 2],
  [0.000_001, 6],
])('the input of a decimal with the step %s has %d decimal places', (multipleOf, decimals) => {
  const field = fieldOf({ type: 'number', ...(multipleOf !== undefined && { multipleOf }) });
  expect(kindOf(field).input(field).props['decimals']).toBe(decimals);
});

test('email addresses and timestamps are normalized for storage', () => {
  const stored = (schema: JsonSchema) => kindOf(fieldOf(schema)).normalize;
  expect(stored({ ...string, format: 'email' })?.(' An@X.vn ')).toBe('an@x.vn');
  const moments = [
    '2026-11-18T10:00:00+07:00',
    '2026-11-18t10:00:00+07:00',
    '2026-11-18T10:00:00Z',
    '2026-11-18T10:00:00',
    '2026-11-31T10:00:00Z',
    'soon',
  ];
  expect(moments.map((moment) => stored({ ...string, format: 'date-time' })?.(moment))).toEqual([
    '2026-11-18T03:00:00.000Z',
    '2026-11-18T03:00:00.000Z',
    '2026-11-18T10:00:00.000Z',
    '2026-11-18T10:00:00',
    '2026-11-31T10:00:00Z',
    'soon',
  ]);
});

describe('Conversion of field values to readable text', () => {
  test.each<[JsonSchema, unknown, string]>([
    [{ type: 'boolean' }, false, 'Không'],
    [{ type: 'boolean' }, null, 'Không'],
    [{ type: 'integer' }, 'x', 'x'],
    [{ type: 'integer', 'x-kind': 'money' }, 'x', 'x'],
    [
      { type: 'array', items: { type: 'string', format: 'date' } },
      ['2026-07-05', '2026-07-06'],
      '05/07/2026, 06/07/2026',
    ],
    [{ type: 'array', items: string }, 'x', ''],
    [{ ...string, 'x-kind': 'rich-text' }, ' <p>a</p><p> b</p>', 'a b'],
  ])('a field with the schema %j converts %j to %j', (schema, value, read) => {
    const field = fieldOf(schema);
    expect(kindOf(field).toText(field, value, TEXTS)).toBe(read);
  });
});

test.each<[JsonSchema, string | undefined]>([
  [{ type: 'integer' }, undefined],
  [{ type: 'integer', 'x-unit': { en: 'day |||| days' } }, 'Unit: days.'],
  [{ type: 'integer', 'x-kind': 'money' }, 'In the smallest unit of the currency.'],
  [{ ...string, 'x-kind': 'file' }, 'Address of an upload.'],
  [{ type: 'array', 'x-kind': 'file' }, 'Addresses of uploads.'],
  [{ ...string, format: 'date-time' }, 'ISO 8601, in UTC.'],
  [{ ...string, 'x-reference': 'books' }, 'The id of one of `books`.'],
  [{ type: 'array', 'x-reference': 'books' }, 'Ids of `books`.'],
])('the documentation of a field with the schema %j has the remark %j', (schema, remark) => {
  const field = fieldOf(schema);
  expect(kindOf(field).remark?.(field)).toBe(remark);
});

test('the documentation of a timestamp that the server sets has no remark', () => {
  const field = { ...fieldOf({ ...string, format: 'date-time' }), system: true };
  expect(kindOf(field).remark?.(field)).toBeUndefined();
});

test.each<[Parameters<typeof referenceTarget>[0], object | undefined]>([
  [{ 'x-reference': 'books' }, { resource: 'books', use: 'read' }],
  [{ 'x-reference': { resource: 'books' } }, { resource: 'books', use: 'read' }],
  [{ 'x-reference': { resource: 'books', use: 'update' } }, { resource: 'books', use: 'update' }],
  [{ items: { 'x-reference': 'books' } }, { resource: 'books', use: 'read' }],
  [{ 'x-reference': { use: 'update' } }, undefined],
  [{ 'x-reference': { resource: 'books', use: 5 } }, undefined],
  [{ 'x-reference': ['books'] }, undefined],
  [{}, undefined],
])('a reference field has a target resource only if its declaration is valid: %j', (schema, target) =>
  expect(referenceTarget(schema)).toEqual(target),
);

describe('Upload fields', () => {
  test('an upload field accepts one or several uploads of the declared file types', () => {
    const of = (schema: JsonSchema) => fieldOf({ ...schema, 'x-kind': 'file' });
    expect(of(string)).toMatchObject({ multiple: false, accept: [] });
    expect(of({ ...string, 'x-accept': '.pdf' })).toMatchObject({ multiple: false, accept: ['.pdf'] });
    expect(of({ type: 'array', 'x-accept': ['.pdf', '.txt'] })).toMatchObject({
      multiple: true,
      accept: ['.pdf', '.txt'],
    });
  });

  test('the schema of an upload field requires each upload to be a URL, also in a list', () => {
    const pattern = '^(?:/(?!/)|https?://)';
    expect(fieldOf({ ...string, 'x-kind': 'image' }).schema).toEqual({ ...string, pattern });
    expect(fieldOf({ type: 'array', 'x-kind': 'image' }).schema).toEqual({
      type: 'array',
      items: { ...string, pattern },
    });
  });

  test('the input of an upload field has the accepted file types and, for a list, allows several uploads', () => {
    const props = (schema: JsonSchema) => {
      const field = fieldOf({ ...schema, 'x-kind': 'file' });
      return kindOf(field).input(field).props;
    };
    expect(props(string)).toEqual({ source: 'it' });
    expect(props({ type: 'array', 'x-accept': ['.pdf'] })).toEqual({ source: 'it', accept: ['.pdf'], multiple: true });
  });
});

describe('Assignee fields', () => {
  const field = fieldOf({ ...string, 'x-reference': 'users', 'x-assignee': true });

  test('the assignee of a record is shown by name and chosen from the staff', () => {
    expect(field).toHaveProperty('assignee', true);
    expect(kindOf(field).show(field).widget).toBe('assignee');
    expect(kindOf(field).filter?.(field).widget).toBe('assignee-input');
  });
});

test('the key x-rows of a schema decides how a list of objects is edited and shown', () => {
  const list = (rows: object, more: JsonSchema = {}) => {
    const properties = { n: { type: 'integer', 'x-label': label, ...more } };
    const field = fieldOf({ type: 'array', items: { type: 'object', properties }, 'x-rows': rows });
    const [input, shown] = [kindOf(field).input(field), kindOf(field).show(field)];
    return [input.widget, input.props, shown.widget, shown.props];
  };
  const source = 'it';
  expect(list({})).toEqual(['nested-list-input', { source }, 'nested-list', { source }]);
  expect(list({ compact: true, ascending: 'n', reverseOf: 'back', diagram: true }, { default: 5 })).toEqual([
    'compact-list-input',
    { source, newRow: { n: 5 }, ascending: 'n', reverseOf: 'back' },
    'line-diagram',
    { source, at: 'n' },
  ]);
});

test('the form input of an object omits fields that the server sets, and the displayed object omits secret fields', () => {
  const part = (more: object = {}) => ({ ...string, 'x-label': label, ...more });
  const properties = { a: part(), b: part({ 'x-computed': true }), c: part({ 'x-secret': true }) };
  const field = fieldOf({ type: 'object', properties });
  const sources = (element: { readonly children?: readonly { readonly source: string }[] }) =>
    element.children?.map((child) => child.source);
  expect(sources(kindOf(field).input(field))).toEqual(['a', 'c']);
  expect(sources(kindOf(field).show(field))).toEqual(['a', 'b']);
});

describe('Kind of a field', () => {
  const state = { $ref: '../enums/state.json' };

  test.each<[kind: string, JsonSchema]>([
    ['text', string],
    ['text', { const: 'a' }],
    ['text', { enum: ['a'] }],
    ['date', { ...string, format: 'birth-date' }],
    ['date', { ...string, format: 'date' }],
    ['month', { ...string, format: 'year-month' }],
    ['time', { ...string, format: 'time' }],
    ['date-time', { ...string, format: 'date-time' }],
    ['email', { ...string, format: 'email' }],
    ['phone', { ...string, format: 'phone' }],
    ['phone', { ...string, format: 'mobile' }],
    ['url', { ...string, format: 'uri' }],
    ['boolean', { type: 'boolean' }],
    ['integer', { type: 'integer' }],
    ['decimal', { type: 'number' }],
    ['enum', state],
    ['enum-list', { type: 'array', items: state }],
    ['reference', { ...string, 'x-reference': 'books' }],
    ['reference', { ...string, format: 'mark', 'x-reference': 'books' }],
    ['reference-list', { type: 'array', 'x-reference': 'books' }],
    ['text-list', { type: 'array', items: string }],
    ['nested-list', { type: 'array', items: object }],
    ['nested-object', object],
    // A schema that no kind recognizes accepts any value.
    ['json', { type: 'array' }],
    ['json', { type: 'array', items: { type: 'integer' } }],
    ['json', { type: 'object' }],
    ['json', { 'x-kind': 'nothing' }],
    ['json', {}],
    // An `x-kind` takes precedence over what the schema otherwise suggests.
    ['money', { type: 'integer', 'x-kind': 'money' }],
    ['text', { ...string, format: 'email', 'x-kind': 'text' }],
  ])('a field has the kind %s if its schema is %j', (kind, schema) => expect(fieldOf(schema).kind).toBe(kind));
});

test('the schema of a field includes the validation keywords of its kind', () => {
  const rules = (schema: JsonSchema) => fieldOf(schema).schema;
  expect(rules({ ...string, 'x-kind': 'color' })).toEqual({ ...string, pattern: '^#[0-9A-Fa-f]{6}$' });
  expect(rules({ ...string, 'x-kind': 'color', pattern: '^#f' })).toEqual({ ...string, pattern: '^#f' });
  expect(rules({ ...string, 'x-kind': 'date' })).toEqual({ ...string, format: 'date' });
  expect(rules({ ...string, format: 'birth-date' })).toEqual({ ...string, format: 'birth-date' });
  expect(rules({ type: 'array', items: { $ref: '../enums/state.json' } })).toHaveProperty('uniqueItems', true);
  expect(rules({ type: 'array', 'x-reference': 'books' })).toEqual({
    type: 'array',
    items: string,
    uniqueItems: true,
  });
  expect(rules({ type: 'object', 'x-kind': 'geo-point' })).toEqual({
    type: 'object',
    required: ['lat', 'lng'],
    properties: {
      lat: { type: 'number', minimum: -90, maximum: 90 },
      lng: { type: 'number', minimum: -180, maximum: 180 },
    },
    additionalProperties: false,
  });
});

test('a list of timestamps is shown with the precision of its items', () => {
  const props = (items: JsonSchema) => {
    const field = fieldOf({ type: 'array', items });
    return kindOf(field).show(field).props;
  };
  expect(props({ ...string, format: 'date-time' })).toEqual({ source: 'it', precision: 'minute' });
  expect(props(string)).toEqual({ source: 'it' });
});

test('a sample list of unique items has the minimum length, and has further items only if these items differ', () => {
  const items = { ...string, 'x-kind': 'text', examples: ['a', 'b'] };
  const list = (random: number, more: JsonSchema) => {
    const field = fieldOf({ type: 'array', items, uniqueItems: true, ...more });
    return kindOf(field).sample(field, () => random, 0);
  };
  expect(list(0, { minItems: 3, maxItems: 3 })).toEqual(['a', 'Ghi chú 14', 'Ghi chú 15']);
  expect(list(0.999, { maxItems: 3 })).toEqual(['b']);
  expect(list(0.999, { minItems: 0, maxItems: 3 })).toEqual(['b']);
  expect(list(0, { minItems: 0, maxItems: 0 })).toEqual([]);
});
