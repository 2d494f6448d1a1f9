import { expect, it } from 'vitest';
import { getOrCompute, lruCache } from './lru-cache.ts';

it('a cache evicts the oldest entries when it exceeds its number of entries or characters', () => {
  const cache = lruCache<string>(3, 100, (value) => value.length);
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, 'x');
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([undefined, 'x', 'x', 'x']);
  expect(getOrCompute(cache, 'e', () => 'y'.repeat(10))).toBe('y'.repeat(10));
  expect(['b', 'c', 'd', 'e'].map((key) => cache.get(key))).toEqual(['x', 'x', 'x', undefined]);

  const heavy = lruCache<{ text: string }>(1000, 100, ({ text }) => text.length);
  const entries = Array.from({ length: 40 }, (_, index) => ({ key: `k${index + 10}`, value: { text: '' } }));
  for (const { key, value } of entries) heavy.set(key, value);
  expect(entries.filter(({ key }) => heavy.get(key))).toHaveLength(33);
  heavy.set('k49', { text: 'z'.repeat(7) });
  expect(entries.filter(({ key }) => heavy.get(key))).toHaveLength(31);
});

it('a deleted entry frees its space in the cache', () => {
  const cache = lruCache<string>(1000, 100, (value) => value.length);
  const keys = Array.from({ length: 20 }, (_, index) => `k${index + 10}`);
  const cached = () => keys.filter((key) => cache.get(key) !== undefined).length;
  for (const key of keys) cache.set(key, 'xx');
  cache.delete('k10');
  cache.delete('k10');
  cache.set('k10', 'xx');
  expect(cached()).toBe(20);
  cache.clear();
  expect(cached()).toBe(0);
  for (const key of keys) cache.set(key, 'xx');
  cache.set('more', 'x');
  expect(cached()).toBe(19);
});

it('a cache evicts the entry that was not read for the longest time', () => {
  const caches = [lruCache<string>(2), lruCache<string>(2, 100)];
  for (const cache of caches) {
    for (const key of ['a', 'b']) cache.set(key, key);
    cache.get('a');
    cache.set('c', 'c');
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['a', undefined, 'c']);
  }
});

it('a cached value is computed once', () => {
  let computed = 0;
  const cache = lruCache<number>(10);
  const value = () => getOrCompute(cache, 'a', () => (computed += 1));
  expect([value(), value(), computed]).toEqual([1, 1, 1]);
});
