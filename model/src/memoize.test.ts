import { expect, it } from 'vitest';
import { memoize } from './memoize.ts';

it('a memoized function computes a result once per object, even if the result is undefined', () => {
  let calls = 0;
  const first = memoize((list: readonly number[]) => {
    calls += 1;
    return list[0];
  });
  const [empty, filled] = [[], [7]];
  expect([first(empty), first(empty), first(filled), first(filled)]).toEqual([undefined, undefined, 7, 7]);
  expect(calls).toBe(2);
});

it('a memoized function computes a result again after a failure', () => {
  let calls = 0;
  const failing = memoize((_key: object) => {
    calls += 1;
    throw new Error('no');
  });
  const key = {};
  expect(() => failing(key)).toThrow('no');
  expect(() => failing(key)).toThrow('no');
  expect(calls).toBe(2);
});
