import { expect, test } from 'vitest';
import type { FieldBase } from '../../model/fields/field.ts';
import { textFromPattern } from './from-pattern.ts';
import { sampleText } from './sample-text.ts';

const least = () => 0;
const most = () => 0.999;

test.each([
  ['^a{2,}$', 'aa', 'aaaaaaaa'],
  ['^a{2,3}$', 'aa', 'aaa'],
  ['^a{2}$', 'aa', 'aa'],
  ['^a+$', 'a', 'aaaaaa'],
  ['^a*$', '', 'aaaaaa'],
  ['^a?$', '', 'a'],
  ['^(?:ab|cd)-$', 'ab-', 'cd-'],
])('a text for %s is at least %j and at most %j, not as people write it', (pattern, short, long) => {
  expect([textFromPattern(pattern, least, false), textFromPattern(pattern, most, false)]).toEqual([short, long]);
});

test.each(['^(?=a)b$', '^(a$', '^\\q$'])('there is none for %s, which is not understood', (pattern) => {
  expect(textFromPattern(pattern, least)).toBeUndefined();
});

test.each([
  [{}, ['Họ tên 1', 'Họ tên 10']],
  [{ maxLength: 5 }, ['Họ 1', 'Họ 10']],
  [{ maxLength: 2 }, ['1', '10']],
  [{ minLength: 12 }, ['Họ tên 1....', 'Họ tên 10...']],
])('without a pattern it is the label and a number, of the lengths of %j', (schema, texts) => {
  const field = { label: { vi: 'Họ tên', en: 'Họ tên' }, schema } as unknown as FieldBase;
  expect([0, 9].map((index) => sampleText(field, least, index))).toEqual(texts);
});
