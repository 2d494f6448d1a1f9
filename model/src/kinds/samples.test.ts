import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { CHECKED_FORMATS, projectFormats } from '../model/fields/value-formats.ts';
import type { JsonSchema } from '../model/json/json-schema.ts';
import { CSV, MARK, MOBILE, fieldOf, seeded } from './field.fixture.ts';
import { GOLDEN } from './golden.fixture.ts';
import { kindOf } from './index.ts';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false });
formats.default(ajv);
for (const [name, format] of Object.entries(projectFormats({ kinds: [MARK, MOBILE] }))) ajv.addFormat(name, format);
for (const [name, check] of Object.entries(CHECKED_FORMATS)) ajv.addFormat(name, check);

describe.each(GOLDEN)('Sample values of a $kind field with the schema $schema', ({ kind, schema }) => {
  const field = fieldOf(schema);
  const known = kindOf(field);

  test('sample values match the schema and are unchanged after writing to and reading from CSV', () => {
    const validate = ajv.compile(field.schema);
    for (let seed = 1; seed <= 200; seed += 1) {
      const sample = known.sample(field, seeded(seed), seed);
      // A reference has no sample, because the caller fills in an id.
      if (sample === undefined && kind.startsWith('reference')) continue;
      expect(validate(sample), JSON.stringify([sample, validate.errors])).toBe(true);
      expect(known.fromCsv(field, known.toCsv(field, sample, CSV), CSV)).toEqual(sample);
    }
  });

  test('the same seed generates the same sample value', () => {
    expect(known.sample(field, seeded(7), 3)).toEqual(known.sample(field, seeded(7), 3));
  });
});

test('sample values of a rich-text field are numbered from one', () => {
  const field = fieldOf({ type: 'string', 'x-kind': 'rich-text', 'x-label': { vi: 'Tóm tắt', en: 'Summary' } });
  const texts = [0, 1].map((index) => kindOf(field).sample(field, seeded(1), index));
  expect(texts.map((text) => /\d+(?=<)/u.exec(String(text))?.[0])).toEqual(['1', '2']);
});

test.each<[title: string, schema: JsonSchema]>([
  ['between narrow bounds', { type: 'integer', minimum: 7, maximum: 8 }],
  ['of a multiple', { type: 'integer', minimum: 10, maximum: 50, multipleOf: 5 }],
  ['of a decimal multiple', { type: 'number', minimum: 1.1, maximum: 1.1, multipleOf: 0.1 }],
  ['of a tiny multiple', { type: 'number', minimum: 1e-7, maximum: 5e-7, multipleOf: 1e-7 }],
  ['beyond exclusive bounds', { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }],
  ['below zero', { type: 'integer', maximum: -5 }],
  ['of little money', { type: 'integer', 'x-kind': 'money', minimum: 1, maximum: 999 }],
  ['of a short text', { type: 'string', maxLength: 3 }],
  ['of a long text', { type: 'string', minLength: 40, maxLength: 41 }],
  ['of a pattern', { type: 'string', pattern: '^(?:BRT|E)\\d{2}[A-B]?$' }],
  ['of a pattern and a length', { type: 'string', pattern: '^[A-Z0-9]+$', minLength: 2, maxLength: 4 }],
  ['of a list with limits', { type: 'array', minItems: 2, maxItems: 2, items: { type: 'string', maxLength: 5 } }],
  [
    'of a list with a format',
    { type: 'array', minItems: 3, uniqueItems: true, items: { type: 'string', format: 'mark' } },
  ],
  ['of a list with a pattern', { type: 'array', items: { type: 'string', pattern: '^20\\d{2}$' } }],
  ['of a list of long texts', { type: 'array', items: { type: 'string', minLength: 30 } }],
  ['of a list of days', { type: 'array', items: { type: 'string', format: 'date' } }],
  ['of a list of values', { type: 'array', 'x-kind': 'text-list', items: { $ref: '../enums/state.json' } }],
  ['of a list with an example', { type: 'array', items: { type: 'string', minLength: 2 }, examples: [['ab', 'cd']] }],
  ['of at least two values', { type: 'array', minItems: 2, items: { $ref: '../enums/state.json' } }],
])('generated sample values satisfy the schema of their field: %s', (_, schema) => {
  const field = fieldOf(schema);
  const validate = ajv.compile(field.schema);
  for (let seed = 1; seed <= 200; seed += 1) {
    const sample = kindOf(field).sample(field, seeded(seed), seed);
    expect(validate(sample), JSON.stringify([sample, validate.errors])).toBe(true);
  }
});

