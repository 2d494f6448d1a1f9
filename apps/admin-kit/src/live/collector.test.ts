import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Collector } from './collector.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NOTHING = { changed: [], gone: [], presence: [], all: false };

function open() {
  const state = { isHeld: false, isBusy: false };
  const log: unknown[] = [];
  const collector = new Collector({
    isHeld: () => state.isHeld,
    isBusy: () => state.isBusy,
    readLists: () => log.push('lists'),
    readPresence: () => log.push('presence'),
    readRecords: (ids) => log.push(ids === 'all' ? ids : [...ids]),
  });
  return { state, log, collector };
}

test('changes of a moment are read at once, lists before records', async () => {
  const { log, collector } = open();
  collector.note({ ...NOTHING, changed: ['1'] });
  collector.note({ ...NOTHING, gone: ['2'], presence: ['3'] });
  expect(log).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(log).toEqual(['lists', 'presence', ['1', '2']]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log).toHaveLength(3);
});

test('somebody who opens a record changes no list', async () => {
  const { log, collector } = open();
  collector.note({ ...NOTHING, presence: ['3'] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(log).toEqual(['presence']);
});

test('while the user enters something, lists are read and records wait', async () => {
  const { log, state, collector } = open();
  state.isBusy = true;
  collector.note({ ...NOTHING, changed: ['1'] });
  await vi.advanceTimersByTimeAsync(5000);
  expect(log).toEqual(['lists']);
  collector.note({ ...NOTHING, all: true });
  await vi.advanceTimersByTimeAsync(5000);
  expect(log).toEqual(['lists', 'lists', 'presence']);
  state.isBusy = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(log.at(-1)).toBe('all');
});

test('while the page is held, nothing is read, and afterwards everything', async () => {
  const { log, state, collector } = open();
  state.isHeld = true;
  collector.note({ ...NOTHING, changed: ['1'] });
  await vi.advanceTimersByTimeAsync(5000);
  expect(log).toEqual([]);
  state.isHeld = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(log).toEqual(['lists', ['1']]);
});

test('a stopped collector reads nothing', async () => {
  const { log, collector } = open();
  collector.note({ ...NOTHING, changed: ['1'] });
  collector.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(log).toEqual([]);
});
