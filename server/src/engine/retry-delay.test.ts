import { expect, it } from 'vitest';
import { retryDelay } from './retry-delay.ts';

it('the delay before a failed mail is retried doubles after each attempt, up to four hours', () => {
  const minutes = Array.from({ length: 10 }, (_, index) => retryDelay(index + 1, 1) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240]);
});

it('mail retries are randomly spread over a quarter of the delay', () => {
  expect(retryDelay(1, 0)).toBe(45_000);
});
