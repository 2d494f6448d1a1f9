import { type Field, hasSecretInside, memoize, type Resource, serialOf } from '@tuyen/model';

/** Fields of a resource, grouped as the code that writes records needs them. The groups are computed once per resource. */
export interface WritePlan {
  readonly byName: ReadonlyMap<string, Field>;
  /** Fields that a client may set. */
  readonly writable: readonly Field[];
  readonly secrets: readonly Field[];
  /** Fields with lists or objects that contain secrets. */
  readonly secretsInside: readonly Field[];
  readonly always: readonly Field[];
  /** Fields for which the server generates a serial, such as `loan-000001`. */
  readonly serials: readonly { readonly field: Field; readonly template: string }[];
  /** Fields of the entries in the history of transitions. */
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
