import type { JsonSchema } from '@tuyen/model';
import { expect, test } from 'vitest';
import { acceptsObjects, access, isExpressible, isOfType, satisfies, typesOf } from './expressions.ts';

test.each([
  ['string', "typeof v === 'string'"],
  ['number', "typeof v === 'number'"],
  ['boolean', "typeof v === 'boolean'"],
  ['integer', 'Number.isInteger(v)'],
  ['null', 'v === null'],
  ['array', 'Array.isArray(v)'],
  ['object', 'isObject(v)'],
])('the JSON Schema type %s compiles to its JavaScript type test', (type, expected) => {
  expect(isOfType(type, 'v')).toBe(expected);
});

test('compiling an unknown JSON Schema type throws an error', () => {
  expect(() => isOfType('date', 'v')).toThrow('No JSON type is called date');
});

test('the types of a schema are listed, and a schema without a type accepts objects', () => {
  expect([typesOf({}), typesOf({ type: 'string' }), typesOf({ type: ['string', 'null'] })]).toEqual([
    [],
    ['string'],
    ['string', 'null'],
  ]);
  expect([{}, { type: 'object' }, { type: ['null', 'object'] }, { type: 'string' }].map(acceptsObjects)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test.each([
  ['title', 'v.title'],
  ['_$1', 'v._$1'],
  ['1st', 'v["1st"]'],
  ['the-title', 'v["the-title"]'],
  ['', 'v[""]'],
])('the compiled validator reads the property %j with a dot if possible, otherwise with brackets', (name, expected) => {
  expect(access('v', name)).toBe(expected);
});

test.each<[JsonSchema, boolean]>([
  [{}, true],
  [{ type: 'string', const: 'a', enum: ['a'], required: ['b'] }, true],
  [{ minimum: 1 }, false],
  [{ const: 1, minimum: 1 }, false],
  [{ properties: { a: { const: 1 } } }, true],
  [{ properties: { a: { const: 1 }, b: { minimum: 1 } } }, false],
  [{ allOf: [{ const: 1 }, { minimum: 1 }] }, false],
  [{ anyOf: [{ minimum: 1 }, { const: 1 }] }, false],
  [{ not: { minimum: 1 } }, false],
  [{ not: { const: 1 } }, true],
])('the compiler detects whether a schema can compile to a single expression: %j', (schema, expected) => {
  expect(isExpressible(schema)).toBe(expected);
});

test.each<[schema: JsonSchema, expression: string, ofObject: string]>([
  [{}, 'true', 'true'],
  [{ type: 'string' }, "typeof v === 'string'", 'false'],
  [{ type: ['string', 'null'] }, "(typeof v === 'string' || v === null)", 'false'],
  [{ type: 'object' }, 'isObject(v)', 'true'],
  [{ type: [] }, '(false)', 'true'],
  [{ const: 'a' }, 'v === "a"', 'v === "a"'],
  [{ const: null }, 'v === null', 'v === null'],
  [{ enum: ['a', 1] }, '(v === "a" || v === 1)', '(v === "a" || v === 1)'],
  [{ enum: ['a'] }, 'v === "a"', 'v === "a"'],
  [{ allOf: [{ const: 1 }, { const: 2 }] }, 'v === 1 && v === 2', 'v === 1 && v === 2'],
  [{ anyOf: [{ const: 1 }, { const: 2 }] }, '(v === 1 || v === 2)', '(v === 1 || v === 2)'],
  [{ anyOf: [{ const: 1 }] }, 'v === 1', 'v === 1'],
  [{ not: { const: 1 } }, '!(v === 1)', '!(v === 1)'],
  [{ not: { type: 'string' } }, "!(typeof v === 'string')", '!(false)'],
  [{ required: ['a'] }, '(!isObject(v) || v.a !== undefined)', 'v.a !== undefined'],
  [
    { properties: { a: { const: 1 } } },
    '(!isObject(v) || (v.a === undefined || v.a === 1))',
    '(v.a === undefined || v.a === 1)',
  ],
  [{ required: ['a'], properties: { a: { const: 1 } } }, '(!isObject(v) || v.a === 1)', 'v.a === 1'],
  [
    { required: ['a'], properties: { a: { enum: [1, 2] } } },
    '(!isObject(v) || (v.a === 1 || v.a === 2))',
    '(v.a === 1 || v.a === 2)',
  ],
  [
    { required: ['a'], properties: { a: { not: { const: 1 } } } },
    '(!isObject(v) || v.a !== undefined && !(v.a === 1))',
    'v.a !== undefined && !(v.a === 1)',
  ],
  [
    { required: ['b', 'a'], properties: { a: { const: 1 } } },
    '(!isObject(v) || v.b !== undefined && v.a === 1)',
    'v.b !== undefined && v.a === 1',
  ],
])(
  'the schema %j compiles to the expression %s, or to %s if the value is known to be an object',
  (schema, expression, ofObject) => {
    expect([satisfies(schema, 'v'), satisfies(schema, 'v', true)]).toEqual([expression, ofObject]);
  },
);
