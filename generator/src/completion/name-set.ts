/** A part of a JSON Schema, as plain JSON. `true` accepts every value. */
export type SchemaPart = Readonly<Record<string, unknown>>;

/** Names that a key accepts. */
export interface NameSet {
  /** Names that editors offer. */
  readonly names: readonly string[];
  /** Regular expressions of other texts that the key accepts, such as paths through several records. */
  readonly patterns?: readonly string[];
}

/** Returns the schema that accepts the names. Without a set, every text is accepted. */
export function schemaOfNames(set: NameSet | undefined): SchemaPart {
  if (!set) return {};
  const { patterns = [] } = set;
  const names = { enum: [...new Set(set.names)] };
  if (patterns.length > 0) return { anyOf: [names, ...patterns.map((pattern) => ({ pattern }))] };
  // An empty "enum" is no valid JSON Schema.
  return names.enum.length > 0 ? names : {};
}

/** Kinds of names that are keys of an object somewhere. */
const KEYS: ReadonlySet<string> = new Set([
  'action',
  'any-field',
  'field',
  'inner-field',
  'resource',
  'resource-field',
]);

/** Returns the schemas of names by kind. For keys of objects, the kind `field-keys` lists each name as a property. */
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
