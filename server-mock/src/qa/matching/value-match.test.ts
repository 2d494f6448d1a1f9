import { describe, expect, it } from 'vitest';
import { describeMatch, matchesValue, type ValueMatch } from './value-match.ts';

describe('Conditions on typed values of a request body', () => {
  it.each<[match: ValueMatch, fits: readonly unknown[], others: readonly unknown[]]>([
    ['7', ['7'], [7, '77']],
    [null, [null], ['null', 0, '']],
    [false, [false], ['false', null]],
    [{ equals: { a: [1] } }, [{ a: [1] }], [{ a: ['1'] }, { a: [1], b: 2 }]],
    [{ equals: null }, [null], [0]],
    [{ oneOf: [1, 'b'] }, [1, 'b'], ['1', 'c']],
    [{ oneOf: [] }, [], [1]],
    [{ contains: 'b' }, ['abc', { b: 1 }], ['ac', 1]],
    [{ matches: '^\\d$' }, [7, '7'], ['77', 'a']],
    [{ schema: { type: 'integer', minimum: 5 } }, [5], [4, '5']],
    [{ after: '2026-03-16' }, ['2026-03-17', '2026-03-16T00:00:01Z'], ['2026-03-16', '2026-11-31', '12', 'soon', 9e12]],
    [{ before: '2026-03-16' }, ['2026-03-15'], ['2026-03-16', '2026-02-30T00:00:00Z', 'soon', 0]],
    [{ after: '2026-01-01', before: '2026-02-01' }, ['2026-01-15'], ['2026-01-01', '2026-02-01']],
    [{ contains: 'a', matches: 'b$' }, ['ab'], ['a', 'b']],
    [{}, [1, null, ''], []],
  ])('the condition %j accepts the value %j and rejects the value %j', (match, fits, others) => {
    for (const value of fits) expect(matchesValue(match, [value], true), JSON.stringify(value)).toBe(true);
    for (const value of others) expect(matchesValue(match, [value], true), JSON.stringify(value)).toBe(false);
  });
});

describe('Conditions on values that arrive as text', () => {
  it.each<[match: ValueMatch, value: string, meets: boolean]>([
    [7, '7', true],
    [7, '8', false],
    [true, 'true', true],
    [null, 'null', true],
    [{ equals: 7 }, '7', true],
    [{ oneOf: [6, 7] }, '7', true],
    [{ oneOf: [6, 8] }, '7', false],
    [{ schema: { type: 'integer', minimum: 5 } }, '7', true],
    [{ schema: { type: 'integer', minimum: 5 } }, '4', false],
  ])('checking the condition %j on the text value %j returns %s', (match, value, meets) => {
    expect(matchesValue(match, [value], false)).toBe(meets);
  });
});

it('a condition on several values is met if one value matches; without values, only the condition "absent" is met', () => {
  expect(matchesValue(2, [1, 2], true)).toBe(true);
  expect(matchesValue({ equals: 2 }, [1, 2], true)).toBe(true);
  // If a parameter has several values, a single one of them must satisfy all parts of the condition.
  expect(matchesValue({ contains: 'a', matches: 'b' }, ['a', 'b'], true)).toBe(false);
  for (const match of [1, null, {}, { absent: false }]) expect(matchesValue(match, [], true)).toBe(false);
  expect(matchesValue({ absent: true }, [], true)).toBe(true);
  expect(matchesValue({ absent: true }, [null], true)).toBe(false);
  expect(matchesValue({ absent: false }, [null], true)).toBe(true);
});

it.each<[match: ValueMatch, words: string]>([
  [null, 'null'],
  ['a', '"a"'],
  [7, '7'],
  [{}, ''],
  [{ absent: true }, 'absent'],
  [{ absent: false, equals: null }, 'present and null'],
  [{ equals: 'a', oneOf: ['a'] }, '"a" and one of ["a"]'],
  [{ contains: 'a', matches: 'b' }, 'containing "a" and matching /b/'],
  [{ after: '2026-01-01', before: '2026-02-01' }, 'after 2026-01-01 and before 2026-02-01'],
  [{ schema: { type: 'null' } }, 'fitting the schema {"type":"null"}'],
])('the condition %j is described in words as: %s', (match, words) => {
  expect(describeMatch(match)).toBe(words);
});
