/** Keeps what was made for the last keys, the oldest going first. */
export interface Recent<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): T;
}

interface Kept<T> {
  readonly value: T;
  readonly characters: number;
}

/**
 * @param most entries
 * @param room characters, at most: of keys, and of what `sizeOf` counts of values. What alone takes a tenth of it is not kept:
 * whoever makes up long queries must neither fill the memory nor push out what others ask for
 */
export function recent<T>(most: number, room = Infinity, sizeOf: (value: T) => number = () => 0): Recent<T> {
  const kept = new Map<string, Kept<T>>();
  let taken = 0;

  function drop(key: string): void {
    taken -= kept.get(key)?.characters ?? 0;
    kept.delete(key);
  }

  return {
    get: (key) => kept.get(key)?.value,
    set(key, value) {
      const characters = key.length + sizeOf(value);
      if (kept.has(key)) drop(key);
      if (characters > room / 10) return value;
      while (kept.size >= most || taken + characters > room) drop(kept.keys().next().value as string);
      kept.set(key, { value, characters });
      taken += characters;
      return value;
    },
  };
}
