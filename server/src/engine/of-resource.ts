/** What a map knows of the resource. Throws if it knows none, because the name comes from code. */
export function ofResource<T>(known: ReadonlyMap<string, T>, name: string): T {
  const found = known.get(name);
  if (found === undefined) throw new Error(`no resource is named "${name}"`);
  return found;
}
