// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema
import type { JsonSchema } from '@tuyen/model';
import { describe, expect, test } from 'vitest';
import type { CodedFormat } from './coded-formats.ts';
import { print } from './statement.ts';
import { Statements } from './statements.ts';

const CODED: Readonly<Record<string, CodedFormat>> = {
  even: { type: 'number', name: 'fitsEven', test: 'isEven' },
  odd: { type: 'string', name: 'fitsOdd', test: 'isOdd' },
};

function compiled(schema: JsonSchema, path = '/title') {
  const helpers = new Set<string>();
  const statements = new Statements({
    use: (helper) => {
      helpers.add(helper);
      return helper;
    },
    patterns: { 'shelf-mark': /^[A-Z]+$/u },
    coded: (format) => CODED[format],
  });
  const code = print(statements.check(schema, { value: 'v', path, depth: 0 }));
  return { code, constants: statements.constants().trim(), helpers: [...helpers] };
}

const push = (keyword: string, params: string, path = '"/title"') =>
  `found.push(finding(${path}, '${keyword}', ${params}));\n`;

test.each<[JsonSchema, string]>([
  [{ minLength: 2 }, `if (lengthOf(v) < 2) {\n${push('minLength', '{"limit":2}')}}\n`],
  [{ maxLength: 2 }, `if (lengthOf(v) > 2) {\n${push('maxLength', '{"limit":2}')}}\n`],
])('the compiled validator checks %j only for strings', (schema, expected) => {
  expect(compiled(schema).code).toBe(`if (typeof v === 'string') {\n${expected}}\n`);
});

test.each<[JsonSchema, string]>([
  [{ minimum: 0 }, `if (!(v >= 0)) {\n${push('minimum', '{"limit":0}')}}\n`],
  [{ maximum: 9 }, `if (!(v <= 9)) {\n${push('maximum', '{"limit":9}')}}\n`],
  [{ exclusiveMinimum: 0 }, `if (!(v > 0)) {\n${push('exclusiveMinimum', '{"limit":0}')}}\n`],
  [{ exclusiveMaximum: 9 }, `if (!(v < 9)) {\n${push('exclusiveMaximum', '{"limit":9}')}}\n`],
  [{ multipleOf: 0.5 }, `if (!isMultipleOf(v, 0.5)) {\n${push('multipleOf', '{"multipleOf":0.5}')}}\n`],
])('the compiled validator checks %j only for numbers', (schema, expected) => {
  expect(compiled(schema).code).toBe(`if (typeof v === 'number') {\n${expected}}\n`);
});

test.each<[JsonSchema, string]>([
  [{ minItems: 1 }, `if (v.length < 1) {\n${push('minItems', '{"limit":1}')}}\n`],
  [{ maxItems: 3 }, `if (v.length > 3) {\n${push('maxItems', '{"limit":3}')}}\n`],
  [{ uniqueItems: true }, `if (hasDuplicates(v)) {\n${push('uniqueItems', '{}')}}\n`],
  [
    { items: { const: 1 } },
    `for (const [index, item] of v.entries()) {\nif (item !== 1) {\n${push('const', '{"allowedValue":1}', '`/title/${index}`')}}\n}\n`,
  ],
])('the compiled validator checks %j only for arrays', (schema, expected) => {
  expect(compiled(schema).code).toBe(`if (Array.isArray(v)) {\n${expected}}\n`);
});

