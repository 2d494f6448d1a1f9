import type { Field } from '@tuyen/model';
import type { Row } from '../domain.ts';
import { isObject } from '../store/tables/secrets.ts';

/**
 * The values with something else at every place that refers to a record: ids become texts on the way out, texts ids on the way in.
 * @param replace undefined leaves the place empty; in a list the entry goes
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
  switch (field.kind) {
    case 'reference':
      return replace(field.resource, String(value));
    case 'reference-list':
      if (!Array.isArray(value)) return value;
      return value.map((one) => replace(field.resource, String(one))).filter((one) => one !== undefined);
    case 'nested-object':
      return isObject(value) ? withReferences(field.fields, value, replace) : value;
    case 'nested-list':
      if (!Array.isArray(value)) return value;
      return value.map((one: unknown) => (isObject(one) ? withReferences(field.fields, one, replace) : one));
    default:
      return value;
  }
}
