/** Keeps what was made for the last keys, the oldest going first. */
export interface Recent<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): T;
}

export function recent<T>(most: number): Recent<T> {
  const kept = new Map<string, T>();
  return {
    get: (key) => kept.get(key),
    set(key, value) {
      if (kept.size >= most && !kept.has(key)) kept.delete(kept.keys().next().value as string);
      kept.set(key, value);
      return value;
    },
  };
}
