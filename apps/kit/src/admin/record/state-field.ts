import type { EnumField, Resource } from '@tuyen/model';

/** The field with the state of a record: that of the workflow, else one that can be overridden, else the status. */
export function stateFieldOf(resource: Resource | undefined): EnumField | undefined {
  const enums = (resource?.fields ?? []).filter((field): field is EnumField => field.kind === 'enum');
  const name = resource?.workflow?.field ?? enums.find(({ overrides }) => overrides)?.name ?? 'status';
  return enums.find((field) => field.name === name);
}
