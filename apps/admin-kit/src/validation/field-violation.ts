import type { Finding } from '@tuyen/model/validation';
import { dottedPath } from '@tuyen/model/client';

export interface FieldViolation {
  /** Dotted path of the field: `stops.0.order`. */
  readonly path: string;
  readonly keyword: string;
  /** Parameters of the keyword for the message: `limit`, `format`, … */
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * Keywords whose errors are ignored, because they only repeat an inner error or concern values that a form does not
 * send.
 */
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

export function fieldViolationsOf(errors: readonly Finding[]): FieldViolation[] {
  const leaves = errors.filter((error) => !isWrapper(error.keyword));
  return leaves.map(({ instancePath, keyword, params }) => {
    const missing = params['missingProperty'];
    const path = dottedPath(instancePath);
    if (typeof missing !== 'string') return { path, keyword, params };
    return { path: path === '' ? missing : `${path}.${missing}`, keyword: 'required', params: {} };
  });
}