test.each<[JsonSchema, string]>([
  [{ required: ['a'] }, `if (v.a === undefined) {\n${push('required', '{"missingProperty":"a"}')}}\n`],
  [
    { properties: { a: { const: 1 } } },
    `if (v.a !== undefined && v.a !== 1) {\n${push('const', '{"allowedValue":1}', '"/title/a"')}}\n`,
  ],
  [
    { required: ['a'], properties: { a: { const: 1 } } },
    `if (v.a === undefined) {\n${push('required', '{"missingProperty":"a"}')}} else if (v.a !== 1) {\n${push('const', '{"allowedValue":1}', '"/title/a"')}}\n`,
  ],
  [
    { properties: { 'a/b~c': { const: 1 } } },
    `if (v["a/b~c"] !== undefined && v["a/b~c"] !== 1) {\n${push('const', '{"allowedValue":1}', '"/title/a~1b~0c"')}}\n`,
  ],
  [
    { dependentRequired: { a: ['b'] } },
    `if (v.a !== undefined && v.b === undefined) {\n${push('dependentRequired', '{"property":"a","missingProperty":"b"}')}}\n`,
  ],
  [
    { additionalProperties: false },
    `for (const name of Object.keys(v)) {\nif (!titleNames.includes(name)) {\n${push('additionalProperties', '{ additionalProperty: name }')}}}\n`,
  ],
])('the compiled validator checks %j only for objects', (schema, expected) => {
  expect(compiled(schema).code).toBe(`if (isObject(v)) {\n${expected}}\n`);
});

test.each<[JsonSchema]>([
  [{}],
  [{ uniqueItems: false }],
  [{ additionalProperties: true }],
  [{ items: {} }],
  [{ properties: { a: {} } }],
  [{ dependentRequired: { a: [] } }],
  [{ if: { const: 1 } }],
  [{ if: { const: 1 }, then: {}, else: {} }],
  [{ allOf: [{}] }],
])('the schema %j compiles to a validator without any check', (schema) => {
  expect(compiled(schema)).toEqual({ code: '', constants: expect.any(String), helpers: expect.any(Array) });
});

describe('Type checks in compiled validators', () => {
  const unmet = (type: string) => push('type', `{"type":${type}}`);

  test.each<[JsonSchema, string]>([
    [{ type: 'string' }, `if (typeof v !== 'string') {\n${unmet('"string"')}}\n`],
    [{ type: 'integer' }, `if (!(Number.isInteger(v))) {\n${unmet('"integer"')}}\n`],
    [{ type: 'null' }, `if (v !== null) {\n${unmet('"null"')}}\n`],
    [{ type: ['string', 'null'] }, `if (!(typeof v === 'string' || v === null)) {\n${unmet('["string","null"]')}}\n`],
    [
      { type: 'integer', minimum: 1 },
      `if (Number.isInteger(v)) {\nif (!(v >= 1)) {\n${push('minimum', '{"limit":1}')}}\n} else {\n${unmet('"integer"')}}\n`,
    ],
    [
      { type: ['number', 'null'], minimum: 1 },
      `if (typeof v === 'number') {\nif (!(v >= 1)) {\n${push('minimum', '{"limit":1}')}}\n} else if (v !== null) {\n${unmet('["number","null"]')}}\n`,
    ],
    // A JSON Schema keyword is not checked if it does not apply to the type of the value, for example `maxLength` to a
    // number.
    [{ type: 'string', minimum: 1 }, `if (typeof v !== 'string') {\n${unmet('"string"')}}\n`],
  ])('the compiled validator checks the type in %j once', (schema, expected) => {
    expect(compiled(schema).code).toBe(expected);
  });

  test('the compiled validator does not check the type of a value if only listed values are allowed', () => {
    expect(compiled({ type: 'string', enum: ['a', 'b'] })).toEqual({
      code: `if (!titleValues.includes(v)) {\n${push('enum', '{ allowedValues: titleValues }')}}\n`,
      constants: 'const titleValues = ["a","b"];',
      helpers: ['finding'],
    });
  });

  test('the compiled validator does not repeat the type check of an object in its subschemas', () => {
    const schema: JsonSchema = { type: 'object', allOf: [{ type: 'object', required: ['a'] }, { required: ['b'] }] };
    expect(compiled(schema).code).toBe(
      `if (isObject(v)) {\nif (v.a === undefined) {\n${push('required', '{"missingProperty":"a"}')}}\n` +
        `if (v.b === undefined) {\n${push('required', '{"missingProperty":"b"}')}}\n} else {\n${unmet('"object"')}}\n`,
    );
    expect(compiled({ allOf: [{ required: ['a'] }] }).code).toMatch(/^if \(isObject\(v\)\)/);
  });
});

