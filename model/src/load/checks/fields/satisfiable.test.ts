// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema
import { describe, expect, test } from 'vitest';
import { property, set } from '../../../example/example.fixture.ts';
import { reported } from '../reported.fixture.ts';

const BOOKS = 'schemas/resources/books.json';
const AT = 'books.json/schema/properties/thing';
const ofThing = (schema: object) => reported({ [BOOKS]: property('thing', schema) });
const labels = (...values: readonly string[]) => ({
  enum: values,
  'x-values': Object.fromEntries(values.map((value) => [value, { vi: value, en: value }])),
});

describe('Limits that no value satisfies', () => {
  test.each<[title: string, schema: object, line: string]>([
    [
      'no whole number between exclusive limits',
      { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 2 },
      '/exclusiveMinimum: No whole number is more than 1 and less than 2.',
    ],
    [
      'no whole number between fractions',
      { type: 'integer', minimum: 1.2, maximum: 1.8 },
      '/minimum: No whole number is at least 1.2 and at most 1.8.',
    ],
    [
      'an exclusive limit at the other one',
      { type: 'number', minimum: 3, exclusiveMaximum: 3 },
      '/minimum: No number is at least 3 and less than 3.',
    ],
    [
      'no multiple',
      { type: 'integer', minimum: 6, maximum: 9, multipleOf: 5 },
      '/minimum: No multiple of 5 is at least 6 and at most 9.',
    ],
    [
      'no decimal multiple',
      { type: 'number', exclusiveMinimum: 0.1, exclusiveMaximum: 0.2, multipleOf: 0.1 },
      '/exclusiveMinimum: No multiple of 0.1 is more than 0.1 and less than 0.2.',
    ],
    [
      'the narrower of two limits',
      { type: 'integer', minimum: 1, exclusiveMinimum: 4, maximum: 4 },
      '/exclusiveMinimum: No whole number is more than 4 and at most 4.',
    ],
    [
      'a limit in allOf',
      { type: 'integer', maximum: 4, allOf: [{ allOf: [{ minimum: 5 }] }] },
      '/allOf/0/allOf/0/minimum: No whole number is at least 5 and at most 4.',
    ],
    [
      'lengths in allOf',
      { type: 'string', maxLength: 4, allOf: [{ minLength: 5 }] },
      '/allOf/0/minLength: "minLength" (5) is more than "maxLength" (4): no value fits.',
    ],
    [
      'more different items than there are',
      { type: 'array', minItems: 4, uniqueItems: true, items: { $ref: '../enums/loan-state.json' } },
      '/minItems: "minItems" (4) is more than the 3 different values that "items" allows: no value fits.',
    ],
  ])('limits that no value satisfies are reported: %s', (_, schema, line) => {
    expect(ofThing(schema).join('\n')).toContain(`TUY406 ${AT}${line}`);
    expect(ofThing(schema)).toHaveLength(1);
  });

  test('a limit in a rule of the record that contradicts the limit of the field is reported', () => {
    const edit = (text: string) =>
      set(
        ['schema', 'allOf'],
        [{ properties: { thing: { minimum: 5 } } }],
      )(property('thing', { type: 'integer', maximum: 4 })(text));
    expect(reported({ [BOOKS]: edit })).toEqual([
      'TUY406 books.json/schema/allOf/0/properties/thing/minimum: No whole number is at least 5 and at most 4. Change one of them.',
    ]);
  });

  test('limits of a scenario parameter that contradict each other are reported', () => {
    const parameter = { type: 'string', minLength: 5, maxLength: 3 };
    expect(reported({ 'schemas/scenarios/book-lost.json': set(['parameters', 'number'], parameter) })).toContain(
      'TUY406 book-lost.json/parameters/number/minLength: "minLength" (5) is more than "maxLength" (3): no value fits. Swap them, or change one.',
    );
  });

  test.each([
    { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 3 },
    { type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 2 },
    { type: 'number', minimum: 0.3, maximum: 0.3, multipleOf: 0.1 },
    { type: 'integer', minimum: 5, maximum: 5, multipleOf: 5 },
    { type: 'integer', exclusiveMinimum: 1 },
    { type: 'integer', minimum: 9_007_199_254_740_989, maximum: 9_007_199_254_740_989 },
    { type: 'number', minimum: 1_234_567.1, maximum: 1_234_567.1, multipleOf: 0.1 },
    { type: 'array', minItems: 3, uniqueItems: true, items: { $ref: '../enums/loan-state.json' } },
    { type: 'integer', maximum: 4, allOf: [{ if: { minimum: 1 }, then: { minimum: 5 } }] },
  ])('a schema is not reported if at least one value satisfies the schema: %j', (schema) => {
    expect(ofThing(schema)).toEqual([]);
  });
});

describe('Values that their own schema rejects', () => {
  test.each<[title: string, schema: object, lines: readonly string[]]>([
    [
      'a constant outside of the enum',
      { type: 'string', ...labels('A', 'B'), const: 'C' },
      ['/const: The constant is invalid: it cannot be "C".'],
    ],
    [
      'a constant outside of the enum file',
      { $ref: '../enums/loan-state.json', const: 'OPENED' },
      ['/const: The constant is invalid: it cannot be "OPENED". Did you mean "OPEN"?'],
    ],
    [
      'a constant of another type',
      { type: 'integer', const: 'C' },
      ['/const: The constant is invalid: it must be integer, not string.'],
    ],
    [
      'a value that is too long',
      { type: 'string', maxLength: 2, ...labels('AB', 'ABC') },
      ['/enum/1: The value "ABC" is invalid: it must not be longer than 2.'],
    ],
    [
      'a constant that the format refuses',
      { type: 'string', format: 'date', const: '2026-02-30' },
      ['/const: The constant is invalid: it is not a valid date.'],
    ],
    [
      'a value that allOf, not and if refuse',
      {
        type: 'integer',
        enum: [1, 2, 3, 4],
        allOf: [{ maximum: 3 }],
        not: { const: 2 },
        if: { minimum: 3 },
        then: { multipleOf: 2 },
      },
      [
        '/enum/1: The value 2 is invalid: it is of a sort that is not allowed.',
        '/enum/2: The value 3 is invalid: it must be a multiple of 2.',
        '/enum/3: The value 4 is invalid: it must not be more than 3.',
      ],
    ],
  ])('a value that its own schema rejects is reported: %s', (_, schema, lines) => {
    expect(ofThing(schema)).toEqual(lines.map((line) => expect.stringContaining(`TUY407 ${AT}${line}`)));
  });
});

