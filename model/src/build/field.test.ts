import { describe, expect, test } from 'vitest';
import { MARK, STATES, text } from '../kinds/field.fixture.ts';
import type { JsonSchema } from '../model/json/json-schema.ts';
import type { ProjectKind } from '../model/model.ts';
import { buildFields, enumNamed, type Vocabulary } from './field.ts';

const label = text('It');
const CODED: ProjectKind = { ...MARK, name: 'coded', code: 'coded.ts' };
const DUE: ProjectKind = { ...MARK, name: 'due', base: 'date', examples: ['2026-01-01', '2026-02-01'] };
const VOCABULARY: Vocabulary = {
  languages: ['vi', 'en'],
  enums: new Map([['state', STATES]]),
  kinds: new Map([MARK, CODED, DUE].map((kind) => [kind.name, kind])),
};

const fields = (schema: JsonSchema) => buildFields(schema, VOCABULARY, 'books');
const build = (property: JsonSchema) => fields({ properties: { it: property } })[0];

/** A text of which its schema says nothing. */
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

describe('a field', () => {
  test('is none of the things that its schema does not say', () => {
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
  ])('with %j is %j', (keywords, more) => {
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
  ])('with %j has that in its schema, too', (keywords, more) => {
    const schema = { type: 'string', ...keywords };
    expect(build(schema)).toEqual({ ...PLAIN, ...more, schema });
  });

  test('is required where its object says so, and in the order of the file', () => {
    const built = fields({ required: ['b'], properties: { b: { type: 'string' }, a: { type: 'string' } } });
    expect(built.map(({ name, required }) => [name, required])).toEqual([
      ['b', true],
      ['a', false],
    ]);
    expect(fields({})).toEqual([]);
  });

  test('of no kind that is known holds any value', () => {
    expect(build({})?.kind).toBe('json');
  });
});

describe('a field of a kind of the project', () => {
  test('has its pattern, its examples and its format', () => {
    expect(build({ type: 'string', format: 'mark' })).toEqual({
      ...PLAIN,
      format: 'mark',
      pattern: MARK.pattern,
      examples: MARK.examples,
      schema: { type: 'string', format: 'mark' },
    });
  });

  test('has its own examples', () => {
    expect(build({ type: 'string', format: 'mark', examples: ['ZZ-999'] })?.examples).toEqual(['ZZ-999']);
  });

  test('is checked by code where its kind has some', () => {
    expect(build({ type: 'string', format: 'coded' })).toHaveProperty('coded', true);
    expect(build({ type: 'string', format: 'mark' })).not.toHaveProperty('coded');
  });

  test('keeps the format of its base, too', () => {
    expect(build({ type: 'string', format: 'due', allOf: [{ minLength: 1 }] })).toMatchObject({
      kind: 'date',
      format: 'due',
      schema: { type: 'string', format: 'date', allOf: [{ minLength: 1 }, { format: 'due' }] },
    });
  });

  test('is none where it is of another kind', () => {
    const field = build({ type: 'string', format: 'mark', 'x-kind': 'email' });
    expect([field?.kind, field?.format, field?.examples]).toEqual(['email', undefined, undefined]);
  });
});

describe('the values of an enum', () => {
  test('are those of its file, with its label', () => {
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

  test('may have another label, and be several', () => {
    expect(build({ $ref: '../enums/state.json', 'x-label': label })?.label).toEqual(label);
    const several = build({ type: 'array', items: { $ref: '../enums/state.json' }, 'x-label': label });
    expect(several).toMatchObject({ kind: 'enum-list', enum: 'state', label });
  });

  test('of a schema of its own are called after the resource and the field', () => {
    const values = { A: text('A') };
    const property = { enum: ['A'], 'x-values': values };
    const found = fields({ properties: { found_in: property, o: { type: 'object', properties: { it: property } } } });
    expect(found[0]).toMatchObject({ kind: 'enum', enum: 'books-found-in', schema: { type: 'string', enum: ['A'] } });
    expect(found[1]).toMatchObject({ fields: [{ enum: 'books-o-it' }] });
  });

  test('are not found behind a reference to anything else', () => {
    expect(build({ type: 'string', $ref: '../enums/other.json' })?.kind).toBe('text');
  });

  test('are in a file named like the enum', () => {
    expect(['../enums/state.json', 'state.json', 'state'].map(enumNamed)).toEqual(['state', 'state', 'state']);
  });
});

test('nested fields are nullable unless they are required, and absent where they are read-only', () => {
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
