import { expect, test } from 'vitest';
import { memoizeAsync } from './memoize-async.ts';

test('a memoized async function runs once for all callers, and again after a failure', async () => {
  let attempts = 0;
  const one = memoizeAsync(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('not yet');
    return attempts;
  });
  expect(await one.ready()).toBeUndefined();
  const [first, second] = await Promise.allSettled([one.get(), one.get()]);
  expect([first.status, second.status, attempts]).toEqual(['rejected', 'rejected', 1]);
  expect(await one.ready()).toBeUndefined();
  expect(await Promise.all([one.get(), one.get()])).toEqual([2, 2]);
  expect(await one.ready()).toBe(2);
});
