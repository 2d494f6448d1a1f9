import { type Field, serialOf } from './field.ts';
import type { Resource } from '../resource.ts';

/**
 * Returns whether every record of the resource has a value in the field. The field must be required without a
 * condition, marked `x-always`, or set by the server at creation (system fields, serials, the state and the history of
 * the workflow). It is false for a singleton, because its records contain only values that differ from those of the
 * parent office.
 */
export function isAlways(field: Field, resource: Resource): boolean {
  if (field.system) return field.name !== 'created_by';
  if (resource.singleton) return false;
  const { workflow } = resource;
  return (
    isFilled(field) ||
    serialOf(field) !== undefined ||
    field.name === workflow?.field ||
    field.name === workflow?.history
  );
}

export function isFilled(field: Field): boolean {
  return field.always === true || (field.required && !field.readOnly && field.when === undefined);
}
