import { expect, test } from 'vitest';
import { put, treeOf, type WordTree } from './words.ts';

test.each<[string, WordTree, string[], WordTree]>([
  ['into an empty tree', {}, ['a', 'b', 'c'], { a: { b: { c: 'new' } } }],
  ['beside another', { a: { b: 'old' } }, ['a', 'c'], { a: { b: 'old', c: 'new' } }],
  ['at the top', { a: 'old' }, ['b'], { a: 'old', b: 'new' }],
  ['not over one that is there', { a: { b: 'old' } }, ['a', 'b'], { a: { b: 'old' } }],
  ['not over an empty one', { a: '' }, ['a'], { a: '' }],
  ['in place of a text where texts belong', { a: 'old' }, ['a', 'b'], { a: { b: 'new' } }],
  ['nowhere', { a: 'old' }, [], { a: 'old' }],
])(
  'a text is added at its path in a tree of locale texts without replacing a text there: %s',
  (_, tree, path, expected) => {
    put(tree, path, 'new');
    expect(tree).toEqual(expected);
  },
);

test('changing a copy of a tree of locale texts leaves the original unchanged', () => {
  const words = { a: { b: 'old' }, c: 'old' };
  const tree = treeOf(words);
  expect(tree).toEqual(words);
  put(tree, ['a', 'd'], 'new');
  expect(words).toEqual({ a: { b: 'old' }, c: 'old' });
});
