import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveMessage } from './live-message.ts';
import { followShared } from './shared-connection.ts';

/** Locks of a browser: one holder, the others wait in order. */
function lockManager(): Pick<LockManager, 'request'> {
  let last = Promise.resolve();
  const request = async (_name: string, { signal }: LockOptions, work: () => Promise<void>) => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = before.then(() => promise);
    await before;
    if (!signal?.aborted) await work();
    resolve();
  };
  // The cast is safe, because the code under test calls `request` only in this form.
  return { request: request as unknown as LockManager['request'] };
}

beforeEach(() => void vi.stubGlobal('navigator', { locks: lockManager() }));
afterEach(() => vi.unstubAllGlobals());

interface Tab {
  readonly heard: LiveMessage[];
  readonly stop: () => void;
  arrive(text: string): void;
  readonly isConnected: () => boolean;
}

function openTab(name: string): Tab {
  const heard: LiveMessage[] = [];
  let arrive: ((part: string) => void) | undefined;
  const stop = followShared({
    name,
    connect: (arrived, signal) =>
      new Promise((resolve) => {
        arrive = arrived;
        signal.addEventListener('abort', () => {
          arrive = undefined;
          resolve();
        });
      }),
    tell: (message) => heard.push(message),
  });
  return { heard, stop, arrive: (text) => arrive?.(text), isConnected: () => arrive !== undefined };
}

const CHANGED = 'event: changed\ndata: {"resource":"loans","changed":["1"]}\n\n';
const isNews = ({ kind }: LiveMessage) => kind === 'news';
const isOpen = (message: LiveMessage | undefined) => message?.kind === 'connection' && message.isOpen;

test('tabs share one connection, and another tab takes it over when its tab closes', async () => {
  const [first, second] = [openTab('shared'), openTab('shared')];
  await expect.poll(first.isConnected).toBe(true);
  first.arrive('event: open\ndata: {}\n\n');
  first.arrive(CHANGED);
  await expect.poll(() => second.heard.find(isNews)).toEqual(first.heard.find(isNews));
  expect(second.isConnected()).toBe(false);

  const late = openTab('shared');
  await expect.poll(() => isOpen(late.heard.at(-1))).toBe(true);
  expect(late.heard.at(-1), 'a late tab learns what it missed').toMatchObject({
    since: expect.any(Number),
    news: [{ resource: 'loans', changed: ['1'], at: expect.any(Number) }],
  });
  first.stop();
  await expect.poll(second.isConnected).toBe(true);
  // The gap is told, so that every tab reads again.
  await expect.poll(() => isOpen(late.heard.at(-1))).toBe(false);
  second.arrive('event: open\ndata: {}\n\n');
  await expect.poll(() => isOpen(late.heard.at(-1))).toBe(true);
  second.stop();
  late.stop();
});

test('connections of other accounts or offices are separate', async () => {
  const [one, other] = [openTab('one'), openTab('other')];
  await expect.poll(one.isConnected).toBe(true);
  one.arrive(CHANGED);
  expect(one.heard.at(-1)?.kind).toBe('news');
  expect(other.heard.every(({ kind }) => kind === 'connection')).toBe(true);
  one.stop();
  other.stop();
});
