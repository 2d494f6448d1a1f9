import { kindOf, type Resource, walkFields } from '@tuyen/model';
import type { QueryFields } from './query.ts';

const known = new WeakMap<Resource, QueryFields>();

/** What of a resource can be filtered and sorted, by path; nested objects are reached by a dot, lists of objects are not. */
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
      return [path, { operators, sortable }];
    }),
  );
}
