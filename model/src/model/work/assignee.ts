import type { ReferenceField } from '../fields/field.ts';
import type { Resource } from '../resource.ts';

export function assigneeOf({ fields }: Pick<Resource, 'fields'>): ReferenceField | undefined {
  return fields.find((field): field is ReferenceField => field.kind === 'reference' && field.assignee === true);
}
