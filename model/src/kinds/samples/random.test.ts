import { expect, test } from 'vitest';
import { between, randomChoice, someDay, someOf } from './random.ts';

const least = () => 0;
const middle = () => 0.5;
const most = () => 0.999;

test('a random number is between both bounds, inclusive', () => {
  expect([least, middle, most].map((random) => between(random, 1, 6))).toEqual([1, 4, 6]);
  expect([least, middle, most].map((random) => between(random, -3, -1))).toEqual([-3, -2, -1]);
  expect(between(most, 2, 2)).toBe(2);
});

test('picking at random returns one of several choices, or undefined without choices', () => {
  const choices = ['a', 'b', 'c'];
  expect([least, middle, most].map((random) => randomChoice(random, choices))).toEqual(['a', 'b', 'c']);
  expect(randomChoice(least, [])).toBeUndefined();
});

test.each([
  [least, 1, 2, ['a']],
  [least, 0, 2, []],
  [most, 1, 2, ['b', 'c']],
  [least, 5, 6, ['a', 'b', 'c']],
  [most, 2, 9, ['a', 'b', 'c']],
])('several random picks from three choices are distinct and keep their order', (random, low, high, some) => {
  expect(someOf(random, ['a', 'b', 'c'], low, high)).toEqual(some);
});

test('a random sample day is in 2026', () => {
  const days = [least, most].map((random) => new Date(someDay(random)).toISOString());
  expect(days).toEqual(['2026-01-01T00:00:00.000Z', '2026-12-31T00:00:00.000Z']);
});
