import { kindOf, type Field, type Resource } from '@tuyen/model';
import type { QueryField, QueryFields } from './query.ts';

const known = new WeakMap<Resource, QueryFields>();

/** What of a resource can be filtered and sorted, by path; nested objects are reached by a dot, lists of objects are not. */
export function queryFields(resource: Resource): QueryFields {
  let fields = known.get(resource);
  if (!fields) {
    fields = new Map(pathsOf(resource.fields, ''));
    known.set(resource, fields);
  }
  return fields;
}

function* pathsOf(fields: readonly Field[], prefix: string): Generator<[string, QueryField]> {
  for (const field of fields) {
    const path = prefix + field.name;
    if (field.kind === 'nested-object') yield* pathsOf(field.fields, `${path}.`);
    if (field.writeOnly) continue;
    const kind = kindOf(field);
    yield [path, { operators: kind.operators, sortable: kind.sortable }];
  }
}
