import { expect, test } from 'vitest';
import { didYouMean, nearest, suggest, suggestOrList } from './suggest.ts';

test.each<[name: string, known: readonly string[], hint: string | undefined]>([
  ['loan', ['books', 'loans'], 'Did you mean "loans"?'],
  ['LOANS', ['loan', 'loans'], 'Did you mean "loans"?'],
  ['zzzzzz', [], undefined],
  ['zzzzzz', ['books'], 'Only "books" would do.'],
  ['zzzzzz', ['books', 'loans'], 'Choose one of books, loans.'],
  ['zzzzzz', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 'Choose one of a, b, c, d, e, f, g, h.'],
  ['zzzzzz', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'], undefined],
  ['', ['books'], 'Only "books" would do.'],
])('the suggestion for the unknown name %j among %j is %s', (name, known, hint) => {
  expect(suggest(name, new Set(known))).toBe(hint);
});

test('for a name inside a text, every choice is listed if none is similar', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  expect(suggestOrList('zzzzzz', many)).toBe('There are a, b, c, d, e, f, g, h, i.');
  expect(suggestOrList('loan', ['books', 'loans'])).toBe('Did you mean "loans"?');
  expect(suggestOrList('loan', [])).toBeUndefined();
});

test.each<[name: string, known: string, found: boolean]>([
  ['ab', 'ac', true],
  ['abc', 'axy', false],
  ['abc', 'abx', true],
  // A suggested name may differ from the written one in at most half of its letters: two of four, three of six, and
  // never more than four.
  ['abcd', 'abxy', true],
  ['abcd', 'axyz', false],
  ['abcdef', 'abcxyz', true],
  ['abcdef', 'abwxyz', false],
  ['abcdefghijkl', 'abcdefghwxyz', true],
  ['abcdefghijkl', 'abcdefgvwxyz', false],
  // The longer of the two names determines how many letters may differ.
  ['ab', 'abcd', true],
  ['abcd', 'ab', true],
])('the name %s counts as a misspelling of %s: %s', (name, known, found) => {
  expect(nearest(name, [known])).toBe(found ? known : undefined);
  expect(didYouMean(name, [known])).toBe(found ? `Did you mean "${known}"?` : undefined);
});

test('the known name nearest to a misspelled name is found, or undefined if there is none', () => {
  expect(nearest('stat', ['state', 'start', 'stats'])).toBe('state');
  expect(nearest('stats', ['state', 'stat', 'STATS'])).toBe('STATS');
  expect(nearest('a', [])).toBe(undefined);
  expect(nearest('', ['a'])).toBe(undefined);
});
