import { type Field, kindOf, mapField } from '@tuyen/model';
import type { Row } from '../domain.ts';

/**
 * Replaces every reference in the values: ids with texts on export, texts with ids on import.
 * @param replace returns the replacement. If it returns undefined, a single reference is cleared, and a list loses the
 * entry
 */
export function withReferences(
  fields: readonly Field[],
  values: Readonly<Row>,
  replace: (resource: string, value: string) => string | undefined,
): Row {
  const replaced: Row = { ...values };
  for (const field of fields) {
    const value = values[field.name];
    if (value !== undefined && value !== null) replaced[field.name] = inField(field, value, replace);
  }
  return replaced;
}

function inField(
  field: Field,
  value: unknown,
  replace: (resource: string, value: string) => string | undefined,
): unknown {
  return mapField(field, value, (one, inner) => {
    if (!('use' in one) || inner === undefined || inner === null) return inner;
    if (!Array.isArray(inner)) return kindOf(one).list ? inner : replace(one.resource, String(inner));
    return inner.map((id) => replace(one.resource, String(id))).filter((id) => id !== undefined);
  });
}
