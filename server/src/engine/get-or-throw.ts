export function getOrThrow<T>(known: ReadonlyMap<string, T>, name: string): T {
  const found = known.get(name);
  if (found === undefined) throw new Error(`no resource is named "${name}"`);
  return found;
}
