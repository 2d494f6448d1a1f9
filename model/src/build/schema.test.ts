// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema
import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../model/json/json-schema.ts';
import { buildFields } from './field.ts';
import { conditionSchema, filled, nullable, objectSchema, plain } from './schema.ts';

describe('Schema without project keywords, for any validator', () => {
  test('project keywords are removed from a schema at any depth', () => {
    const schema = {
      'x-label': { en: 'a' },
      type: 'object',
      properties: { a: { 'x-kind': 'money', type: 'integer' } },
      allOf: [{ 'x-when': {}, minProperties: 1 }],
      items: { 'x-values': {}, type: 'string' },
    };
    expect(plain(schema)).toEqual({
      type: 'object',
      properties: { a: { type: 'integer' } },
      allOf: [{ minProperties: 1 }],
      items: { type: 'string' },
    });
  });

  test.each(['properties', 'patternProperties', '$defs', 'dependentSchemas'])(
    'removing project keywords keeps names in %s that begin with x-',
    (key) => {
      expect(plain({ [key]: { 'x-a': { 'x-b': 1, type: 'string' } } })).toEqual({
        [key]: { 'x-a': { type: 'string' } },
      });
    },
  );

  test('removing project keywords keeps properties that are named like keywords', () => {
    const schema = { properties: { properties: { 'x-a': 1, type: 'string' }, default: { 'x-a': 1, type: 'string' } } };
    expect(plain(schema)).toEqual({ properties: { properties: { type: 'string' }, default: { type: 'string' } } });
  });

  test.each(['default', 'examples', 'enum', 'const'])(
    'removing project keywords keeps the values of %s unchanged',
    (key) => {
      expect(plain({ [key]: [{ 'x-a': 1 }] })).toEqual({ [key]: [{ 'x-a': 1 }] });
    },
  );
});

test.each<[JsonSchema, JsonSchema]>([
  [{}, {}],
  [{ minLength: 1 }, { minLength: 1 }],
  [
    { type: 'string', minLength: 1 },
    { type: ['string', 'null'], minLength: 1 },
  ],
  [{ type: ['string', 'null'] }, { type: ['string', 'null'] }],
  [{ enum: ['A'] }, { enum: ['A', null] }],
  [
    { type: 'string', enum: ['A', null] },
    { type: ['string', 'null'], enum: ['A', null] },
  ],
  [{ const: 1 }, { anyOf: [{ const: 1 }, { type: 'null' }] }],
  [{ type: 'integer', const: 1 }, { anyOf: [{ type: 'integer', const: 1 }, { type: 'null' }] }],
])('the schema %j becomes %j to accept null', (schema, wanted) => expect(nullable(schema)).toEqual(wanted));

test.each<[JsonSchema, JsonSchema]>([
  [{ type: 'string' }, { type: 'string', minLength: 1 }],
  [
    { type: 'string', minLength: 3 },
    { type: 'string', minLength: 3 },
  ],
  [
    { type: 'string', format: 'date' },
    { type: 'string', format: 'date' },
  ],
  [
    { type: 'string', enum: [''] },
    { type: 'string', enum: [''] },
  ],
  [
    { type: 'string', const: '' },
    { type: 'string', const: '' },
  ],
  [{ type: 'array' }, { type: 'array', minItems: 1 }],
  [
    { type: 'array', minItems: 2 },
    { type: 'array', minItems: 2 },
  ],
  [{ type: 'integer' }, { type: 'integer' }],
])('the schema %j becomes %j to reject empty values', (schema, wanted) => expect(filled(schema)).toEqual(wanted));

describe('Schema of an object with fields', () => {
  const build = (schema: JsonSchema) =>
    objectSchema(buildFields(schema, { languages: [], enums: new Map(), kinds: new Map() }, 'books'), schema);

  test('the schema of an object has its writable fields, and the validation rules from its file', () => {
    const schema = {
      required: ['name', 'code'],
      properties: { name: { type: 'string' }, pages: { type: 'integer' }, code: { type: 'string', 'x-serial': 'b' } },
      dependentRequired: { pages: ['name'] },
      'x-a': 1,
    };
    expect(build(schema)).toEqual({
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string', minLength: 1 }, pages: { type: ['integer', 'null'] } },
      dependentRequired: { pages: ['name'] },
    });
    expect(build({})).toEqual({ type: 'object', properties: {} });
  });

  test('the schema of an object requires a field with a condition whenever the condition is true', () => {
    const when = { lent: true };
    const properties = {
      reason: { type: 'string', minLength: 3, 'x-when': when },
      tags: { type: 'array', items: { type: 'string' }, 'x-when': when },
      more: { 'x-kind': 'json', 'x-when': when },
      free: { type: 'string', 'x-when': when },
      code: { type: 'string', 'x-when': when, 'x-computed': true },
    };
    const rule = { required: ['lent'] };
    const built = build({ required: ['reason', 'tags', 'more', 'code'], properties, allOf: [rule] });
    const condition = { properties: { lent: { const: true } }, required: ['lent'] };
    const demanded = (name: string, value: JsonSchema) => ({
      if: condition,
      then: { required: [name], properties: { [name]: value } },
    });
    expect(built).not.toHaveProperty('required');
    expect(built.allOf).toEqual([
      rule,
      demanded('reason', { type: 'string', minLength: 3 }),
      demanded('tags', { type: 'array', minItems: 1 }),
      demanded('more', { not: { type: 'null' } }),
    ]);
    expect(built.properties?.['reason']).toEqual({ type: ['string', 'null'], minLength: 3 });
  });
});

test.each([
  [{ a: 1 }, { properties: { a: { const: 1 } }, required: ['a'] }],
  [{ a: [1] }, { properties: { a: { const: 1 } }, required: ['a'] }],
  [{ a: [1, 2] }, { properties: { a: { enum: [1, 2] } }, required: ['a'] }],
  [{ a: null }, { properties: { a: { const: null } } }],
  [{ a: [1, null] }, { properties: { a: { enum: [1, null] } } }],
  [{ a: [] }, { properties: { a: { enum: [] } }, required: ['a'] }],
  [{ 'a.b': 1 }, { properties: { a: { properties: { b: { const: 1 } }, required: ['b'] } }, required: ['a'] }],
  [
    { a: 1, b: null },
    { allOf: [{ properties: { a: { const: 1 } }, required: ['a'] }, { properties: { b: { const: null } } }] },
  ],
  [{}, {}],
])('the condition %j compiles to the schema %j', (condition, schema) =>
  expect(conditionSchema(condition)).toEqual(schema),
);
