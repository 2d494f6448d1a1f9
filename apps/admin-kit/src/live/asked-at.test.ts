import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteRequests, oldestRequest } from './asked-at.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1000 }));
afterEach(() => void vi.useRealTimers());

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  noteRequests(client);
  const follow = (queryKey: readonly string[], queryFn: () => Promise<unknown>) =>
    new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  return { client, follow };
}

test('records are as old as their request, not as their answer, and the oldest on the page counts', async () => {
  const { client, follow } = open();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  follow(['loans', 'getList'], () => promise);
  await vi.advanceTimersByTimeAsync(600);
  resolve([]);
  follow(['loans', 'getOne'], async () => ({}));
  await vi.advanceTimersByTimeAsync(100);
  expect(oldestRequest(client, 'loans')).toBe(1000);
  void client.invalidateQueries({ queryKey: ['loans', 'getList'] });
  expect(oldestRequest(client, 'loans')).toBe(1600);
  new QueryObserver(client, { queryKey: ['books'], enabled: false }).subscribe(() => undefined);
  expect(oldestRequest(client, 'books'), 'nothing of the resource is shown').toBe(Date.now());
});

test('the age of records is unknown if they were never requested, or their last request failed', async () => {
  const { client, follow } = open();
  let fails = false;
  follow(['loans', 'getList'], async () => (fails ? Promise.reject(new Error('away')) : []));
  await vi.advanceTimersByTimeAsync(1);
  fails = true;
  void client.invalidateQueries({ queryKey: ['loans'] });
  await vi.advanceTimersByTimeAsync(1);
  expect(oldestRequest(client, 'loans')).toBe(0);
});
