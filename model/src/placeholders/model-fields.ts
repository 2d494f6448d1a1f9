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
const known = new WeakMap<readonly Field[], readonly PathField[]>();

export function pathFields(fields: readonly Field[]): readonly PathField[] {
  const before = known.get(fields);
  if (before) return before;
  const found = fields.map((field) => ({
    name: field.name,
    field,
    secret: field.writeOnly,
    list: kindOf(field).list === true,
    ...('resource' in field && { reference: field.resource }),
    ...('fields' in field && { nested: pathFields(field.fields) }),
  }));
  known.set(fields, found);
  return found;
}
