import { LRUCache } from 'lru-cache';

type Value = NonNullable<unknown>;

export type Cache<T extends Value> = LRUCache<string, T>;

/**
 * Returns a cache that evicts the least recently used entries. The size of a value is measured when the value is set.
 * So set a new value instead of changing a cached one.
 * Two limits are expressed as one `maxSize` of lru-cache: an entry counts at least as `room / most`. The option `max`
 * of lru-cache is not used. It would allocate all entries at once, 600 kB for 20,000 entries, and each namespace has
 * its own caches.
 * @param most maximum number of entries
 * @param room maximum total size of the keys and of `sizeOf` of the values, in characters or bytes. An entry larger
 * than a tenth of this size is not cached. So a client with long random queries cannot fill the memory or evict the
 * entries of others.
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