describe('Format checks in compiled validators', () => {
  test.each([
    ['date', 'isDate(v)'],
    ['birth-date', 'isBirthDate(v)'],
    ['date-time', 'isDateTime(v)'],
    ['uri', 'isUri(v)'],
    ['shelf-mark', 'shelfMarkPattern.test(v)'],
    ['odd', 'fitsOdd(v)'],
  ])('the compiled validator checks the format %s by calling %s', (format, call) => {
    expect(compiled({ format }).code).toBe(
      `if (typeof v === 'string') {\nif (!${call}) {\n${push('format', `{"format":"${format}"}`)}}\n}\n`,
    );
  });

  test('a format whose validation code expects a number is checked only for numbers', () => {
    expect(compiled({ format: 'even' })).toEqual({
      code: `if (typeof v === 'number') {\nif (!fitsEven(v)) {\n${push('format', '{"format":"even"}')}}\n}\n`,
      constants: 'const fitsEven = isEven;',
      helpers: ['finding'],
    });
  });
});

test('equal patterns in a compiled validator share a constant, and different patterns get different names', () => {
  const { code, constants } = compiled(
    { properties: { a: { pattern: '^x' }, b: { properties: { a: { pattern: '^y' } } }, c: { pattern: '^x' } } },
    '',
  );
  expect(constants).toBe('const aPattern = /^x/u;\nconst aPattern2 = /^y/u;');
  expect(code).toContain('!aPattern.test(v.c)');
  expect(code).toContain('!aPattern2.test(v.b.a)');
});

test('nested lists in a compiled validator use different loop variables', () => {
  const { code } = compiled({ items: { items: { items: { const: 1 } } } });
  expect(code).toContain('for (const [index, item] of v.entries())');
  expect(code).toContain('for (const [index2, item2] of item.entries())');
  expect(code).toContain('for (const [index3, item3] of item2.entries())');
  expect(code).toContain('finding(`/title/${index}/${index2}/${index3}`');
});

test.each<[JsonSchema, string]>([
  [{ if: { const: 1 }, then: { not: { const: 2 } } }, `if (v === 1) {\nif (v === 2) {\n${push('not', '{}')}}\n}\n`],
  [{ if: { const: 1 }, else: { not: { const: 2 } } }, `if (v !== 1) {\nif (v === 2) {\n${push('not', '{}')}}\n}\n`],
  [
    { if: { enum: [1, 3] }, then: { const: 1 }, else: { const: 2 } },
    `if ((v === 1 || v === 3)) {\nif (v !== 1) {\n${push('const', '{"allowedValue":1}')}}\n} else {\nif (v !== 2) {\n${push('const', '{"allowedValue":2}')}}\n}\n`,
  ],
  [
    { if: { minimum: 1 }, then: { const: 1 } },
    `if (matches((found) => {\nif (typeof v === 'number') {\nif (!(v >= 1)) {\n${push('minimum', '{"limit":1}')}}\n}\n})) {\nif (v !== 1) {\n${push('const', '{"allowedValue":1}')}}\n}\n`,
  ],
  [
    { anyOf: [{ const: 1 }, {}] },
    `found.push(...anyOf("/title", [(found) => {\nif (v !== 1) {\n${push('const', '{"allowedValue":1}')}}\n}, () => {}]));\n`,
  ],
])('the conditional schema %j compiles to an if statement or an `anyOf` call', (schema, expected) => {
  expect(compiled(schema).code).toBe(expected);
});

test('a compiled validator that tests for an object imports the helper `isObject`', () => {
  expect(compiled({ not: { required: ['a'] } }).helpers).toContain('isObject');
  expect(compiled({ not: { const: 'a' } }).helpers).toEqual(['finding']);
});
