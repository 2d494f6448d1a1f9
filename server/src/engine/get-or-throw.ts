/** Returns the value for a resource name in a map. Throws if there is none, because the name comes from code. */
export function getOrThrow<T>(known: ReadonlyMap<string, T>, name: string): T {
  const found = known.get(name);
  if (found === undefined) throw new Error(`no resource is named "${name}"`);
  return found;
}
