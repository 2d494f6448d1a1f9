/** Keeps what was made for the last keys asked for. */
export function recent<T>(most: number): { get(key: string, make: () => T): T } {
  const kept = new Map<string, T>();
  return {
    get(key, make) {
      const found = kept.get(key);
      if (found !== undefined) return found;
      const made = make();
      if (kept.size >= most) kept.delete(kept.keys().next().value as string);
      kept.set(key, made);
      return made;
    },
  };
}
