import { describe, expect, test } from 'vitest';
import { holds, isScalar } from './json-schema.ts';
import { isObject } from './is-object.ts';
import { keysOf } from './keys-of.ts';
import { meets, optionConditions, type OptionRule, optionDrivers } from './options.ts';
import { sameJson } from './same-json.ts';
import { valueAt } from './value-at.ts';

test.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, '1', false],
  [null, undefined, true],
  [undefined, undefined, true],
  [0, null, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[1], [1, 2], false],
  [[1, 2], [1], false],
  [[], {}, false],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: undefined }, { b: undefined }, false],
  // undefined equals null at the top level, but not inside an object.
  [{ a: null }, { a: undefined }, false],
  [{ a: 1 }, null, false],
  [{ a: 1 }, 'a', false],
])('the JSON values %j and %j are equal: %s', (a, b, same) => {
  expect([sameJson(a, b), sameJson(b, a)]).toEqual([same, same]);
});

test('an array and null do not count as JSON objects', () => {
  expect([{}, [], null, 'a', undefined].map(isObject)).toEqual([true, false, false, false, false]);
});

test('null, strings, numbers and booleans count as JSON scalars', () => {
  expect([null, '', 0, false, undefined, [], {}].map(isScalar)).toEqual([true, true, true, true, false, false, false]);
});

test('the keys of an object are returned in their original order', () => {
  expect(keysOf({ b: 1, a: 2 })).toEqual(['b', 'a']);
});

test.each<[string, unknown]>([
  ['a', { b: [{ c: 1 }, null] }],
  ['a.b.0.c', 1],
  ['a.b.1', null],
  ['a.b.2', undefined],
  ['a.b.1.c', undefined],
  ['a.c', undefined],
  ['a.toString', undefined],
  ['a.b.0.c.d', undefined],
])('the value at the path %s of a nested object is %j', (path, value) => {
  expect(valueAt({ a: { b: [{ c: 1 }, null] } }, path)).toEqual(value);
});

test('a condition that lists several values for a field is met if the field has one of these values', () => {
  expect([1, 2, 3].map((a) => holds({ a: [1, 2] }, { a }))).toEqual([true, true, false]);
  expect([holds({ a: [1, null] }, {}), holds({ a: [] }, { a: 1 }), holds({}, {})]).toEqual([true, false, true]);
});

describe('Conditions that limit the selectable options of a field', () => {
  const rules: readonly OptionRule[] = [
    { where: { a: 1, b: [1, null], c: { field: 'x' }, d: { from: 'today' }, e: { to: 'today' } } },
    { when: { y: 1 }, where: { f: null } },
    { values: ['A'] },
  ];
  const conditions = (beside: object) => optionConditions(rules, { ...beside }, () => '2026-01-01');
  const always = [
    { field: 'a', oneOf: [1] },
    { field: 'b', oneOf: [1, null] },
  ];
  const days = [
    { field: 'd', from: '2026-01-01' },
    { field: 'e', to: '2026-01-01' },
  ];

  test.each([{}, { x: null }, { x: '' }])(
    'a condition that compares with an empty sibling field is omitted: %j',
    (beside) => {
      expect(conditions(beside)).toEqual([...always, ...days]);
    },
  );

  test.each([
    [{ x: 'A' }, ['A']],
    [{ x: 0 }, [0]],
    [{ x: false }, [false]],
    // If the sibling field contains a list or an object, nothing can be chosen, because no record can match such a
    // value.
    [{ x: ['A'] }, []],
  ])('the conditions on selectable options include the value of a sibling field: %j', (beside, oneOf) => {
    expect(conditions(beside)).toEqual([...always, { field: 'c', oneOf }, ...days]);
  });

  test('the conditions on selectable options include the conditions of every rule that applies', () => {
    expect(conditions({ y: 1 })).toEqual([...always, ...days, { field: 'f', oneOf: [null] }]);
  });

  test('the selectable options of a field depend on the sibling fields that its rules name', () => {
    expect(optionDrivers([...rules, { when: { 'o.p': 1, y: 2 } }])).toEqual(['x', 'y', 'o']);
  });

  test('a date condition is met by the boundary day and by records without a date', () => {
    const [from, to] = days;
    const met = (condition: typeof from, day: unknown) => condition && meets([condition], { d: day, e: day });
    const around = ['2025-12-31', '2026-01-01', '2026-01-02', null, undefined];
    expect(around.map((day) => met(from, day))).toEqual([false, true, true, true, true]);
    expect(around.map((day) => to && meets([to], { e: day }))).toEqual([true, true, false, true, true]);
  });
});
