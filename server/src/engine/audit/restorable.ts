import { type Field, type Resource, sameJson } from '@tuyen/model';
import type { LoggedEntry, Row } from '../domain.ts';

/** Side of a log entry: the values before the change, or the values after it. */
export type LoggedSide = 'before' | 'after';

export interface RestorableField {
  readonly field: Field;
  readonly now: unknown;
  readonly logged: unknown;
}

/** Returns whether an entry of the log can hold values of the field that a person may set. */
export function isRestorable({ workflow }: Resource, field: Field): boolean {
  const { name, readOnly, system } = field;
  return !system && !readOnly && !hasSecret(field) && name !== workflow?.field && name !== workflow?.history;
}

/** The log stores a mask instead of a secret, so a value that contains one cannot be restored. */
function hasSecret(field: Field): boolean {
  if (field.writeOnly) return true;
  return 'fields' in field && field.fields.some(hasSecret);
}

/** Returns whether the entry contains values that can be restored. An operation logs its input, not the record. */
export function hasRestorable(resource: Resource, { action, before, after }: LoggedEntry): boolean {
  if (resource.operations?.some(({ name }) => name === action)) return false;
  return resource.fields.some(
    (field) => isRestorable(resource, field) && [before, after].some((row) => row && field.name in row),
  );
}

/**
 * Returns the fields whose logged value differs from the value of the record. An entry about a change names each changed
 * field on at least one side; a field without a value on the other side was empty there.
 */
export function restorableFields(
  resource: Resource,
  record: Readonly<Row>,
  { before, after }: LoggedEntry,
  side: LoggedSide,
): readonly RestorableField[] {
  const values = side === 'before' ? before : after;
  if (!values) return [];
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return resource.fields
    .filter((field) => names.has(field.name) && isRestorable(resource, field))
    .map((field) => ({ field, now: record[field.name] ?? null, logged: values[field.name] ?? null }))
    .filter(({ now, logged }) => !sameJson(now, logged));
}