test('a validation rule that expects an impossible value of a field is reported', () => {
  const properties = { state: { const: 'OPENED' } };
  const rule = { if: { properties }, then: { properties: { state: { enum: ['OPEN', 'CLOSED', null] } } } };
  expect(reported({ 'schemas/resources/loans.json': set(['schema', 'allOf'], [rule]) })).toEqual([
    'TUY413 loans.json/schema/allOf/0/if/properties/state/const: "state" is never "OPENED". Did you mean "OPEN"?',
    'TUY413 loans.json/schema/allOf/0/then/properties/state/enum/1: "state" is never "CLOSED". Did you mean "LOST"?',
  ]);
});

describe('Defaults that a rule of the record rejects', () => {
  const withRule = (schema: object, fields: Readonly<Record<string, object>>) =>
    reported({
      [BOOKS]: (text) =>
        Object.entries(schema).reduce(
          (edited, [key, value]) => set(['schema', key], value)(edited),
          Object.entries(fields).reduce((edited, [name, field]) => property(name, field)(edited), text),
        ),
    });
  const line = (name: string, words: string) =>
    `TUY407 books.json/schema/properties/${name}/default: A rule of the record refuses the default: it ${words}. Change the default or the rule.`;
  const few = { type: 'integer', default: 2 };
  const on = { type: 'boolean', default: true };

  test.each<[title: string, schema: object, fields: Readonly<Record<string, object>>, lines: readonly string[]]>([
    ['always', { allOf: [{ properties: { few: { minimum: 3 } } }] }, { few }, [line('few', 'must not be less than 3')]],
    [
      'beside another default',
      { if: { properties: { on: { const: true } } }, then: { properties: { few: { minimum: 3 } } } },
      { few, on },
      [line('few', 'must not be less than 3')],
    ],
    [
      'by not',
      { allOf: [{ not: { properties: { few: { const: 2 } }, required: ['few'] } }] },
      { few },
      [line('few', 'is of a sort that is not allowed')],
    ],
    [
      'not beside another value',
      { if: { properties: { on: { const: false } } }, then: { properties: { few: { minimum: 3 } } } },
      { few, on },
      [],
    ],
    [
      'not where the condition is about a field without a default',
      {
        if: { properties: { on: { const: true } }, required: ['on'] },
        else: { properties: { few: { minimum: 3 } } },
      },
      { few, on: { type: 'boolean' } },
      [],
    ],
    [
      'not of a field that may be hidden',
      { allOf: [{ properties: { few: { minimum: 3 } } }] },
      { few: { ...few, 'x-when': { on: true } }, on },
      [],
    ],
    ['not for a missing field', { allOf: [{ required: ['on'] }] }, { few, on: { type: 'boolean' } }, []],
  ])('a default is reported exactly if a rule of the record rejects it: %s', (_, schema, fields, lines) => {
    expect(withRule(schema, fields)).toEqual(lines);
  });
});

describe('Warnings for keywords without effect', () => {
  test.each<[title: string, schema: object, line: string]>([
    [
      'additionalProperties',
      {
        type: 'object',
        properties: { a: { type: 'string', 'x-label': { vi: 'A', en: 'A' } } },
        additionalProperties: true,
      },
      '/additionalProperties: "additionalProperties" has no effect here. Remove it: other properties than those declared are always refused.',
    ],
    [
      'a length of a number',
      { type: 'integer', maxLength: 3 },
      '/maxLength: "maxLength" has no effect on the type integer. Remove it, or change the type.',
    ],
    [
      'a limit of a text',
      { type: 'string', minimum: 3 },
      '/minimum: "minimum" has no effect on the type string. Remove it, or change the type.',
    ],
    [
      'a pattern of an enumeration in a list',
      { type: 'array', items: { type: 'string' }, pattern: '^a$' },
      '/pattern: "pattern" has no effect on the type array. Remove it, or change the type.',
    ],
    [
      'a least length of nothing',
      { type: 'string', minLength: 0 },
      '/minLength: "minLength" has no effect here. Remove it.',
    ],
    [
      'duplicates that are allowed anyway',
      { type: 'array', items: { type: 'string' }, uniqueItems: false },
      '/uniqueItems: "uniqueItems" has no effect here. Remove it.',
    ],
    [
      'then without if',
      { type: 'integer', then: { minimum: 3 } },
      '/then: "then" has no effect without "if". Add "if", or use allOf.',
    ],
    [
      'if without then',
      { type: 'integer', if: { minimum: 3 } },
      '/if: "if" has no effect without "then" or "else". Add one of them, or remove it.',
    ],
  ])('a keyword without effect is reported as a warning: %s', (_, schema, line) => {
    expect(ofThing(schema)).toEqual([`warning TUY416 ${AT}${line}`]);
  });
});
