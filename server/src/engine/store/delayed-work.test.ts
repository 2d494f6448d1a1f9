import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSqlite } from './database/sqlite.ts';
import { inNamespace } from './namespaces/current.ts';
import { openDelayedWork } from './delayed-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened() {
  const listeners: (() => void)[] = [];
  const log = { error: vi.fn() };
  const delayed = openDelayedWork({ onReplaced: (listener) => void listeners.push(listener) }, log);
  return { delayed, log, replace: () => listeners.forEach((listener) => listener()) };
}

it('delayed work runs in the namespace that scheduled the work, after the delay has passed', async () => {
  const { delayed, log } = opened();
  const work = vi.fn(async () => Promise.reject(new Error('no')));
  delayed.run(10, work);
  await vi.advanceTimersByTimeAsync(9);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect([work.mock.calls.length, log.error.mock.calls.length]).toEqual([1, 1]);
});

it("replacing or dropping the data of a namespace cancels only that namespace's delayed work", async () => {
  const database = await openSqlite(':memory:');
  const { delayed, replace } = opened();
  const [one, two] = ['one', 'two'].map((name) => ({ name, database, dropped: false }));
  const done: string[] = [];
  const later = (name: string) => delayed.run(10, async () => done.push(name));
  later('default');
  inNamespace(one, () => later('one'));
  inNamespace(two, () => later('two'));
  inNamespace(one, replace);
  await vi.runAllTimersAsync();
  expect(done).toEqual(['default', 'two']);
  inNamespace(two, () => later('dropped'));
  if (two) two.dropped = true;
  later('closed');
  delayed.close();
  await vi.runAllTimersAsync();
  expect(done).toEqual(['default', 'two']);
  await database.close();
});