test.each<[schema: JsonSchema, low: number, high: number]>([
  [{ type: 'integer', 'x-kind': 'money', minimum: 0, maximum: 12_000_000_000 }, 0, 500_000],
  [{ type: 'integer', 'x-kind': 'money', minimum: -1e12, maximum: 1e12 }, 0, 500_000],
  [{ type: 'integer', minimum: 2, maximum: 100_000 }, 2, 102],
  [{ type: 'integer', minimum: -100_000, maximum: -5000 }, -5100, -5000],
  [{ type: 'integer', minimum: 1980, maximum: 2100 }, 1980, 2100],
])('sample numbers for the schema %j stay in a realistic range', (schema, low, high) => {
  const field = fieldOf(schema);
  const samples = Array.from({ length: 200 }, (_, seed) => Number(kindOf(field).sample(field, seeded(seed), seed)));
  expect(Math.min(...samples)).toBeGreaterThanOrEqual(low);
  expect(Math.max(...samples)).toBeLessThanOrEqual(high);
  expect(new Set(samples).size).toBeGreaterThan(30);
});

test.each([
  ['^[A-Z0-9]+(?:[-_.][A-Z0-9]+)*$', /^[A-Z]{2,3}\d{2,3}$/],
  ['^[A-Z0-9][A-Z0-9._-]{1,30}$', /^[A-Z]{3,4}\d{2,3}$/],
  ['^[A-Z0-9]{8,20}$', /^[A-Z]{4}\d{4}$/],
  ['^[a-z][a-z0-9._-]*$', /^[a-z]{3,4}\d{2,3}$/],
  ['^R?\\d{2,3}$', /^\d{3}$/],
])('sample values for the pattern %s look like codes that people write', (pattern, plain) => {
  const field = fieldOf({ type: 'string', pattern });
  for (let seed = 1; seed <= 50; seed += 1) expect(kindOf(field).sample(field, seeded(seed), seed)).toMatch(plain);
});

test('sample values of a unique text field differ from each other', () => {
  const field = fieldOf({ type: 'string', maxLength: 12, examples: ['same'], 'x-unique': true });
  const samples = Array.from({ length: 100 }, (_, index) => kindOf(field).sample(field, seeded(1), index));
  expect(new Set(samples).size).toBe(100);
});

test('the schema of an upload or link field rejects addresses that can run a script', () => {
  for (const schema of [
    { type: 'string', format: 'url' },
    { type: 'string', 'x-kind': 'image' },
    { type: 'string', 'x-kind': 'file' },
  ]) {
    const validate = ajv.compile(fieldOf(schema).schema);
    for (const address of ['javascript:alert(1)', 'data:text/html,x', '//evil.example'])
      expect(validate(address)).toBe(false);
    expect(validate('https://example.com/a.png')).toBe(true);
  }
});

test('sample lists consist of the examples, and contain other values only if unique examples run out', () => {
  const examples = ['red', 'green', 'blue'];
  const samples = (more: JsonSchema) => {
    const field = fieldOf({ type: 'array', items: { type: 'string', examples }, ...more });
    return Array.from({ length: 100 }, (_, at) => kindOf(field).sample(field, seeded(at + 1), at) as readonly string[]);
  };
  expect(new Set(samples({}).flat())).toEqual(new Set(examples));
  for (const sample of samples({ uniqueItems: true, minItems: 5 })) expect(new Set(sample).size).toBe(5);
});
