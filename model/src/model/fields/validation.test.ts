import { expect, test } from 'vitest';
import { anyOf, type ValueCheck, finding, hasDuplicates, lengthOf, matches } from './validation.ts';

const good: ValueCheck = () => undefined;
const bad =
  (path: string): ValueCheck =>
  (found) =>
    void found.push(finding(path, 'type', { type: 'string' }));

test('a surrogate pair counts as one character in the length of a text', () => {
  expect(['', 'ab', 'ắ', '📚a'].map(lengthOf)).toEqual([0, 2, 1, 2]);
});

test('list items with the same keys in another order count as duplicates', () => {
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

test('a value matches a schema if its check finds no violation', () => {
  expect([matches(good), matches(bad('/a'))]).toEqual([true, false]);
});

test('anyOf passes if one alternative passes, and otherwise reports the violations of all alternatives', () => {
  expect(anyOf('/a', [bad('/a'), good])).toEqual([]);
  expect(anyOf('/a', [bad('/a'), bad('/a/b')])).toEqual([
    { instancePath: '/a', keyword: 'type', params: { type: 'string' } },
    { instancePath: '/a/b', keyword: 'type', params: { type: 'string' } },
    { instancePath: '/a', keyword: 'anyOf', params: {} },
  ]);
  expect(anyOf('/a', [])).toEqual([{ instancePath: '/a', keyword: 'anyOf', params: {} }]);
});
