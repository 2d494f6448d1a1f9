import { kindOf, type Resource, walkFields } from '@tuyen/model';
import type { QueryFields } from './query.ts';

const known = new WeakMap<Resource, QueryFields>();

/**
 * Returns the fields that can be filtered and sorted, by path. Paths include fields of nested objects (`a.b`), but not
 * of lists of objects.
 */
export function queryFields(resource: Resource): QueryFields {
  let fields = known.get(resource);
  if (!fields) known.set(resource, (fields = pathsOf(resource)));
  return fields;
}

function pathsOf(resource: Resource): QueryFields {
  const paths = walkFields(resource.fields, (field) => !kindOf(field).list).filter(([, { writeOnly }]) => !writeOnly);
  return new Map(
    paths.map(([path, field]) => {
      const { operators, sortable } = kindOf(field);
      return [path, { operators: [...operators, ...(field.operators ?? []).map(({ name }) => name)], sortable }];
    }),
  );
}
