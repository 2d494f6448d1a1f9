import { isObject } from '../model/json/is-object.ts';

/** Target of `x-reference`: a resource, and the permission that a reference to its records requires. */
export interface ReferenceTarget {
  readonly resource: string;
  readonly use: string;
}

interface MayRefer {
  readonly 'x-reference'?: unknown;
  readonly items?: { readonly 'x-reference'?: unknown };
}

/**
 * Reads `x-reference` from the schema of a field, or from the schema of a list's items. Returns undefined if there is
 * none. If `x-reference` names no permission (`use`), the permission is `read`.
 */
export function referenceTarget(schema: MayRefer): ReferenceTarget | undefined {
  const written = schema['x-reference'] ?? schema.items?.['x-reference'];
  if (typeof written === 'string') return { resource: written, use: 'read' };
  if (!isObject(written)) return undefined;
  const { resource, use = 'read' } = written;
  return typeof resource === 'string' && typeof use === 'string' ? { resource, use } : undefined;
}
