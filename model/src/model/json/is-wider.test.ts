import { describe, expect, it } from 'vitest';
import { isWider } from './is-wider.ts';
import { sameJson } from './same-json.ts';

describe('Schemas that accept at least as much as another', () => {
  it.each([
    ['the same, in another order', { type: 'string', minLength: 1 }, { minLength: 1, type: 'string' }],
    ['one limit less', { type: 'string', maxLength: 5, pattern: '^a' }, { type: 'string', maxLength: 5 }],
    ['a lower limit below', { minLength: 2, minimum: 3, minItems: 4 }, { minLength: 1, minimum: 2, minItems: 3 }],
    ['an upper limit above', { maxLength: 2, maximum: 3, maxItems: 4 }, { maxLength: 3, maximum: 4, maxItems: 5 }],
    [
      'limits that are not reached',
      { exclusiveMinimum: 1, exclusiveMaximum: 2 },
      { exclusiveMinimum: 0, exclusiveMaximum: 3 },
    ],
    ['a value more', { enum: ['A', 'B'] }, { enum: ['B', 'C', 'A'] }],
    ['a property that is no longer needed', { required: ['a', 'b'] }, { required: ['b'] }],
    ['another type beside', { type: 'string' }, { type: ['string', 'null'] }],
    ['numbers in place of integers', { type: 'integer' }, { type: 'number' }],
    ['wider entries of a list', { items: { maxLength: 5 } }, { items: { maxLength: 6 } }],
    [
      'a wider property of an object',
      { properties: { a: { enum: [1] }, b: { type: 'string' } } },
      { properties: { a: { enum: [1, 2] }, b: { type: 'string' } } },
    ],
  ])(
    'a changed schema counts as wider if it accepts everything that the earlier schema accepts: %s',
    (_, before, after) => {
      expect([isWider(before, after), isWider(after, before)]).toEqual([true, sameJson(before, after)]);
    },
  );
});

describe('Schemas of which neither accepts as much as the other', () => {
  it.each([
    ['another type', { type: 'string' }, { type: 'integer' }],
    ['other values', { enum: ['A', 'B'] }, { enum: ['A', 'C'] }],
    ['another pattern', { pattern: '^a' }, { pattern: '^b' }],
    ['one limit looser and one tighter', { minimum: 1, maximum: 5 }, { minimum: 0, maximum: 4 }],
    ['a property more', { properties: { a: {} } }, { properties: { a: {}, b: {} } }],
    ['another property', { properties: { a: { type: 'string' } } }, { properties: { b: { type: 'string' } } }],
    [
      'one property wider and one narrower',
      { properties: { a: { minimum: 1 }, b: { minimum: 1 } } },
      { properties: { a: { minimum: 0 }, b: { minimum: 2 } } },
    ],
    ['properties that are no object', { properties: { a: {} } }, { properties: [] }],
    ['what is no schema', { type: 'string' }, true],
  ])('neither of two schemas counts as wider than the other: %s', (_, before, after) => {
    expect([isWider(before, after), isWider(after, before)]).toEqual([false, false]);
  });

  it('a schema with a type and the same schema without it count as incomparable', () => {
    expect(isWider({ type: 'string' }, {})).toBe(false);
    expect(isWider({}, { type: 'string' })).toBe(false);
  });
});
