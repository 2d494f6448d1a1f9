import type { ReferenceField } from '../fields/field.ts';
import type { Resource } from '../resource.ts';

/** Returns the field with the assignee of a record, or undefined if records of the resource are not assigned. */
export function assigneeOf({ fields }: Pick<Resource, 'fields'>): ReferenceField | undefined {
  return fields.find((field): field is ReferenceField => field.kind === 'reference' && field.assignee === true);
}
