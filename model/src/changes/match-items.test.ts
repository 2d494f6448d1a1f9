import { describe, expect, it } from 'vitest';
import { matchItems } from './match-items.ts';

const pair = (name: string, was: unknown, is: unknown, renamed = false) => ({ name, was, is, renamed });

describe('Matching the items of two lists', () => {
  it('items of two lists are matched by name, and removed items come last', () => {
    const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
    expect(matchItems([a, b], [c, b])).toEqual({
      pairs: [pair('c', undefined, c), pair('b', b, b), pair('a', a, undefined)],
      reordered: false,
    });
    expect(matchItems([], [])).toEqual({ pairs: [], reordered: false });
  });

  it('a list counts as reordered only if the items in both revisions changed their order', () => {
    const reordered = (before: readonly string[], after: readonly string[]) => matchItems(before, after)?.reordered;
    expect(reordered(['a', 'b'], ['b', 'a'])).toBe(true);
    expect(reordered(['a', 'b', 'c'], ['a', 'c', 'b'])).toBe(true);
    expect(reordered(['a', 'b', 'c'], ['x', 'a', 'c'])).toBe(false);
  });

  it.each([
    ['a text', 'a', 'a'],
    ['a number', 5, '5'],
    ['null', null, 'null'],
    ['a value', { value: 'A', code: 'x' }, 'A'],
    ['a path', { path: '/a', code: 'x' }, '/a'],
    ['a code', { code: 'x' }, 'x'],
    ['a name rather than a value', { name: 'n', value: 'A' }, 'n'],
    ['a number as a value', { value: 0 }, '0'],
    ['a resource and its reference field', { resource: 'loans', by: 'book_id' }, 'loans by book_id'],
  ])('an item of a compared list gets its name from %s', (_, item, name) => {
    expect(matchItems([], [item])?.pairs).toEqual([pair(name, undefined, item)]);
  });

  it.each([[{}], [{ resource: 'loans' }], [{ by: 'book_id' }], [{ name: ['a'] }], [['a']]])(
    'two lists are not matched if an item has no name: %j',
    (item) => {
      expect(matchItems([item], ['a'])).toBeUndefined();
      expect(matchItems(['a'], ['a', item])).toBeUndefined();
    },
  );

  it('items of a compared list that have the same name are told apart by an appended number', () => {
    const [first, second, third] = [
      { name: 'a', to: 1 },
      { name: 'a', to: 2 },
      { name: 'a', to: 3 },
    ];
    expect(matchItems([first], [first, second, third])?.pairs).toEqual([
      pair('a', first, first),
      pair('a (2)', undefined, second),
      pair('a (3)', undefined, third),
    ]);
  });
});

describe('Matching a renamed list item', () => {
  const old = { name: 'old' };
  const now = { name: 'now', renamedFrom: 'old' };

  it('a renamed list item is matched with the item that had its earlier name', () => {
    expect(matchItems(['a', old, 'b'], ['a', now, 'b'])).toEqual({
      pairs: [pair('a', 'a', 'a'), pair('now', old, now, true), pair('b', 'b', 'b')],
      reordered: false,
    });
    expect(matchItems([old, 'a'], ['a', now])?.reordered).toBe(true);
  });

  it('a renamed list item counts as new if its earlier name is still in use or never existed', () => {
    expect(matchItems([old], [old, now])?.pairs).toEqual([pair('old', old, old), pair('now', undefined, now)]);
    expect(matchItems(['a'], ['a', now])?.pairs).toEqual([pair('a', 'a', 'a'), pair('now', undefined, now)]);
  });

  it('a renamed list item is matched by its current name if that name existed before', () => {
    expect(matchItems([old, { name: 'now' }], [now])?.pairs).toEqual([
      pair('now', { name: 'now' }, now),
      pair('old', old, undefined),
    ]);
  });
});
