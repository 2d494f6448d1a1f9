import type { Field } from './field.ts';
import type { Json } from '../json/json-schema.ts';

/**
 * Returns the initial values of a form for a new record, a list item or the input of a transition. They are the
 * defaults of the fields and of required nested objects, `[]` for a required list of objects, and `{}` for a
 * required localized text, so that a missing text is reported at the input of its language. An optional object
 * starts empty, because its defaults would fill it only partly.
 */
export function initialValues(fields: readonly Field[]): Record<string, Json> {
  const values: Record<string, Json> = {};
  for (const field of fields) {
    if (field.readOnly) continue;
    const inside = field.kind === 'nested-object' && field.required ? initialValues(field.fields) : {};
    if (field.default !== undefined) values[field.name] = field.default;
    else if (field.kind === 'nested-list' && field.required) values[field.name] = [];
    else if (field.kind === 'localized-text' && field.required) values[field.name] = {};
    else if (Object.keys(inside).length > 0) values[field.name] = inside;
  }
  return values;
}
