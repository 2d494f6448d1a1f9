import type { JsonSchema } from '../model/json-schema.ts';

/** What `x-reference` says: a resource's name, or the name with the right that a reference to one of its records needs. */
export interface ReferenceTarget {
  readonly resource: string;
  readonly use: string;
}

/** Written at the field, or at the items of a list. Undefined where the schema refers to nothing; without `use` the right to see is enough. */
export function referenceTarget(schema: JsonSchema): ReferenceTarget | undefined {
  const written = schema['x-reference'] ?? schema.items?.['x-reference'];
  if (typeof written === 'string') return { resource: written, use: 'read' };
  if (typeof written !== 'object' || written === null) return undefined;
  const { resource, use = 'read' } = written as { readonly resource?: unknown; readonly use?: unknown };
  return typeof resource === 'string' && typeof use === 'string' ? { resource, use } : undefined;
}
