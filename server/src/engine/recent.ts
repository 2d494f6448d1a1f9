/** Keeps what was made for the last keys, the oldest going first. */
export interface Recent<T> {
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
 * @param most entries
 * @param room characters or bytes, at most: of keys, and of what `sizeOf` counts of values. What alone takes a tenth of it is not kept:
 * a client with long random queries must neither fill the memory nor evict what others request
 */
export function recent<T>(most: number, room = Infinity, sizeOf: (value: T) => number = () => 0): Recent<T> {
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
