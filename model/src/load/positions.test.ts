import { expect, test } from 'vitest';
import { pointerOf, positionOf, spanAt } from './positions.ts';
import type { Document, Path } from './problem.ts';

const TEXT = '{\n  "name": "books",\n  "tags": ["a", 17],\n  "": {"x": null}\n}';

function documentOf(text: string): Document {
  return { kind: 'enum', name: 'a', file: 'a.json', text, value: undefined };
}

function marked(path: Path, at: 'key' | 'value'): string {
  const { offset, length } = spanAt(documentOf(TEXT), path, at);
  return TEXT.slice(offset, offset + length);
}

test.each<[path: Path, key: string, value: string]>([
  [['name'], '"name"', '"books"'],
  [['tags'], '"tags"', '['],
  [['tags', 0], '"a"', '"a"'],
  [['tags', 1], '17', '17'],
  [['', 'x'], '"x"', 'null'],
  [[], '{', '{'],
])('the span of a problem covers a key, a value or an opening bracket: %j', (path, key, value) => {
  expect([marked(path, 'key'), marked(path, 'value')]).toEqual([key, value]);
});

test.each<[path: Path, shown: string]>([
  [['name', 'x'], '"name"'],
  [['tags', 2], '"tags"'],
  [['tags', 0, 'x', 'y'], '"a"'],
  [['other'], '{'],
])(
  'a problem with a missing value is marked at the nearest enclosing key, or at the bracket of the file: %j',
  (path, shown) => {
    expect(marked(path, 'value')).toBe(shown);
  },
);

test('a problem in an empty file is marked at the first character', () => {
  expect(spanAt(documentOf(''), ['a'], 'value')).toEqual({ offset: 0, length: 1 });
  expect(spanAt(documentOf('""'), [], 'value')).toEqual({ offset: 0, length: 2 });
});

test.each([
  [0, 1, 1],
  [1, 1, 2],
  [2, 2, 1],
  [4, 2, 3],
  [21, 3, 1],
])('the character offset %i is converted to line %i, column %i', (offset, line, column) => {
  expect(positionOf(TEXT, offset)).toEqual({ line, column });
});

test('JSON pointers in diagnostics escape tildes and slashes', () => {
  expect(pointerOf([])).toBe('');
  expect(pointerOf(['a', 0, 'b/c', 'd~e', '~1'])).toBe('/a/0/b~1c/d~0e/~01');
});
