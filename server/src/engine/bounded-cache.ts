export interface BoundedCache<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): T;
  delete(key: string): void;
  clear(): void;
}

interface Entry<T> {
  readonly value: T;
  readonly characters: number;
}

/**
 * @param most maximum number of entries
 * @param room maximum size in characters or bytes: keys plus `sizeOf` of values. A value that takes a tenth of it is
 * not cached, so that a client with long random queries neither fills the memory nor evicts the entries of others
 */
export function boundedCache<T>(
  most: number,
  room = Infinity,
  sizeOf: (value: T) => number = () => 0,
): BoundedCache<T> {
  const entries = new Map<string, Entry<T>>();
  let taken = 0;

  function drop(key: string): void {
    taken -= entries.get(key)?.characters ?? 0;
    entries.delete(key);
  }

  return {
    get: (key) => entries.get(key)?.value,
    set(key, value) {
      const characters = key.length + sizeOf(value);
      if (entries.has(key)) drop(key);
      if (characters > room / 10) return value;
      for (const oldest of entries.keys()) {
        if (entries.size < most && taken + characters <= room) break;
        drop(oldest);
      }
      entries.set(key, { value, characters });
      taken += characters;
      return value;
    },
    delete: drop,
    clear() {
      entries.clear();
      taken = 0;
    },
  };
}
