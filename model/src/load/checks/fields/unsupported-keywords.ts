export const OPTIONAL_IS_NULLABLE = 'Remove it: an optional field accepts null by itself.';

/**
 * Unsupported keywords of JSON Schema 2020-12, each with its replacement. The validators that `tuyen generate` emits do
 * not support them, so the browser would skip a check that the server runs.
 */
export const UNSUPPORTED_KEYWORDS: Readonly<Record<string, string>> = {
  oneOf: 'Use anyOf, and let the alternatives exclude each other.',
  contains: 'Check it in a hook of the server.',
  minContains: 'Check it in a hook of the server.',
  maxContains: 'Check it in a hook of the server.',
  prefixItems: 'Use an object with a property for each item.',
  unevaluatedItems: 'Use items.',
  minProperties: 'List the properties in required.',
  maxProperties: 'Remove it: other properties than those declared are always refused.',
  patternProperties: 'Use a list of objects with a name and a value.',
  propertyNames: 'Use a list of objects with a name and a value.',
  unevaluatedProperties: 'Remove it: other properties than those declared are always refused.',
  dependentSchemas: 'Use if with required, and then.',
  $defs: 'Write the schema where it is used, or move shared values to an enum file.',
  $anchor: 'Write the schema where it is used, or move shared values to an enum file.',
  $dynamicAnchor: 'Write the schema where it is used, or move shared values to an enum file.',
  $dynamicRef: 'Write the schema where it is used, or move shared values to an enum file.',
  $id: 'Remove it: a schema is found by the path of its file.',
  $schema: 'Write it at the beginning of the file only.',
  $vocabulary: 'Remove it.',
  contentSchema: 'Remove it: the content of a text is not checked.',
};

export const FOREIGN_KEYWORDS: ReadonlyMap<string, string> = new Map([
  ['nullable', OPTIONAL_IS_NULLABLE],
  ['definitions', 'Write the schema where it is used, or move shared values to an enum file.'],
  ['dependencies', 'Use dependentRequired for properties, or if with required, and then.'],
  ['discriminator', 'Use if with a const, and then.'],
]);
