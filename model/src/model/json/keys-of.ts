/** The keys of an object that is written out in code: what came at run time may have others than its type says. */
export function keysOf<K extends string>(object: Readonly<Partial<Record<K, unknown>>>): readonly K[] {
  // `Object.keys` gives texts, because a value may have more keys than its type.
  return Object.keys(object) as K[];
}
