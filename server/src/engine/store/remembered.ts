export interface Memory {
  /** Reads through the cache if the resource is one of the cached ones. Otherwise calls `read` directly. */
  once<T>(resource: string, key: string, read: () => Promise<T>): Promise<T>;
  made<T>(key: object, resources: readonly string[], make: () => Promise<T>): Promise<T>;
  forget(resource?: string): void;
}

export function openMemory(remembered: ReadonlySet<string>): Memory {
  const read = new Map<string, Map<string, Promise<unknown>>>();
  const made = new Map<object, { readonly resources: readonly string[]; readonly value: Promise<unknown> }>();
  return {
    once<T>(resource: string, key: string, find: () => Promise<T>): Promise<T> {
      if (!remembered.has(resource)) return find();
      let of = read.get(resource);
      if (!of) read.set(resource, (of = new Map()));
      const known = of.get(key);
      // Safe cast: the key determines the read, so a stored result with this key has the requested type.
      if (known) return known as Promise<T>;
      const found = find();
      of.set(key, found);
      return found;
    },
    made<T>(key: object, resources: readonly string[], make: () => Promise<T>): Promise<T> {
      if (!resources.every((resource) => remembered.has(resource))) return make();
      const known = made.get(key);
      // Safe cast: the key determines the value, so a stored value with this key has the requested type.
      if (known) return known.value as Promise<T>;
      const value = make();
      made.set(key, { resources, value });
      return value;
    },
    forget(resource) {
      if (resource === undefined) {
        read.clear();
        made.clear();
        return;
      }
      read.delete(resource);
      for (const [key, { resources }] of made) if (resources.includes(resource)) made.delete(key);
    },
  };
}
