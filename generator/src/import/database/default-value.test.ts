import { expect, test } from 'vitest';
import { constantDefault, isFilled } from './default-value.ts';

test.each([
  ["'G'::public.mpaa_rating", 'G'],
  ["'it''s'", "it's"],
  ['3', 3],
  ['(-1)', -1],
  ['4.99', 4.99],
  ["'0'::smallint", '0'],
  ['true', true],
  ['NULL', undefined],
  ["''::text", undefined],
  ['now()', undefined],
  ["nextval('a_seq'::regclass)", undefined],
  ['CURRENT_TIMESTAMP', undefined],
  [null, undefined],
])('the default %s has the constant %j', (written, constant) => {
  expect(constantDefault(written)).toBe(constant);
});

test('a column with an expression as its default is filled by the database', () => {
  expect(['now()', '3', 'NULL', null].map(isFilled)).toEqual([true, true, false, false]);
});
