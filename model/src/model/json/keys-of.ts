/**
 * Returns the keys of an object literal with their type. Do not use it for runtime data, which may have more keys than
 * its type.
 */
export function keysOf<K extends string>(object: Readonly<Partial<Record<K, unknown>>>): readonly K[] {
  // The cast is needed because `Object.keys` returns `string[]`: at run time, an object may have more keys than its
  // type. An object literal has exactly the keys of its type.
  return Object.keys(object) as K[];
}
