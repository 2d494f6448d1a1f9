import { type Field, type Model, someField } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import type { TableChange } from './difference.ts';

export function fillValue({ workflow }: TableChange['resource'], field: Field): unknown {
  if (field.default !== undefined) return field.default;
  if (field.name === workflow?.field) return workflow.initial;
  return field.name === workflow?.history ? [] : undefined;
}

/**
 * Returns the defaults of new fields for existing rows. They are added when a row is read, so that no row must be
 * written.
 */
export function newDefaults({ resource, added, returned }: TableChange): Row {
  const values = added
    .filter((field) => !returned.includes(field))
    .map((field) => [field.name, fillValue(resource, field)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== null));
}

export function mustWrite({ resource, added, returned, nested, needed }: TableChange): boolean {
  return (
    returned.length + nested.size > 0 ||
    added.some((field) => field.searchable && fillValue(resource, field) !== undefined) ||
    needed.some((field) => !added.includes(field) && fillValue(resource, field) !== undefined)
  );
}

/**
 * Returns whether rows must be rewritten in the transaction that changes the tables. One reason is that earlier builds
 * use other names or types than the new schemas. Another reason is that a field is filled with its default: this could
 * violate a unique index and so make the migration impossible.
 */
export function needsTransaction(change: TableChange, { enums }: Pick<Model, 'enums'>): boolean {
  const { resource, renamedFrom, renamedFields, retyped, checked, nested, unique, needed, added } = change;
  const isRenamed = (field: Field) =>
    field.renamedFrom !== undefined ||
    ('enum' in field && enums.some(({ name, renamedValues }) => name === field.enum && renamedValues));
  const isFilled = (field: Field) => fillValue(resource, field) !== undefined;
  return (
    renamedFrom !== undefined ||
    renamedFields.size + retyped.length > 0 ||
    [...nested.values()].some((inside) => inside.retyped.size > 0) ||
    [...checked, ...nested.keys()].some((field) => someField(field, isRenamed)) ||
    unique.some((field) => (needed.includes(field) || added.includes(field)) && isFilled(field))
  );
}

export function mustCheck({ checked, needed }: TableChange): boolean {
  return checked.length + needed.length > 0;
}
