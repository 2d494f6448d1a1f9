import { expect, it } from 'vitest';
import { retryDelay } from './backoff.ts';

it('waits twice as long each time, four hours at most', () => {
  const minutes = Array.from({ length: 10 }, (_, index) => retryDelay(index + 1, 1) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240]);
});

it('spreads what failed together over a quarter of the time', () => {
  expect(retryDelay(1, 0)).toBe(45_000);
});
