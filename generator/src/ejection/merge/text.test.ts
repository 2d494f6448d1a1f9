import { expect, test } from 'vitest';
import { lines, mergeText } from './text.ts';

test.each([
  ['changes of different lines', 'a\nb\nc\n', 'A\nb\nc\n', 'a\nb\nC\n', 'A\nb\nC\n'],
  ['changes of different words of one line', 'a b c', 'A b c', 'a b C', 'A b C'],
  ['the same change of both', 'a b', 'a c', 'a c', 'a c'],
  ['a change of one side alone', 'a\nb\n', 'a\nb\n', 'a\nc\n', 'a\nc\n'],
  ['lines that one side removed', 'a\nb\nc\n', 'c\n', 'a\nb\nC\n', undefined],
  ['two changes of one word', 'a b', 'a c', 'a d', undefined],
  ['two changes of one text in quotes', "'a b c'", "'A b c'", "'a b C'", undefined],
  ['two changes of one text in double quotes', '"a b c"', '"A b c"', '"a b C"', undefined],
  ['two changes of one text in backticks', '`a b c`', '`A b c`', '`a b C`', undefined],
  ['a word with letters of another alphabet', 'sách_1 x y', 'sách_2 x y', 'sách_3 x y', undefined],
  ['empty texts', '', '', '', ''],
])('a line-by-line merge of %s gives the expected text', (_, base, mine, next, merged) => {
  expect(mergeText(base, mine, next)).toBe(merged);
});

test.each([
  ['', []],
  ['a', ['a']],
  ['a\n', ['a\n']],
  ['\na\n\nb', ['\n', 'a\n', '\n', 'b']],
])('the text %j is split into lines that keep their line breaks', (text, expected) => {
  expect(lines(text)).toEqual(expected);
});
