/** Keywords that this project adds to JSON Schema. A validator in strict mode declares them: `VOCABULARY.forEach((k) => ajv.addKeyword(k))`. */
export const VOCABULARY: readonly string[] = [
  'x-label',
  'x-help',
  'x-unit',
  'x-kind',
  'x-reference',
  'x-unique',
  'x-searchable',
  'x-secret',
  'x-computed',
  'x-always',
  'x-informative',
  'x-public',
  'x-serial',
  'x-multiline',
  'x-accept',
  'x-aspect',
  'x-when',
  'x-options',
  'x-values',
  // Added by the loader: the name of the property's enum.
  'x-enum',
];
