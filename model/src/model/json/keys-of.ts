/**
 * Returns the keys of an object literal with their type. Do not use it for runtime data, which may have more keys than
 * its type.
 */
export function keysOf<K extends string>(object: Readonly<Partial<Record<K, unknown>>>): readonly K[] {
  // `Object.keys` returns strings, because a value may have more keys than its type. Object literals do not.
  return Object.keys(object) as K[];
}
