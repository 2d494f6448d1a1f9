import { type Field, hasSecretInside, memoize, type Resource, serialOf } from '@tuyen/model';

export interface WritePlan {
  readonly byName: ReadonlyMap<string, Field>;
  readonly writable: readonly Field[];
  readonly secrets: readonly Field[];
  readonly secretsInside: readonly Field[];
  readonly always: readonly Field[];
  readonly serials: readonly { readonly field: Field; readonly template: string }[];
  readonly history: readonly Field[];
}

export const writePlanOf = memoize((resource: Resource): WritePlan => {
  const { fields, workflow } = resource;
  const history = fields.find(({ name }) => name === workflow?.history);
  return {
    byName: new Map(fields.map((field) => [field.name, field])),
    writable: fields.filter(({ readOnly }) => !readOnly),
    secrets: fields.filter(({ writeOnly }) => writeOnly),
    secretsInside: fields.filter((field) => !field.writeOnly && hasSecretInside(field)),
    always: fields.filter(({ always }) => always),
    serials: fields.flatMap((field) => {
      const template = serialOf(field);
      return template === undefined ? [] : [{ field, template }];
    }),
    history: history && 'fields' in history ? history.fields : [],
  };
});
