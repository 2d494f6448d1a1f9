import type { Field } from './field.ts';

/**
 * What a form starts with for a new record, a new row of a list or the input of an action: the defaults of its fields, and those
 * inside of objects that it must have. An object that may be left out starts without, as its defaults would fill half of it.
 */
export function startingValues(fields: readonly Field[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    if (field.readOnly) continue;
    const inside = field.kind === 'nested-object' && field.required ? startingValues(field.fields) : {};
    if (field.default !== undefined) values[field.name] = field.default;
    else if (Object.keys(inside).length > 0) values[field.name] = inside;
  }
  return values;
}
