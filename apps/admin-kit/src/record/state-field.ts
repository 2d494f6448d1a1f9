import type { EnumField, Resource } from '@tuyen/model';

/**
 * Returns the state field of a resource: the field of the workflow, otherwise an enum field with `overrides` (texts
 * that replace the label of a state), otherwise the enum field `status`.
 */
export function stateFieldOf(resource: Resource | undefined): EnumField | undefined {
  const enums = (resource?.fields ?? []).filter((field): field is EnumField => field.kind === 'enum');
  const name = resource?.workflow?.field ?? enums.find(({ overrides }) => overrides)?.name ?? 'status';
  return enums.find((field) => field.name === name);
}
