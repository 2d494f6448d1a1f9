import { CHECKED_FORMATS, projectFormats } from './fields/value-formats.ts';

/**
 * JSON Schema 2020-12 assertion keywords that project schemas may use. Every validator supports them: the compiled one,
 * the interpreter and ajv. The loader reports any other keyword.
 */
export const ASSERTIONS = [
  'type',
  'enum',
  'const',
  'format',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'items',
  'minItems',
  'maxItems',
  'uniqueItems',
  'properties',
  'additionalProperties',
  'required',
  'dependentRequired',
  'allOf',
  'anyOf',
  'not',
  'if',
  'then',
  'else',
] as const;

export type Assertion = (typeof ASSERTIONS)[number];

export const ANNOTATIONS: readonly string[] = [
  '$comment',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'contentEncoding',
  'contentMediaType',
];

export const STANDARD_FORMATS: readonly string[] = [
  ...Object.keys(projectFormats({ kinds: [] })),
  ...Object.keys(CHECKED_FORMATS),
];

/** Keywords that this project adds to JSON Schema. A validator in strict mode declares them: `VOCABULARY.forEach((k) => ajv.addKeyword(k))`. */
export const VOCABULARY: readonly string[] = [
  'x-label',
  'x-help',
  'x-unit',
  'x-kind',
  'x-reference',
  'x-at',
  'x-renamed-from',
  'x-renamed-values',
  'x-unique',
  'x-searchable',
  'x-secret',
  'x-computed',
  'x-assignee',
  'x-holder',
  'x-key',
  'x-always',
  'x-currency',
  'x-informative',
  'x-public',
  'x-serial',
  'x-multiline',
  'x-templates',
  'x-accept',
  'x-aspect',
  'x-when',
  'x-options',
  'x-overrides',
  'x-values',
  'x-ordered',
  'x-all-label',
  'x-rows',
  'x-enum',
];
