// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema
import { expect, test } from 'vitest';
import type { Schema } from './violation.ts';
import { violationsOf } from './violations.ts';

const EVEN: Schema = { multipleOf: 2 };
const rules = {
  resolve: (reference: string): Schema => (reference === 'even' ? EVEN : {}),
  formats: new Map(),
};

function said(value: unknown, schema: Schema | boolean): readonly string[] {
  return violationsOf(value, schema, rules).map(
    ({ keyword, path, at, message, choices }) =>
      `${keyword} /${path.join('/')}${at === 'key' ? ' key' : ''}: ${message}${choices.length > 0 ? ` [${choices.join()}]` : ''}`,
  );
}

test.each<[schema: Schema | boolean, value: unknown, said: readonly string[]]>([
  [true, 1, []],
  [false, 1, ['false /: is not allowed here']],
  [{ type: 'string' }, 1, ['type /: must be string, not number']],
  [{ type: ['string', 'null'] }, [], ['type /: must be string or null, not array']],
  [{ type: ['string', 'null'] }, null, []],
  [{ type: 'integer' }, 1.5, ['type /: must be integer, not number']],
  [{ type: 'number' }, 1.5, []],
  [{ type: 'object' }, null, ['type /: must be object, not null']],
  [{ type: 'integer', minimum: 3 }, 'a', ['type /: must be integer, not string']],
  [{ const: [1, 2] }, [2, 1], ['const /: cannot be [2,1] [1,2]']],
  [{ const: { a: 1, b: 2 } }, { b: 2, a: 1 }, []],
  [{ const: 'a' }, 'b', ['const /: cannot be "b" [a]']],
  [{ enum: ['a', null, 2] }, 'b', ['enum /: cannot be "b" [a,2]']],
  [{ enum: ['a', null, 2] }, null, []],
  [{ minimum: 3, maximum: 2 }, 3, ['maximum /: must not be more than 2']],
  [{ minimum: 3 }, 2, ['minimum /: must not be less than 3']],
  [
    { exclusiveMinimum: 3, exclusiveMaximum: 3 },
    3,
    ['exclusiveMinimum /: must be more than 3', 'exclusiveMaximum /: must be less than 3'],
  ],
  [{ minimum: 3, maximum: 3 }, 3, []],
  [{ minItems: 2, maxItems: 2 }, [1, 2], []],
  [{ multipleOf: 5 }, 12, ['multipleOf /: must be a multiple of 5']],
  [
    { minLength: 3, maxLength: 1 },
    'ab',
    ['minLength /: must not be shorter than 3', 'maxLength /: must not be longer than 1'],
  ],
  [{ minLength: 2, maxLength: 2 }, '👍👍', []],
  [{ pattern: '^a' }, 'ba', ['pattern /: must match ^a']],
  [{ pattern: '(' }, 'ba', []],
  [{ minItems: 2, maxItems: 1 }, [], ['minItems /: must have at least 2 items']],
  [{ minItems: 1, maxItems: 2 }, [1, 2, 3], ['maxItems /: must have at most 2 items']],
  [{ minItems: 1 }, [], ['minItems /: must have at least 1 item']],
  [{ minProperties: 1 }, {}, ['minProperties /: must have at least 1 key']],
  [{ minProperties: 1, maxProperties: 1 }, { a: 1 }, []],
  [{ maxProperties: 2 }, { a: 1, b: 2, c: 3 }, ['maxProperties /: must have at most 2 keys']],
  [
    { uniqueItems: true },
    [{ a: 1, b: 2 }, 1, { b: 2, a: 1 }, 1],
    ['uniqueItems /2: is a duplicate', 'uniqueItems /3: is a duplicate'],
  ],
  [{ uniqueItems: false }, [1, 1], []],
  [{ uniqueItems: true }, 'aa', []],
  [
    { items: { type: 'string' } },
    ['a', 1, 'b', 2],
    ['type /1: must be string, not number', 'type /3: must be string, not number'],
  ],
  [{ required: ['a', 'b', 'c'] }, { b: 1 }, ['required /: lacks "a" [a]', 'required /: lacks "c" [c]']],
  [{ required: ['a'] }, [], []],
  [
    { properties: { a: { type: 'string' }, b: false } },
    { a: 1, b: 2, c: 3 },
    ['type /a: must be string, not number', 'false /b: is not allowed here'],
  ],
  [
    { properties: { a: { properties: { b: { minimum: 3 } } } } },
    { a: { b: 1 } },
    ['minimum /a/b: must not be less than 3'],
  ],
  [
    { patternProperties: { '^x': { type: 'string' } }, additionalProperties: false },
    { x1: 1, y: 2 },
    ['type /x1: must be string, not number', 'additionalProperties /y key: is not a known key'],
  ],
  [
    { properties: { a: {}, b: {} }, additionalProperties: false },
    { a: 1, c: 2 },
    ['additionalProperties /c key: is not a known key [a,b]'],
  ],
  [
    { properties: { a: {} }, additionalProperties: { type: 'string' } },
    { a: 1, c: 2 },
    ['type /c: must be string, not number'],
  ],
  [{ propertyNames: { pattern: '^x' } }, { x: 1, y: 2 }, ['propertyNames /y key: is not an allowed name']],
  [{ dependentRequired: { a: ['b', 'c'], d: ['e'] } }, { a: 1, c: 1 }, ['dependentRequired /: lacks "b" [b]']],
  [
    { allOf: [{ minimum: 3 }, { multipleOf: 2 }] },
    1,
    ['minimum /: must not be less than 3', 'multipleOf /: must be a multiple of 2'],
  ],
  [{ anyOf: [{ minimum: 3 }, { type: 'string' }] }, 1, ['anyOf /: fits none of the alternatives']],
  [{ anyOf: [{ minimum: 3 }, { type: 'string' }] }, 3, []],
  [{ not: { type: 'string' } }, 'a', ['not /: is of a sort that is not allowed']],
  [
    { if: { type: 'string' }, then: { minLength: 2 }, else: { minimum: 3 } },
    'a',
    ['minLength /: must not be shorter than 2'],
  ],
  [{ if: { type: 'string' }, then: { minLength: 2 }, else: { minimum: 3 } }, 1, ['minimum /: must not be less than 3']],
  [{ if: { type: 'string' }, then: { minLength: 2 } }, 1, []],
  [{ $ref: 'even' }, 3, ['multipleOf /: must be a multiple of 2']],
  [{ minimum: '3', required: 'a', enum: 'a', properties: [], items: 1, allOf: {}, pattern: 1 }, { b: 1 }, []],
  [{ required: ['a', 1], allOf: [1, false] }, {}, ['required /: lacks "a" [a]', 'false /: is not allowed here']],
])('validation with the schema %j reports the expected violations of the value %j', (schema, value, lines) => {
  expect(said(value, schema)).toEqual(lines);
});

test('a reported violation includes the schema with the violated keyword', () => {
  const inner = { minimum: 3 };
  const [violation] = violationsOf({ a: 1 }, { properties: { a: inner } }, rules);
  expect(violation).toEqual({
    keyword: 'minimum',
    path: ['a'],
    at: 'value',
    message: 'must not be less than 3',
    choices: [],
    schema: inner,
  });
});
