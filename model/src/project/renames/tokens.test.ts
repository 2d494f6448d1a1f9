import { expect, test } from 'vitest';
import { statedRenames, type StatedRenames } from '../../load/stated-renames.ts';
import { tokensAt } from './tokens.ts';

const renames = (names: Readonly<Record<string, readonly string[]>>): StatedRenames =>
  new Map(Object.entries(names).map(([from, to]) => [from, new Set(to)]));

function changes(
  value: unknown,
  path: readonly (string | number)[],
  names: Readonly<Record<string, readonly string[]>>,
) {
  const text = JSON.stringify(value);
  return tokensAt(text, path, renames(names)).map((tokens) =>
    tokens.map(({ offset, length, choices }) => [text.slice(offset, offset + length), ...choices]),
  );
}

test('an earlier name in a key can be replaced in the key alone, or in the key and everywhere in its value', () => {
  const value = { list: { isbn: ['isbn', { isbn: 'isbn 7' }, 'name', 3] } };
  expect(changes(value, ['list', 'isbn'], { isbn: ['code'] })).toEqual([
    [['"isbn"', '"code"']],
    [
      ['"isbn"', '"code"'],
      ['"isbn"', '"code"'],
      ['"isbn 7"', '"code 7"'],
    ],
  ]);
  expect(changes(value, ['list', 'isbn', 0], { isbn: ['code'] })).toEqual([[], [['"isbn"', '"code"']]]);
  expect(changes(value, ['list', 'other'], { isbn: ['code'] })).toEqual([]);
  expect(tokensAt('', [], renames({ isbn: ['code'] }))).toEqual([]);
});

test.each<[text: string, choices: readonly string[]]>([
  ['isbn', ['code']],
  ['-isbn', ['-code']],
  ['books.isbn', ['books.code']],
  ['isbn_10', []],
  ['isbn-10', []],
  ['old-isbn', []],
  ['isbns', []],
  ['{isbn} of isbn, {isbn?}', ['{code} of isbn, {code?}']],
  ['of {name} and isbn', []],
])('earlier names are replaced as whole words, in sentences only within braces: %s', (text, choices) => {
  const [, found = []] = changes({ a: text }, ['a'], { isbn: ['code'] });
  expect(found.flat().slice(1)).toEqual(choices.map((one) => JSON.stringify(one)));
});

test('several current names for one earlier name are offered as alternatives', () => {
  expect(changes(['isbn'], [0], { isbn: ['code', 'number'] })).toEqual([[], [['"isbn"', '"code"', '"number"']]]);
  expect(changes(['books.isbn'], [0], { books: ['volumes'], isbn: ['code'] })).toEqual([
    [],
    [['"books.isbn"', '"volumes.code"']],
  ]);
});

test('renaming a reference field also renames paths that begin with its name without "_id"', () => {
  expect(changes(['author.name'], [0], { 'author.': ['writer.'] })).toEqual([[], [['"author.name"', '"writer.name"']]]);
  expect(changes(['author'], [0], { 'author.': ['writer.'] })).toEqual([[], []]);
});

test('earlier names are declared by resources, fields at any depth and enum values', () => {
  const stated = statedRenames([
    {
      name: 'volumes',
      'x-renamed-from': 'books',
      schema: {
        properties: {
          code: { 'x-renamed-from': 'isbn' },
          writer_id: { 'x-renamed-from': 'author_id' },
          same: { 'x-renamed-from': 'same' },
          wrong: { 'x-renamed-from': 7 },
          parts: { items: { properties: { no: { 'x-renamed-from': 'number' } } } },
        },
      },
      allOf: [{ properties: { mark: { 'x-renamed-from': 'isbn' } } }],
    },
    { 'x-renamed-values': { LENT: 'OUT', GONE: 3 } },
    'books',
    undefined,
  ]);
  expect([...stated].map(([from, to]) => [from, ...to])).toEqual([
    ['books', 'volumes'],
    ['OUT', 'LENT'],
    ['isbn', 'code', 'mark'],
    ['author_id', 'writer_id'],
    ['author.', 'writer.'],
    ['number', 'no'],
  ]);
});
