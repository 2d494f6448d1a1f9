import { memoize } from '../memoize.ts';
import type { Field } from '../model/fields/field.ts';
import type { Model } from '../model/model.ts';
import type { Resource } from '../model/resource.ts';

/**
 * Returns the part of the Model that the project's own server stores. Fields that refer to a record on another back end
 * become texts, because the server cannot check them. Permissions stay complete.
 */
export const ownModel: (model: Model) => Model = memoize((model) => {
  const foreign = new Set(model.resources.filter(({ place }) => place).map(({ name }) => name));
  if (foreign.size === 0) return model;
  const own = model.resources.filter(({ name }) => !foreign.has(name));
  return { ...model, resources: own.map((resource) => withoutForeign(resource, foreign)) };
});

function withoutForeign(resource: Resource, foreign: ReadonlySet<string>): Resource {
  const fields = resource.fields.map((field) => withoutReference(field, foreign));
  const isUnchanged = fields.every((field, index) => field === resource.fields[index]);
  const related = resource.related?.filter((list) => !foreign.has(list.resource));
  if (isUnchanged && related?.length === resource.related?.length) return resource;
  return { ...resource, fields, ...(related && { related }) };
}

function withoutReference(field: Field, foreign: ReadonlySet<string>): Field {
  if (field.kind === 'reference' && foreign.has(field.resource)) {
    const { resource: _, use: __, assignee: ___, holder: ____, ...base } = field;
    return { ...base, kind: 'text', multiline: false };
  }
  if (field.kind === 'reference-list' && foreign.has(field.resource)) {
    const { resource: _, use: __, ...base } = field;
    return { ...base, kind: 'text-list' };
  }
  if (field.kind !== 'nested-object' && field.kind !== 'nested-list') return field;
  const fields = field.fields.map((inner) => withoutReference(inner, foreign));
  return fields.every((inner, index) => inner === field.fields[index]) ? field : { ...field, fields };
}
