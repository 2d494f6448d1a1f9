import { describe, expect, test } from 'vitest';
import { seeded } from '../field.fixture.ts';
import { textFromPattern } from './from-pattern.ts';

const least = () => 0;
const most = () => 0.9999;

describe('Typical text generated from a pattern', () => {
  test.each([
    // A part of the pattern with a variable length gets four to six characters if the pattern allows them. Many
    // different sample texts are then possible.
    ['^\\d+$', '0000', '999999'],
    ['^\\d*$', '0000', '999999'],
    ['^\\d?$', '', ''],
    ['^\\d{2,3}$', '000', '999'],
    ['^\\d{3,5}$', '0000', '99999'],
    ['^\\d{5}$', '00000', '99999'],
    ['^\\d{5,}$', '00000', '999999'],
    ['^\\d{7,}$', '0000000', '9999999'],
    // Only character classes vary. All other repeated parts of the pattern occur as few times as the pattern allows.
    ['^a*b+c?d{2,}$', 'bdd', 'bdd'],
    ['^(?:ab)+$', 'ab', 'ab'],
    // If the pattern allows letters and digits, the sample text has capital letters, then digits.
    ['^[A-Z0-9]{4}$', 'AA00', 'ZZ99'],
    ['^[A-Z0-9]{5}$', 'AAA00', 'ZZZ99'],
    ['^\\w$', 'A', 'Z'],
    ['^.{2}$', 'A0', 'Z9'],
    ['^[a-zA-Z]{2}$', 'AA', 'ZZ'],
    ['^[a-z0-9]{2}$', 'a0', 'z9'],
    ['^[a-z_-]{2}$', 'aa', 'zz'],
    ['^[0-9./]{2}$', '00', '99'],
    ['^[+/]{2}$', '++', '//'],
    ['^a\\sb$', 'a b', 'a b'],
  ])('the text generated from the pattern %s ranges from %j to %j', (pattern, low, high) => {
    expect([textFromPattern(pattern, least), textFromPattern(pattern, most)]).toEqual([low, high]);
  });
});

describe('Unrestricted text generated from a pattern', () => {
  test.each([
    ['^[0-9]{1,3}$', '0', '999'],
    ['^[abc]$', 'a', 'c'],
    ['^[a-c-]$', 'a', '-'],
    ['^[c-e]$', 'c', 'e'],
    ['^[\\d-x]$', '0', 'x'],
    ['^[\\-.]$', '-', '.'],
    ['^[a\\]]$', 'a', ']'],
    ['^.$', 'A', '_'],
    ['^a\\.b\\+$', 'a.b+', 'a.b+'],
    ['a|b|c', 'a', 'c'],
    ['^x(?<code>a|b)y$', 'xay', 'xby'],
    ['^(a{2}){2}b$', 'aaaab', 'aaaab'],
    ['^a+?b$', 'ab', 'aaaaaab'],
    ['^a{2}?b$', 'aab', 'aab'],
    ['^((a|b)|c)d$', 'ad', 'cd'],
    ['', '', ''],
  ])('the text generated from the pattern %s ranges from %j to %j', (pattern, low, high) => {
    expect([textFromPattern(pattern, least, false), textFromPattern(pattern, most, false)]).toEqual([low, high]);
  });

  test('in a pattern, a hyphen after a class escape is a literal character', () => {
    const found = Array.from({ length: 100 }, (_, seed) => textFromPattern('^[\\d-x]$', seeded(seed), false));
    expect(new Set(found)).toEqual(new Set('0123456789-x'));
  });

  test('text generated from a character range uses only the first 500 characters of the range', () => {
    expect(textFromPattern('^[ -\uFFFF]$', most, false)).toBe(String.fromCodePoint(32 + 499));
  });

  test('each repetition of a group in a pattern may generate a different alternative', () => {
    const found = Array.from({ length: 100 }, (_, seed) => textFromPattern('^(a|b){2}$', seeded(seed)));
    expect(new Set(found)).toEqual(new Set(['aa', 'ab', 'ba', 'bb']));
  });
});

test.each([
  'a)b',
  '(a',
  '[a',
  '[a-',
  '[^a]',
  '[z-a]',
  '(?=a)',
  '(?!a)',
  '(?<=a)b',
  '\\p{L}',
  '(a)\\1',
  'a\\b',
  // A pattern with 21 nested groups, one more than the generator of sample texts supports.
  `${'('.repeat(21)}a${')'.repeat(21)}`,
])('no text is generated for the pattern %s', (pattern) => {
  expect(textFromPattern(pattern, least, false)).toBeUndefined();
});
