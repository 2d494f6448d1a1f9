import { walkFields, type Model } from '@tuyen/model';

export type EarlierNames = ReadonlyMap<string, string>;

export function earlierResources(model: Model): EarlierNames {
  return new Map(
    model.resources.flatMap(({ name, renamedFrom }) =>
      renamedFrom === undefined ? [] : [[renamedFrom, name] as const],
    ),
  );
}

/**
 * Returns earlier names of a resource's fields, at any depth, and of its enum values. Leaves out earlier names that now
 * mean something else in the resource.
 */
export function earlierNamesIn(model: Model, resource: string): EarlierNames {
  const found = model.resources.find(({ name }) => name === resource);
  const fields = walkFields(found?.fields ?? []).map(([, field]) => field);
  const enums = model.enums.filter(({ name }) => fields.some((field) => 'enum' in field && field.enum === name));
  const today = new Set<unknown>([
    ...fields.map(({ name }) => name),
    ...enums.flatMap(({ values }) => values.map(({ value }) => value)),
  ]);
  const renamed = [
    ...fields.map(({ name, renamedFrom }) => [renamedFrom ?? name, name] as const),
    ...enums.flatMap(({ renamedValues = {} }) =>
      Object.entries(renamedValues).map(([to, from]) => [from, to] as const),
    ),
  ];
  return new Map(renamed.filter(([from]) => !today.has(from)));
}
