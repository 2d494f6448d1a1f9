import { expect, test } from 'vitest';
import { didYouMean, nearest, suggest } from './suggest.ts';

test.each<[name: string, known: readonly string[], hint: string | undefined]>([
  ['loan', ['books', 'loans'], 'Did you mean "loans"?'],
  ['LOANS', ['loan', 'loans'], 'Did you mean "loans"?'],
  ['zzzzzz', [], undefined],
  ['zzzzzz', ['books'], 'Only "books" would do.'],
  ['zzzzzz', ['books', 'loans'], 'Choose one of books, loans.'],
  ['zzzzzz', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 'Choose one of a, b, c, d, e, f, g, h.'],
  ['zzzzzz', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'], undefined],
  ['', ['books'], 'Only "books" would do.'],
])('of %j among %j: %s', (name, known, hint) => {
  expect(suggest(name, new Set(known))).toBe(hint);
});

test.each<[name: string, known: string, found: boolean]>([
  ['ab', 'ac', true],
  ['abc', 'axy', false],
  ['abc', 'abx', true],
  // Of four letters two may differ, of six three, and never more than four.
  ['abcd', 'abxy', true],
  ['abcd', 'axyz', false],
  ['abcdef', 'abcxyz', true],
  ['abcdef', 'abwxyz', false],
  ['abcdefghijkl', 'abcdefghwxyz', true],
  ['abcdefghijkl', 'abcdefgvwxyz', false],
  // The longer of both counts.
  ['ab', 'abcd', true],
  ['abcd', 'ab', true],
])('%s is a misspelling of %s: %s', (name, known, found) => {
  expect(nearest(name, [known])).toBe(found ? known : undefined);
  expect(didYouMean(name, [known])).toBe(found ? `Did you mean "${known}"?` : undefined);
});

test('the nearest name of several is found, and none of none', () => {
  expect(nearest('stat', ['state', 'start', 'stats'])).toBe('state');
  expect(nearest('stats', ['state', 'stat', 'STATS'])).toBe('STATS');
  expect(nearest('a', [])).toBe(undefined);
  expect(nearest('', ['a'])).toBe(undefined);
});
