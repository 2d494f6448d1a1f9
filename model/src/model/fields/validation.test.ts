import { expect, test } from 'vitest';
import { anyOf, type Check, finding, hasDuplicates, lengthOf, matches } from './validation.ts';

const good: Check = () => undefined;
const bad =
  (path: string): Check =>
  (found) =>
    void found.push(finding(path, 'type', { type: 'string' }));

test('a surrogate pair is one character', () => {
  expect(['', 'ab', 'ắ', '📚a'].map(lengthOf)).toEqual([0, 2, 1, 2]);
});

test('items are equal whatever the order of their keys', () => {
  const lists = [
    [],
    [1, 2],
    [1, 2, 1],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [null, null],
    [[1], [2]],
  ];
  expect(lists.map(hasDuplicates)).toEqual([false, false, true, true, true, false]);
});

test('a check that finds nothing matches', () => {
  expect([matches(good), matches(bad('/a'))]).toEqual([true, false]);
});

test('of several alternatives one is enough; else all are named', () => {
  expect(anyOf('/a', [bad('/a'), good])).toEqual([]);
  expect(anyOf('/a', [bad('/a'), bad('/a/b')])).toEqual([
    { instancePath: '/a', keyword: 'type', params: { type: 'string' } },
    { instancePath: '/a/b', keyword: 'type', params: { type: 'string' } },
    { instancePath: '/a', keyword: 'anyOf', params: {} },
  ]);
  expect(anyOf('/a', [])).toEqual([{ instancePath: '/a', keyword: 'anyOf', params: {} }]);
});
