import { describe, expect, test } from 'vitest';
import { MARK, STATES, sameInBoth } from '../kinds/field.fixture.ts';
import type { JsonSchema } from '../model/json/json-schema.ts';
import type { ProjectKind } from '../model/model.ts';
import { buildFields, enumNamed, type Vocabulary } from './field.ts';

const label = sameInBoth('It');
const CODED: ProjectKind = { ...MARK, name: 'coded', code: 'coded.ts' };
const DUE: ProjectKind = { ...MARK, name: 'due', base: 'date', examples: ['2026-01-01', '2026-02-01'] };
const VOCABULARY: Vocabulary = {
  languages: ['vi', 'en'],
  enums: new Map([['state', STATES]]),
  kinds: new Map([MARK, CODED, DUE].map((kind) => [kind.name, kind])),
};

const fields = (schema: JsonSchema) => buildFields(schema, VOCABULARY, 'books');
const build = (property: JsonSchema) => fields({ properties: { it: property } })[0];

const PLAIN = {
  name: 'it',
  label: {},
  required: false,
  readOnly: false,
  writeOnly: false,
  unique: false,
  searchable: false,
  public: false,
  system: false,
  schema: { type: 'string' },
  kind: 'text',
  multiline: false,
};

describe('Field of a resource', () => {
  test('a field whose schema has only a type gets default settings', () => {
    expect(build({ type: 'string' })).toEqual(PLAIN);
  });

  test.each<[JsonSchema, object]>([
    [{ 'x-label': label }, { label }],
    [{ 'x-help': label }, { help: label }],
    [{ 'x-unit': label }, { unit: label }],
    [{ 'x-renamed-from': 'old' }, { renamedFrom: 'old' }],
    [{ 'x-computed': true }, { readOnly: true }],
    [{ 'x-computed': false }, {}],
    [{ 'x-serial': 'book' }, { readOnly: true, serial: 'book' }],
    [{ 'x-secret': true }, { writeOnly: true }],
    [{ 'x-unique': true }, { unique: true }],
    [{ 'x-searchable': true }, { searchable: true }],
    [{ 'x-public': true }, { public: true }],
    [{ 'x-always': true }, { always: true }],
    [{ 'x-always': false }, {}],
    [{ 'x-when': { a: 1 } }, { when: { a: 1 } }],
    [{ 'x-options': { values: [1] } }, { options: [{ values: [1] }] }],
    [{ 'x-options': [{ values: [1] }] }, { options: [{ values: [1] }] }],
    [{ 'x-multiline': true }, { multiline: true }],
  ])('a field with the schema keywords %j has the settings %j', (keywords, more) => {
    expect(build({ type: 'string', ...keywords })).toEqual({ ...PLAIN, ...more });
  });

  test.each<[JsonSchema, object]>([
    [{ readOnly: true }, { readOnly: true }],
    [{ writeOnly: true }, { writeOnly: true }],
    [{ default: '' }, { default: '' }],
    [{ examples: ['a'] }, { examples: ['a'] }],
    [
      { minLength: 0, maxLength: 5 },
      { minLength: 0, maxLength: 5 },
    ],
    [{ pattern: '^a' }, { pattern: '^a' }],
  ])('the JSON Schema keywords %j of a field are in the settings of the field and in its schema', (keywords, more) => {
    const schema = { type: 'string', ...keywords };
    expect(build(schema)).toEqual({ ...PLAIN, ...more, schema });
  });

  test('a field is required if its object lists the field as required, and fields keep their order', () => {
    const built = fields({ required: ['b'], properties: { b: { type: 'string' }, a: { type: 'string' } } });
    expect(built.map(({ name, required }) => [name, required])).toEqual([
      ['b', true],
      ['a', false],
    ]);
    expect(fields({})).toEqual([]);
  });

  test('a field without a type or known kind accepts any JSON value', () => {
    expect(build({})?.kind).toBe('json');
  });
});

describe('Field whose format is a project kind', () => {
  test('a field of a project kind takes the pattern, examples and format from the kind', () => {
    expect(build({ type: 'string', format: 'mark' })).toEqual({
      ...PLAIN,
      format: 'mark',
      pattern: MARK.pattern,
      examples: MARK.examples,
      schema: { type: 'string', format: 'mark' },
    });
  });

  test('the examples of a field override the examples of its kind', () => {
    expect(build({ type: 'string', format: 'mark', examples: ['ZZ-999'] })?.examples).toEqual(['ZZ-999']);
  });

  test('a field is marked as checked by code if its project kind is implemented in code', () => {
    expect(build({ type: 'string', format: 'coded' })).toHaveProperty('coded', true);
    expect(build({ type: 'string', format: 'mark' })).not.toHaveProperty('coded');
  });

  test('a field of a project kind that is based on a date also has the format date', () => {
    expect(build({ type: 'string', format: 'due', allOf: [{ minLength: 1 }] })).toMatchObject({
      kind: 'date',
      format: 'due',
      schema: { type: 'string', format: 'date', allOf: [{ minLength: 1 }, { format: 'due' }] },
    });
  });

  test('a field with the schema keyword x-kind ignores the project kind named by its format', () => {
    const field = build({ type: 'string', format: 'mark', 'x-kind': 'email' });
    expect([field?.kind, field?.format, field?.examples]).toEqual(['email', undefined, undefined]);
  });
});

describe('Enum values of a field', () => {
  test('an enum field takes its values and label from the enum file', () => {
    expect(build({ $ref: '../enums/state.json' })).toEqual({
      ...PLAIN,
      kind: 'enum',
      label: STATES.label,
      enum: 'state',
      values: ['OPEN', 'DONE', 'LOST'],
      schema: { type: 'string', enum: ['OPEN', 'DONE', 'LOST'] },
      multiline: undefined,
    });
  });

  test('an enum field can have its own label, and a list field can hold several enum values', () => {
    expect(build({ $ref: '../enums/state.json', 'x-label': label })?.label).toEqual(label);
    const several = build({ type: 'array', items: { $ref: '../enums/state.json' }, 'x-label': label });
    expect(several).toMatchObject({ kind: 'enum-list', enum: 'state', label });
  });

  test('an inline enum is named after the resource and the field', () => {
    const values = { A: sameInBoth('A') };
    const property = { enum: ['A'], 'x-values': values };
    const found = fields({ properties: { found_in: property, o: { type: 'object', properties: { it: property } } } });
    expect(found[0]).toMatchObject({ kind: 'enum', enum: 'books-found-in', schema: { type: 'string', enum: ['A'] } });
    expect(found[1]).toMatchObject({ fields: [{ enum: 'books-o-it' }] });
  });

  test('a field that refers to an unknown enum file gets no enum values', () => {
    expect(build({ type: 'string', $ref: '../enums/other.json' })?.kind).toBe('text');
  });

  test('the name of an enum is the name of its file without the extension', () => {
    expect(['../enums/state.json', 'state.json', 'state'].map(enumNamed)).toEqual(['state', 'state', 'state']);
  });
});

test('the schema of nested fields allows null in optional fields and omits read-only fields', () => {
  const properties = { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string', 'x-computed': true } };
  const object = { type: 'object', required: ['a'], properties };
  const schema = {
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'string', minLength: 1 }, b: { type: ['string', 'null'] } },
  };
  expect(build(object)).toMatchObject({ kind: 'nested-object', schema });
  expect(build(object)?.schema).toEqual(schema);
  expect(build({ type: 'array', maxItems: 3, items: object })?.schema).toEqual({
    type: 'array',
    maxItems: 3,
    items: schema,
  });
});
