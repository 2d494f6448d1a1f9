import { LRUCache } from 'lru-cache';

type Value = NonNullable<unknown>;

export type Cache<T extends Value> = LRUCache<string, T>;

/**
 * Returns a cache that evicts the least recently used entries. A value is measured when it is set: never change it, set
 * a new one. Both limits are one `maxSize` of lru-cache, in which an
 * entry counts at least as `room / most`. Its option `max` would allocate all entries at once, 600 kB for 20,000, and each
 * namespace has its own caches.
 * @param most maximum number of entries
 * @param room maximum size in characters or bytes: keys plus `sizeOf` of values. A value that takes a tenth of it is
 * not cached, so that a client with long random queries neither fills the memory nor evicts the entries of others
 */
export function lruCache<T extends Value>(
  most: number,
  room?: number,
  sizeOf: (value: T) => number = () => 0,
): Cache<T> {
  if (room === undefined) return new LRUCache<string, T>({ maxSize: most, sizeCalculation: () => 1 });
  const least = Math.max(1, Math.floor(room / most));
  return new LRUCache<string, T>({
    maxSize: room,
    sizeCalculation(value, key) {
      const size = key.length + sizeOf(value);
      // lru-cache does not store an entry that is larger than the cache.
      return size > room / 10 ? room + 1 : Math.max(least, size);
    },
  });
}

export function getOrCompute<T extends Value>(cache: Cache<T>, key: string, compute: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = compute();
  cache.set(key, value);
  return value;
}
