import { memoize } from '../memoize.ts';
import { kindOf } from '../kinds/index.ts';
import type { Field } from '../model/fields/field.ts';
import type { Model } from '../model/model.ts';
import type { FieldsOf, PathField } from './field-path.ts';

export function fieldsOfModel({ resources }: Pick<Model, 'resources'>): FieldsOf {
  return (name) => {
    const resource = resources.find((each) => each.name === name);
    return resource && pathFields(resource.fields);
  };
}

/** Cached, because every path resolution looks up a resource's fields. */
export const pathFields: (fields: readonly Field[]) => readonly PathField[] = memoize((fields: readonly Field[]) =>
  fields.map((field) => ({
    name: field.name,
    field,
    secret: field.writeOnly,
    list: kindOf(field).list === true,
    ...('resource' in field && { reference: field.resource }),
    ...('fields' in field && { nested: pathFields(field.fields) }),
  })),
);
