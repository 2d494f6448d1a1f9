import type { Field } from '@tuyen/model';
import { withoutUntyped } from '../model/secret-fields.ts';
import { withoutHidden } from './hidden-fields.ts';

export function enteredValues(
  fields: readonly Field[],
  data: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return withoutReadOnly(fields, withoutUntyped(fields, withoutHidden(fields, data)));
}

export function withoutReadOnly(fields: readonly Field[], data: object): Record<string, unknown> {
  const readOnly = new Set(fields.filter((field) => field.readOnly).map((field) => field.name));
  // `can` holds the permissions that the server returns with the record. It is not a field, so a write must not contain
  // it.
  readOnly.add('can');
  return Object.fromEntries(Object.entries(data).filter(([name]) => !readOnly.has(name)));
}
