import { expect, test } from 'vitest';
import { conditionsIn, readCheck } from './checks.ts';

test.each([
  ["rating in ('G','PG','PG-13')", 'rating', { values: ['G', 'PG', 'PG-13'] }],
  [
    "CHECK (((rating)::text = ANY ((ARRAY['G'::character varying, 'it''s'::character varying])::text[])))",
    'rating',
    { values: ['G', "it's"] },
  ],
  ["[Rating] IN ('G')", 'Rating', { values: ['G'] }],
  ['stars BETWEEN 1 AND 5', 'stars', { minimum: 1, maximum: 5 }],
  ['CHECK (((VALUE >= 1901) AND (VALUE <= 2155)))', 'VALUE', { minimum: 1901, maximum: 2155 }],
  ['((price)::numeric >= (0)::numeric)', 'price', { minimum: 0 }],
  ["old_rating in ('G')", 'rating', {}],
  ["rating in ('G') or archived", 'rating', {}],
  ["rating not in ('G')", 'rating', {}],
  ['price >= 0 OR price IS NULL', 'price', {}],
  ['length(name) > 2', 'name', {}],
])('the check %s gives the column %s the limits %j', (condition, column, found) => {
  expect(readCheck(condition, column)).toEqual(found);
});

test('conditions are found in a CREATE TABLE statement, with parentheses and texts inside', () => {
  expect(conditionsIn("CREATE TABLE a (b TEXT CHECK(b in ('(', ')')), c INT, CONSTRAINT d check ((c) > 1))")).toEqual([
    "b in ('(', ')')",
    '(c) > 1',
  ]);
});
