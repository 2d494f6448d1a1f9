import { isObject } from '../model/json/is-object.ts';
import type { JsonSchema } from '../model/json/json-schema.ts';

/** The target of `x-reference`: a resource and the right that a reference to its records needs. */
export interface ReferenceTarget {
  readonly resource: string;
  readonly use: string;
}

/** Reads `x-reference` of the field or of the items of a list; undefined if there is none. Without `use`, read permission is enough. */
export function referenceTarget(schema: JsonSchema): ReferenceTarget | undefined {
  const written = schema['x-reference'] ?? schema.items?.['x-reference'];
  if (typeof written === 'string') return { resource: written, use: 'read' };
  if (!isObject(written)) return undefined;
  const { resource, use = 'read' } = written;
  return typeof resource === 'string' && typeof use === 'string' ? { resource, use } : undefined;
}
