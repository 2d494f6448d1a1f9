import { expect, test } from 'vitest';
import { keepConnected } from './connection.ts';
import type { LiveMessage } from './live-message.ts';

test('a lost connection is tried again with a growing wait, which starts anew after an answer', async () => {
  const stopping = new AbortController();
  const waits: number[] = [];
  const told: LiveMessage[] = [];
  let attempts = 0;
  await keepConnected(
    {
      async connect(arrived) {
        attempts += 1;
        if (attempts === 4) return arrived('event: open\ndata: {}\n\n');
        throw new Error('away');
      },
      tell: (message) => told.push(message),
      async wait(ms) {
        waits.push(ms);
        if (waits.length === 5) stopping.abort();
      },
    },
    stopping.signal,
  );
  expect(waits.map((ms) => Math.ceil(Math.log2(ms / 1000) + 1))).toEqual([1, 2, 3, 1, 2]);
  expect(told.map((message) => message.kind === 'connection' && message.isOpen)).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
  ]);
});

test('a wait is never longer than half a minute', async () => {
  const stopping = new AbortController();
  const waits: number[] = [];
  await keepConnected(
    {
      connect: () => Promise.reject(new Error('away')),
      tell: () => undefined,
      async wait(ms) {
        waits.push(ms);
        if (waits.length === 20) stopping.abort();
      },
    },
    stopping.signal,
  );
  expect(Math.max(...waits)).toBeLessThanOrEqual(30_000);
});
