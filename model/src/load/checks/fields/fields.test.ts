// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema
import { describe, expect, test } from 'vitest';
import { property, set, type Edit } from '../../../example/example.fixture.ts';
import { reported, type Case } from '../reported.fixture.ts';

const BOOKS = 'schemas/resources/books.json';
const LOANS = 'schemas/resources/loans.json';
const MARK = 'schemas/kinds/shelf-mark.json';
const STATES = 'schemas/enums/loan-state.json';
const CONFIG = 'tuyen.config.json';

const label = { vi: 'Thử', en: 'Trial' };
const both =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((done, edit) => edit(done), text);
const fields = (written: Readonly<Record<string, object>>) => ({
  [BOOKS]: both(...Object.entries(written).map(([name, schema]) => property(name, schema))),
});
const field = (schema: object) => fields({ thing: schema });
const object = (properties: object, keys: object = {}) => ({ type: 'object', properties, ...keys });
const list = (properties: object, keys: object = {}) => ({ type: 'array', items: object(properties), ...keys });
const text = { type: 'string', 'x-label': label };
const number = { type: 'integer', 'x-label': label };

describe('Invalid fields', () => {
  test.each<Case>([
    [
      'with a name that is none',
      fields({ ISBNNumber: text, _2nd: text, thư: text }),
      [
        'TUY402 books.json/schema/properties/ISBNNumber: "ISBNNumber" is not a valid field name. Use lowercase letters, digits and single underscores: "isbnnumber".',
        'TUY402 books.json/schema/properties/_2nd: "_2nd" is not a valid field name. Use lowercase letters, digits and single underscores: "nd".',
        'TUY402 books.json/schema/properties/thư: "thư" is not a valid field name. Use lowercase letters, digits and single underscores: "th".',
      ],
    ],
    [
      'with a name of the system',
      fields({ q: text, constructor: text, version: text, can: text, origins: text }),
      [
        'TUY403 books.json/schema/properties/q: The name "q" belongs to the system. Choose another name.',
        'TUY403 books.json/schema/properties/constructor: The name "constructor" belongs to the system. Choose another name.',
        'TUY403 books.json/schema/properties/version: The name "version" belongs to the system. Remove it: every resource has it already.',
        'TUY403 books.json/schema/properties/can: Under "can" answers say what the caller may do with the record (?can=1), and would hide the field. Choose another name.',
        'TUY403 books.json/schema/properties/origins: Under "origins" answers say where each setting comes from (?origins=1), and would hide the field. Choose another name.',
      ],
    ],
    [
      'with the name of a system column of PostgreSQL, unless it is nested',
      fields({
        ...Object.fromEntries(['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid'].map((name) => [name, text])),
        place: { type: 'object', properties: { xmin: text, xmax: text } },
      }),
      ['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid'].map(
        (name) =>
          `TUY403 books.json/schema/properties/${name}: Every table of PostgreSQL has a column "${name}" of its own. Choose another name.`,
      ),
    ],
    [
      'with the name of the record that another refers to',
      fields({
        user_id: { type: 'string', 'x-reference': 'users' },
        user: text,
        role_ids: { type: 'array', items: { type: 'string', 'x-reference': 'roles' } },
        roles: text,
      }),
      [
        'TUY403 books.json/schema/properties/user: Under "user" answers show the record that "user_id" refers to (?join=), and would hide the field. Choose another name for one of them.',
        'TUY403 books.json/schema/properties/roles: Under "roles" answers show the record that "role_ids" refers to (?join=), and would hide the field. Choose another name for one of them.',
      ],
    ],
    [
      'of a kind that there is not',
      field({ type: 'string', 'x-kind': 'txt' }),
      ['TUY206 books.json/schema/properties/thing/x-kind: No kind of field is named "txt". Did you mean "text"?'],
    ],
    [
      'of a kind that needs another key',
      field({ type: 'string', 'x-kind': 'enum' }),
      [
        'TUY409 books.json/schema/properties/thing/x-kind: A field of kind "enum" needs a "$ref" to an enum file, or an "enum" with "x-values". Add it; "x-kind" can then be removed.',
      ],
    ],
    [
      'of a kind with another type',
      field({ type: 'string', 'x-kind': 'money' }),
      [
        'TUY409 books.json/schema/properties/thing/type: A field of kind "money" has the type integer. Write "type": "integer".',
      ],
    ],
    [
      'of a kind without a type',
      field({ 'x-kind': 'money' }),
      [
        'TUY409 books.json/schema/properties/thing/x-kind: A field of kind "money" has the type integer. Write "type": "integer".',
      ],
    ],
    [
      'that is secret and shown',
      field({ type: 'string', writeOnly: true, 'x-public': true, 'x-searchable': true, default: 'a', examples: ['b'] }),
      [
        'TUY411 books.json/schema/properties/thing/x-public: A secret is never shown, yet "x-public" shows it. Remove one of them.',
        'TUY411 books.json/schema/properties/thing/x-searchable: A secret is never shown, yet "x-searchable" shows it. Remove one of them.',
        'TUY411 books.json/schema/properties/thing/default: A secret is never shown, yet everybody who reads the schema sees "default". Remove "default".',
        'TUY411 books.json/schema/properties/thing/examples: A secret is never shown, yet everybody who reads the schema sees "examples". Remove "examples".',
      ],
    ],
    [
      'of the format of texts without a type',
      field({ format: 'shelf-mark' }),
      [
        'TUY409 books.json/schema/properties/thing/format: A field of kind "text" has the type string. Write "type": "string".',
      ],
    ],
    [
      'that no text fits, because an empty text is no value',
      field({ type: 'string', maxLength: 0 }),
      [
        'TUY305 books.json/schema/properties/thing/maxLength: "maxLength" must not be less than 1. The greatest number of characters.',
      ],
    ],
    [
      'that is marked as secret and as public',
      field({ type: 'string', 'x-secret': true, 'x-public': true }),
      [
        'TUY411 books.json/schema/properties/thing/x-public: A secret is never shown, yet "x-public" shows it. Remove one of them.',
      ],
    ],
    [
      'with a unit of years',
      field({ type: 'integer', 'x-kind': 'year', 'x-unit': label }),
      ['TUY411 books.json/schema/properties/thing/x-unit: A field of kind "year" is shown without a unit. Remove it.'],
    ],
    [
      'with a serial that is one character too long',
      field({ type: 'string', 'x-serial': 'book', maxLength: 10 }),
      [
        'TUY411 books.json/schema/properties/thing/maxLength: The serials of this field are numbered book-000001, book-000002 and so on, which do not fit. Raise it to 11 or more.',
      ],
    ],
    [
      'that is searched, and no text',
      field({ type: 'integer', 'x-searchable': true }),
      [
        'TUY411 books.json/schema/properties/thing/x-searchable: A field of kind "integer" cannot be searched by text. Remove it.',
      ],
    ],
    [
      'with a unit, and no number',
      field({ type: 'string', 'x-unit': label }),
      ['TUY411 books.json/schema/properties/thing/x-unit: A field of kind "text" is shown without a unit. Remove it.'],
    ],
    [
      'with a serial, and no text',
      field({ type: 'integer', 'x-serial': 'book' }),
      [
        'TUY411 books.json/schema/properties/thing/x-serial: A serial is a text, not a field of kind "integer": nothing would fill it. Change the type.',
      ],
    ],
    [
      'with a serial in an object',
      field(object({ number: { ...text, 'x-serial': 'book' } })),
      [
        'TUY411 books.json/schema/properties/thing/properties/number/x-serial: A serial numbers records, not nested objects: nothing would fill this field. Move it to the record, or remove it.',
      ],
    ],
    [
      'with a serial that does not fit',
      field({ type: 'string', 'x-serial': 'book', maxLength: 2, pattern: '^[a-z]+$' }),
      [
        'TUY411 books.json/schema/properties/thing/maxLength: The serials of this field are numbered book-000001, book-000002 and so on, which do not fit. Raise it to 11 or more.',
        'TUY411 books.json/schema/properties/thing/pattern: The serials of this field are numbered book-000001, book-000002 and so on, which do not fit. Let it match them, or remove it.',
      ],
    ],
    [
      'that refers to records, and is a number',
      field({ type: 'integer', 'x-reference': 'users' }),
      [
        'TUY411 books.json/schema/properties/thing/x-reference: A reference is a string or an array of strings, not integer. Change the type.',
      ],
    ],
    [
      'that refers to records, and is an object',
      field(object({ name: text }, { 'x-reference': 'users' })),
      [
        'TUY411 books.json/schema/properties/thing/x-reference: A reference is a string or an array of strings, not object. Change the type.',
      ],
    ],
    [
      'always there that nothing fills',
      field({ type: 'string', 'x-always': true }),
      [
        'TUY411 books.json/schema/properties/thing/x-always: Nothing fills this field where a client leaves it empty. Give it a default, mark it x-computed, or make it required instead.',
      ],
    ],
    [
      'always there under a condition',
      field({ type: 'string', 'x-always': true, 'x-when': { lent: true } }),
      [
        'TUY411 books.json/schema/properties/thing/x-always: A field with a condition ("x-when") is empty where the condition does not hold. Remove one of them.',
      ],
    ],
    [
      'always there in an object',
      field(object({ name: { ...text, default: 'a', 'x-always': true } })),
      [
        'TUY411 books.json/schema/properties/thing/properties/name/x-always: "x-always" is about the values of a record, not of a nested object. Make the field required in the nested object, or remove it.',
      ],
    ],
    [
      'with a condition on a part of itself',
      field(object({ name: text }, { 'x-when': { 'thing.name': 'a' } })),
      ['TUY412 books.json/schema/properties/thing/x-when/thing.name: "thing.name" cannot depend on itself. Remove it.'],
    ],
    [
      'without a label',
      field({ type: 'string', 'x-label': undefined }),
      ['TUY801 books.json/schema/properties/thing: The field "thing" has no label. Add "x-label".'],
    ],
    [
      'with a condition on itself',
      field({ type: 'string', 'x-when': { thing: 'a' } }),
      ['TUY412 books.json/schema/properties/thing/x-when/thing: "thing" cannot depend on itself. Remove it.'],
    ],
    [
      'with a condition on a part that there is not',
      fields({
        place: object({ city: text }),
        thing: { type: 'string', 'x-when': { 'place.cty': 'Huế', 'lent.x': true } },
      }),
      [
        'TUY209 books.json/schema/properties/thing/x-when/place.cty: There is no field "place.cty" here. Did you mean "place"?',
        'TUY209 books.json/schema/properties/thing/x-when/lent.x: There is no field "lent.x" here. Did you mean "lent"?',
      ],
    ],
    [
      'with a condition that never holds',
      field({ type: 'string', 'x-when': { lent: ['yes', true] } }),
      ['TUY413 books.json/schema/properties/thing/x-when/lent/0: "lent" is never "yes". Choose one of true, false.'],
    ],
    [
      'with limits that no value fits',
      field({ type: 'string', minLength: 3, maxLength: 2 }),
      [
        'TUY406 books.json/schema/properties/thing/minLength: "minLength" (3) is more than "maxLength" (2): no value fits. Swap them, or change one.',
      ],
    ],
    [
      'with limits of numbers that no value fits',
      field({ type: 'number', minimum: 3, maximum: 2, exclusiveMinimum: 5, exclusiveMaximum: 4 }),
      [
        'TUY406 books.json/schema/properties/thing/exclusiveMinimum: "exclusiveMinimum" (5) is more than "maximum" (2): no value fits. Swap them, or change one.',
      ],
    ],
    [
      'with values that do not fit',
      field({ type: 'string', maxLength: 2, default: 'abc', examples: ['ab', 'abc'] }),
      [
        'TUY407 books.json/schema/properties/thing/default: The default is invalid: it must not be longer than 2.',
        'TUY407 books.json/schema/properties/thing/examples/1: The example is invalid: it must not be longer than 2.',
      ],
    ],
    [
      'with templates that do not fit',
      field({ type: 'string', maxLength: 2, 'x-templates': [{ vi: 'ab', en: 'abc' }] }),
      [
        'TUY407 books.json/schema/properties/thing/x-templates/0/en: The template is invalid: it must not be longer than 2.',
      ],
    ],
    [
      'with a misspelled default',
      field({ $ref: '../enums/loan-state.json', default: 'OPEM' }),
      [
        'TUY407 books.json/schema/properties/thing/default: The default is invalid: it cannot be "OPEM". Did you mean "OPEN"?',
      ],
    ],
    [
      'with values twice and of other types',
      field({ type: 'integer', enum: [1, 2, 1, 'x'] }),
      [
        'TUY901 books.json/schema/properties/thing/enum/2: 1 is listed twice. Remove one.',
        'TUY407 books.json/schema/properties/thing/enum/3: "x" is not of the type integer that the schema requires. Change the value or the type.',
      ],
    ],
    [
      'of an enum file that there is not',
      field({ $ref: '../enums/loan-stat.json' }),
      ['TUY204 books.json/schema/properties/thing/$ref: There is no enum file "loan-stat". Did you mean "loan-state"?'],
    ],
    [
      'of a format that there is not',
      field({ type: 'string', format: 'shelfmark' }),
      ['TUY207 books.json/schema/properties/thing/format: No format is named "shelfmark". Did you mean "shelf-mark"?'],
    ],
    [
      'of records for an action that there is not',
      field({ type: 'string', 'x-reference': { resource: 'loans', use: 'expor' } }),
      [
        'TUY212 books.json/schema/properties/thing/x-reference/use: The module "loan" has no action "expor" for "use". Did you mean "export"?',
      ],
    ],
    [
      'of records that there are not',
      fields({
        one: { type: 'string', 'x-reference': 'user' },
        other: { type: 'string', 'x-reference': { resource: 'loan', use: 'x' } },
      }),
      [
        'TUY203 books.json/schema/properties/one/x-reference: No resource is named "user". Did you mean "users"?',
        'TUY203 books.json/schema/properties/other/x-reference/resource: No resource is named "loan". Did you mean "loans"?',
      ],
    ],
    [
      'with a serial of no template',
      { [CONFIG]: set(['serialTemplates'], 'loan-state'), ...field({ type: 'string', 'x-serial': 'OPNE' }) },
      [
        'TUY213 books.json/schema/properties/thing/x-serial: No serial template is named "OPNE". Did you mean "OPEN"?',
        'TUY213 loans.json/schema/properties/number/x-serial: No serial template is named "loan". Choose one of OPEN, RETURNED, LOST.',
      ],
    ],
  ])('an invalid field is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });
});

test.each<readonly [title: string, edits: Case[1]]>([
  [
    'a type, a kind or a format',
    fields({
      a: text,
      b: { 'x-kind': 'money', type: 'integer' },
      c: { type: 'string', format: 'shelf-mark' },
      d: { type: 'number' },
    }),
  ],
  [
    'limits that one value fits',
    fields({ a: { type: 'string', minLength: 2, maxLength: 2 }, b: { type: 'integer', minimum: 3, maximum: 3 } }),
  ],
  [
    'something that fills it',
    fields({
      a: { type: 'string', 'x-always': true, default: 'a' },
      b: { type: 'string', 'x-always': true, 'x-computed': true },
      c: { type: 'string', 'x-always': true, readOnly: true },
    }),
  ],
  [
    'a kind that is named, with what it needs',
    fields({
      a: { 'x-kind': 'geo-point' },
      b: { 'x-kind': 'json' },
      c: { type: 'string', format: 'shelf-mark', 'x-kind': 'text' },
      d: { type: 'string', enum: ['a'], 'x-values': { a: label }, 'x-kind': 'enum' },
      e: list({ name: text }, { 'x-kind': 'nested-list' }),
    }),
  ],
  ['a mark that is not set', field({ type: 'integer', 'x-searchable': false, 'x-secret': false, 'x-always': false })],
  [
    'a serial of just this length and pattern',
    field({ type: 'string', 'x-serial': 'book', maxLength: 11, pattern: '^book-[0-9]+$' }),
  ],
  ['a unit', field({ type: 'integer', 'x-unit': label })],
  ['a serial that fits', field({ type: 'string', 'x-serial': 'book', maxLength: 40 })],
  [
    'a serial of a template',
    {
      [CONFIG]: set(['serialTemplates'], 'loan-state'),
      ...field({ type: 'string', 'x-serial': 'OPEN' }),
      [LOANS]: set(['schema', 'properties', 'number', 'x-serial'], 'LOST'),
    },
  ],
  [
    'names of the system in an object',
    field(object({ version: text, can: text, user_id: { ...text, 'x-reference': 'users' }, user: text })),
  ],
  [
    'conditions on parts and on an empty value',
    fields({ place: object({ city: text }), thing: { type: 'string', 'x-when': { 'place.city': 'Huế', lent: null } } }),
  ],
  ['values of its own', field({ type: 'string', enum: ['a', 'b'], 'x-values': { a: label, b: label }, default: 'a' })],
  [
    'a reference for an action',
    fields({
      a: { type: 'string', 'x-reference': { resource: 'loans', use: 'export' } },
      b: { type: 'string', 'x-reference': { resource: 'users', use: 'public' } },
    }),
  ],
])('a valid field is accepted: %s', (_, edits) => {
  expect(reported(edits)).toEqual([]);
});

describe('Invalid settings of list rows (x-rows)', () => {
  const rows = (keys: object, other: object = { no: number, name: text }) =>
    fields({ volumes: list({ no: number, name: text }, { 'x-rows': keys }), back: list(other) });
  test.each<Case>([
    [
      'of what is no list',
      field({ type: 'string', 'x-rows': { compact: true } }),
      [
        'TUY411 books.json/schema/properties/thing/x-rows: "thing" is not a list of objects: it has no rows. Give it "type": "array" and "items" with "properties", or remove "x-rows".',
      ],
    ],
    [
      'that ascend by no field',
      rows({ ascending: 'n' }),
      [
        'TUY209 books.json/schema/properties/volumes/x-rows/ascending: The rows of "volumes" have no field "n". Did you mean "no"?',
      ],
    ],
    [
      'that ascend by a text',
      rows({ ascending: 'name' }),
      [
        'TUY411 books.json/schema/properties/volumes/x-rows/ascending: "name" is not a number: it cannot ascend. Name a number of the rows, or remove it.',
      ],
    ],
    [
      'that reverse no list',
      rows({ compact: true, reverseOf: 'bak' }),
      [
        'TUY209 books.json/schema/properties/volumes/x-rows/reverseOf: There is no other list "bak" beside "volumes". Did you mean "back"?',
      ],
    ],
    [
      'that reverse themselves',
      rows({ compact: true, reverseOf: 'volumes' }),
      [
        'TUY209 books.json/schema/properties/volumes/x-rows/reverseOf: There is no other list "volumes" beside "volumes". Choose one of authors, back.',
      ],
    ],
    [
      'that reverse a list without a button',
      rows({ reverseOf: 'back' }),
      [
        'TUY411 books.json/schema/properties/volumes/x-rows/reverseOf: Only a compact list has the button that fills it. Add "compact": true, or remove it.',
      ],
    ],
    [
      'that reverse a list of other fields',
      rows({ compact: true, reverseOf: 'back' }, { name: text, nr: number }),
      [
        'TUY411 books.json/schema/properties/volumes/x-rows/reverseOf: The rows of "back" have other fields than those of "volumes". Give both lists the same fields, or remove it.',
      ],
    ],
  ])('an invalid x-rows setting is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });

  test('an x-rows setting may name a number field that must ascend and a second list that can be filled in reverse', () => {
    expect(reported(rows({ compact: true, ascending: 'no', reverseOf: 'back' }, { name: text, no: number }))).toEqual(
      [],
    );
  });
});

describe('Invalid rules for available options (x-options)', () => {
  const options = (written: unknown, keys: object = { $ref: '../enums/loan-state.json' }) =>
    fields({
      other: { $ref: '../enums/loan-state.json' },
      born: { type: 'string', format: 'date' },
      thing: { ...keys, 'x-options': written },
    });
  const loan = { type: 'string', 'x-reference': 'loans' };
  test.each<Case>([
    [
      'of a text',
      options({ values: ['a'] }, { type: 'string' }),
      [
        'TUY414 books.json/schema/properties/thing/x-options: "thing" is neither an enum nor a reference, so there are no options. Remove "x-options", or make it an enum or a reference.',
      ],
    ],
    [
      'of an enum with the keys of a reference',
      options({ where: { state: 'OPEN' } }),
      [
        'TUY414 books.json/schema/properties/thing/x-options/where: "where" does not apply to "thing", which is an enumeration. Use "values".',
      ],
    ],
    [
      'of a reference with the keys of an enum',
      options({ values: ['OPEN'] }, loan),
      [
        'TUY414 books.json/schema/properties/thing/x-options/values: "values" does not apply to "thing", which is a reference. Use "where".',
      ],
    ],
    [
      'without effect',
      options({ when: { lent: true } }),
      ['TUY414 books.json/schema/properties/thing/x-options: The rule has no effect. Add "values".'],
    ],
    [
      'with values that there are not',
      options([{ when: { lent: true }, values: ['OPEN', 'GONE'] }]),
      [
        'TUY413 books.json/schema/properties/thing/x-options/0/values/1: "thing" is never "GONE". Choose one of OPEN, RETURNED, LOST.',
      ],
    ],
    [
      'with a condition on the field itself',
      options({ when: { thing: 'OPEN' }, values: ['OPEN'] }),
      ['TUY412 books.json/schema/properties/thing/x-options/when/thing: "thing" cannot depend on itself. Remove it.'],
    ],
    [
      'without the default',
      options({ values: ['OPEN'] }, { $ref: '../enums/loan-state.json', default: 'LOST' }),
      [
        'TUY414 books.json/schema/properties/thing/x-options/values: The default "LOST" of "thing" cannot be chosen. Add it, or use another default.',
      ],
    ],
    [
      'of fields that the records have not',
      options({ where: { stat: 'OPEN', office_id: { field: 'othr' } } }, loan),
      [
        'TUY209 books.json/schema/properties/thing/x-options/where/stat: The resource "loans" has no field "stat". Did you mean "state"?',
        'TUY209 books.json/schema/properties/thing/x-options/where/office_id/field: There is no field "othr" here. Did you mean "other"?',
      ],
    ],
    [
      'of a list of the records',
      options({ where: { history: 'x' } }, loan),
      [
        'TUY414 books.json/schema/properties/thing/x-options/where/history: "history" has no single value to compare. Name another field.',
      ],
    ],
    [
      'of a value that the records never have',
      options({ where: { state: 'GONE' } }, loan),
      [
        'TUY413 books.json/schema/properties/thing/x-options/where/state: "state" is never "GONE". Choose one of OPEN, RETURNED, LOST.',
      ],
    ],
    [
      'of today for a moment that every record has',
      options({ where: { created_at: { from: 'today' } } }, loan),
      [
        'TUY414 books.json/schema/properties/thing/x-options/where/created_at: "created_at" of "loans" is not a date, so it cannot be compared with today. Name a field with "format": "date".',
      ],
    ],
    [
      'of a list of values without one of the defaults',
      options(
        { values: ['OPEN', 'GONE'] },
        { type: 'array', items: { $ref: '../enums/loan-state.json' }, default: ['OPEN', 'LOST'] },
      ),
      [
        'TUY414 books.json/schema/properties/thing/x-options/values: The default "LOST" of "thing" cannot be chosen. Add it, or use another default.',
        'TUY413 books.json/schema/properties/thing/x-options/values/1: "thing" is never "GONE". Choose one of OPEN, RETURNED, LOST.',
      ],
    ],
    [
      'of a reference that names its resource as an object',
      options({ where: { stat: 1 } }, { type: 'string', 'x-reference': { resource: 'loans' } }),
      [
        'TUY209 books.json/schema/properties/thing/x-options/where/stat: The resource "loans" has no field "stat". Did you mean "state"?',
      ],
    ],
    [
      'of today for what is no date',
      options({ where: { number: { from: 'today' } } }, loan),
      [
        'TUY414 books.json/schema/properties/thing/x-options/where/number: "number" of "loans" is not a date, so it cannot be compared with today. Name a field with "format": "date".',
      ],
    ],
    [
      'of the field itself',
      options({ where: { state: { field: 'thing' } } }, loan),
      [
        'TUY412 books.json/schema/properties/thing/x-options/where/state/field: "thing" cannot depend on itself. Name another field.',
      ],
    ],
    [
      'of a list beside',
      options({ where: { state: { field: 'authors' }, history: { field: 'other' } } }, loan),
      [
        'TUY414 books.json/schema/properties/thing/x-options/where/state/field: "authors" has no single value to compare. Name another field.',
        'TUY414 books.json/schema/properties/thing/x-options/where/history: "history" has no single value to compare. Name another field.',
      ],
    ],
  ])('an invalid x-options setting is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });

  test('an x-options setting that names existing fields and values is valid', () => {
    const edits = options(
      [
        { where: { state: ['OPEN'], due_on: { from: 'today' }, version: 1 } },
        { when: { lent: true }, where: { state: { field: 'other' } } },
      ],
      loan,
    );
    expect(reported(edits)).toEqual([]);
    expect(
      reported(
        options({ when: { lent: true }, values: ['OPEN'] }, { $ref: '../enums/loan-state.json', default: 'LOST' }),
      ),
    ).toEqual([]);
  });
});

describe('Invalid validation rules', () => {
  const rule = (keys: object) => ({
    [BOOKS]: both(...Object.entries(keys).map(([key, value]) => set(['schema', key], value))),
  });
  test.each<Case>([
    [
      'that requires no property',
      rule({ required: ['name', 'nam'] }),
      ['TUY404 books.json/schema/required/1: "required" names "nam", which is not a property. Did you mean "name"?'],
    ],
    [
      'of dependent names',
      rule({ dependentRequired: { nam: ['name'], name: ['mark', 'mrk'] } }),
      [
        'TUY404 books.json/schema/dependentRequired/nam: "dependentRequired" names "nam", which is not a property. Did you mean "name"?',
        'TUY404 books.json/schema/dependentRequired/name/1: "dependentRequired" names "mrk", which is not a property. Did you mean "mark"?',
      ],
    ],
    [
      'of properties that there are not',
      rule({
        if: { properties: { len: { const: true } } },
        then: { required: ['pags'] },
        else: { properties: { pag: false } },
      }),
      [
        'TUY209 books.json/schema/if/properties/len: The rule names "len", which is not a property. Did you mean "lent"?',
        'TUY404 books.json/schema/then/required/0: "required" names "pags", which is not a property. Did you mean "pages"?',
        'TUY209 books.json/schema/else/properties/pag: The rule names "pag", which is not a property. Did you mean "pages"?',
        'TUY302 books.json/schema/else/properties/pag: "pag" must be object, not boolean. A JSON Schema (2020-12) with the keys that this project adds (x-…). They hold at every depth. Keywords that not every validator of this project knows are left out.',
      ],
    ],
    [
      'inside of others',
      rule({ allOf: [{ not: { required: ['pags'] } }], anyOf: [{ properties: { pag: {} } }, { required: ['name'] }] }),
      [
        'TUY404 books.json/schema/allOf/0/not/required/0: "required" names "pags", which is not a property. Did you mean "pages"?',
        'TUY209 books.json/schema/anyOf/0/properties/pag: The rule names "pag", which is not a property. Did you mean "pages"?',
      ],
    ],
    [
      'with an enum file',
      rule({ if: { properties: { lent: { $ref: '../enums/loan-state.json' } } }, then: {} }),
      [
        'TUY205 books.json/schema/if/properties/lent/$ref: "$ref" cannot be used in a rule. Write the values: "const" for one, "enum" for several.',
      ],
    ],
  ])('an invalid validation rule is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });
});

describe('Invalid enums', () => {
  const own = (keys: object) => field({ type: 'string', enum: ['a', 'b'], ...keys });
  test.each<Case>([
    [
      'without labels',
      own({}),
      [
        'TUY902 books.json/schema/properties/thing/enum: The values of "thing" have no labels. Add "x-values" with a text for each, or "$ref" an enum file.',
      ],
    ],
    [
      'with labels of other values',
      own({ 'x-values': { a: label, c: label } }),
      [
        'TUY902 books.json/schema/properties/thing/enum/1: "x-values" has no label for "b". Add "b" to "x-values".',
        'TUY903 books.json/schema/properties/thing/x-values/c: "c" is not a value of the enum. Did you mean "a"?',
      ],
    ],
    [
      'with labels beside a file',
      field({ $ref: '../enums/loan-state.json', 'x-values': { OPEN: label } }),
      [
        'TUY411 books.json/schema/properties/thing/x-values: The enum file has the labels of its values. Remove "x-values".',
      ],
    ],
    [
      'with labels of no values',
      field({ type: 'string', 'x-values': { a: label } }),
      [
        'TUY411 books.json/schema/properties/thing/x-values: "x-values" needs an "enum" of texts beside it, in a field without "x-kind". Add such an "enum", or remove "x-values".',
      ],
    ],
    [
      'with the name of a file',
      {
        [LOANS]: property('state', {
          type: 'string',
          enum: ['OPEN', 'RETURNED', 'LOST'],
          'x-values': { OPEN: label, RETURNED: label, LOST: label },
        }),
        'schemas/enums/loans-state.json': () =>
          JSON.stringify({ type: 'string', enum: ['a'], 'x-label': label, 'x-values': { a: label } }),
      },
      [
        'TUY202 loans.json/schema/properties/state: The inline enum of "state" would have the name "loans-state", which is the name of an enum file. Rename the field, or "$ref" the file: "../enums/loans-state.json".',
      ],
    ],
    [
      'with the name of another of the resource',
      fields({
        place: object({ kind: { type: 'string', enum: ['a'], 'x-values': { a: label }, 'x-label': label } }),
        place_kind: { type: 'string', enum: ['c'], 'x-values': { c: label } },
      }),
      [
        'TUY202 books.json/schema/properties/place/properties/kind: The inline enum of "kind" would have the name "books-place-kind", which is the name of another one in schemas/resources/books.json. Rename one of them.',
      ],
    ],
    [
      'renamed from a value that is there',
      { [STATES]: set(['x-renamed-values'], { OPEN: 'LOST', GONE: 'AWAY' }) },
      [
        'TUY215 loan-state.json/x-renamed-values/OPEN: The earlier name "LOST" is still the name of a value. Rename it in two steps, with a start of the server between them, or remove the earlier name.',
        'TUY215 loan-state.json/x-renamed-values/GONE: "GONE" is not a value of the enum, so nothing can be renamed to it. Write the new value first, the earlier one behind it.',
      ],
    ],
  ])('an invalid enum is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });

  test('transitions of one resource may declare the same inline enum', () => {
    const state = { type: 'string', enum: ['a'], 'x-values': { a: label }, 'x-label': label };
    const input = (path: number) => set(['workflow', 'transitions', path, 'input'], object({ damage: state }));
    expect(reported({ [LOANS]: both(input(0), input(1)), 'schemas/scenarios/book-lost.json': () => '' })).toEqual([]);
  });
});

describe('Invalid earlier names of renamed fields', () => {
  const renamed = (names: Readonly<Record<string, string>>) => ({
    [BOOKS]: both(
      ...Object.entries(names).map(([name, from]) => set(['schema', 'properties', name, 'x-renamed-from'], from)),
    ),
  });
  test.each<Case>([
    [
      'of two fields renamed to each other',
      renamed({ pages: 'price', price: 'pages' }),
      [
        'TUY215 books.json/schema/properties/pages/x-renamed-from: "price" and "pages" are renamed to each other. Rename it in two steps, with a start of the server between them, or remove the earlier name.',
        'TUY215 books.json/schema/properties/price/x-renamed-from: "pages" and "price" are renamed to each other. Rename it in two steps, with a start of the server between them, or remove the earlier name.',
      ],
    ],
  ])('an invalid earlier name of a field is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });

  test('an earlier name may be declared if nothing uses that name any more', () => {
    expect(
      reported({
        [BOOKS]: both(
          set(['x-renamed-from'], 'volumes'),
          set(['schema', 'properties', 'pages', 'x-renamed-from'], 'sheets'),
        ),
      }),
    ).toEqual([]);
  });
});

test('a condition of a section, transition or operation that names an unknown field is reported', () => {
  const section = (field: string, when: object) => ({
    sections: [{ name: 'main', label, fields: [field], when }],
  });
  const edits = {
    [BOOKS]: both(set(['show'], section('name', { len: true })), set(['schema', 'required'], [])),
    [LOANS]: both(
      set(['form', 'sections', 0, 'when'], { by_pos: true }),
      set(['workflow', 'transitions', 1, 'when'], { by_post: 'yes' }),
      set(['operations'], [{ name: 'remind', label, when: { stat: 'OPEN' } }]),
    ),
  };
  expect(reported(edits)).toEqual([
    'warning TUY505 books.json/show/sections: No section of the page of a record has "mark", "pages", "price", "lent", "bought_on", "summary", "authors". Add them to a section, or write "x-computed": true if nobody fills them in.',
    'TUY209 books.json/show/sections/0/when/len: There is no field "len" here. Did you mean "lent"?',
    'TUY209 loans.json/form/sections/0/when/by_pos: There is no field "by_pos" here. Did you mean "by_post"?',
    'TUY413 loans.json/workflow/transitions/1/when/by_post: "by_post" is never "yes". Choose one of true, false.',
    'TUY209 loans.json/operations/0/when/stat: There is no field "stat" here. Did you mean "state"?',
  ]);
});

test('a kind based on a date rejects the settings for typed text that a phone kind accepts', () => {
  const message = { vi: 'Sai', en: 'Wrong' };
  const typed = { transform: 'upper', inputMode: 'numeric', autocomplete: 'off' };
  const kind = (name: string, keys: object) => ({
    [`schemas/kinds/${name}.json`]: () => JSON.stringify({ message, ...keys }),
  });
  expect(
    reported(kind('day', { base: 'date', pattern: '^2.*$', examples: ['2026-01-31', '2026-02-01'], ...typed })),
  ).toEqual(
    ['transform', 'inputMode', 'autocomplete'].map(
      (key) => `TUY909 day.json/${key}: A kind over "date" has no use for "${key}". Remove it.`,
    ),
  );
  expect(
    reported(kind('mobile', { base: 'phone', pattern: '^0.*$', examples: ['0912345678', '0987654321'], ...typed })),
  ).toEqual([]);
});

test('an example that does not match the pattern of its kind is reported', () => {
  expect(reported({ [MARK]: set(['examples'], ['AB-123', 'ab']) })).toEqual([
    `TUY904 shelf-mark.json/examples/1: The example "ab" does not match the kind's own pattern. Fix the example or the pattern.`,
  ]);
});
