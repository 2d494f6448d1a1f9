export type SchemaPart = Readonly<Record<string, unknown>>;

export interface NameSet {
  readonly names: readonly string[];
  /**
   * Regular expressions. The key also accepts a text that matches one of them, such as a field path through several
   * records.
   */
  readonly patterns?: readonly string[];
}

/** Returns a JSON Schema that accepts only the given names. If `set` is undefined, it accepts every text. */
export function schemaOfNames(set: NameSet | undefined): SchemaPart {
  if (!set) return {};
  const { patterns = [] } = set;
  const names = { enum: [...new Set(set.names)] };
  if (patterns.length > 0) return { anyOf: [names, ...patterns.map((pattern) => ({ pattern }))] };
  // An empty "enum" is no valid JSON Schema.
  return names.enum.length > 0 ? names : {};
}

const KEYS: ReadonlySet<string> = new Set([
  'action',
  'any-field',
  'field',
  'inner-field',
  'resource',
  'resource-field',
]);

/**
 * Returns a JSON Schema for each kind of names. If names of a kind are also keys of an object, the schema `<kind>-keys`
 * lists each name as a property.
 */
export function schemasOfNames(
  sets: Readonly<Record<string, NameSet | undefined>>,
): Readonly<Record<string, SchemaPart>> {
  return Object.fromEntries(
    Object.entries(sets).flatMap(([kind, set]) => [
      [kind, schemaOfNames(set)] as const,
      ...(KEYS.has(kind) ? [[`${kind}-keys`, { properties: propertiesOf(set?.names ?? []) }] as const] : []),
    ]),
  );
}

export function propertiesOf(names: readonly string[]): Readonly<Record<string, SchemaPart>> {
  return Object.fromEntries(names.map((name) => [name, {}]));
}
