import type { Field } from '@tuyen/model';
import { withoutUntyped } from '../model/secret-fields.ts';
import { withoutHidden } from './hidden-fields.ts';

/** The values of a form that a write may contain: without those that only the server sets, and without secrets that were not typed. */
export function enteredValues(
  fields: readonly Field[],
  data: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return withoutReadOnly(fields, withoutUntyped(fields, withoutHidden(fields, data)));
}

export function withoutReadOnly(fields: readonly Field[], data: object): Record<string, unknown> {
  const readOnly = new Set(fields.filter((field) => field.readOnly).map((field) => field.name));
  // No field: what the server says about the record.
  readOnly.add('can');
  return Object.fromEntries(Object.entries(data).filter(([name]) => !readOnly.has(name)));
}
