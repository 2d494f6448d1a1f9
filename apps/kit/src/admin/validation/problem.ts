import type { Finding } from '@tuyen/model/validation';
import { dottedPath } from '../../core/dotted-path.ts';

/** One broken rule, whichever validator found it. */
export interface Problem {
  /** Dotted path of the field: `stops.0.order`. */
  readonly path: string;
  /** The JSON Schema keyword that does not hold. */
  readonly keyword: string;
  /** What the keyword says, for the message: `limit`, `format`, … */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Keywords that only repeat what a rule inside them said, or that mind what a form does not send. */
const WRAPPERS = new Set([
  'if',
  'then',
  'else',
  'allOf',
  'anyOf',
  'oneOf',
  'properties',
  'items',
  'prefixItems',
  '$ref',
  'dependentSchemas',
  'additionalProperties',
  'unevaluatedProperties',
]);

export function isWrapper(keyword: string): boolean {
  return WRAPPERS.has(keyword);
}

/** The problems that a compiled validator found, each at the field that a person has to correct. */
export function problemsOf(errors: readonly Finding[]): Problem[] {
  const leaves = errors.filter((error) => !isWrapper(error.keyword));
  return leaves.map(({ instancePath, keyword, params }) => {
    const missing = params['missingProperty'];
    const path = dottedPath(instancePath);
    if (typeof missing !== 'string') return { path, keyword, params };
    return { path: path === '' ? missing : `${path}.${missing}`, keyword: 'required', params: {} };
  });
}
