import { dialectCapabilities } from '../backends/capabilities.ts';
import type { PlaceFile } from '../generated/resource.ts';
import { canFilterBy, canSortBy } from '../model/capabilities.ts';
import type { Field } from '../model/fields/field.ts';
import type { Backend, Place } from '../model/place.ts';
import type { ListView, Resource } from '../model/resource.ts';

type ForeignParts = Required<Pick<Resource, 'place' | 'capabilities'>>;

/** Builds the parts of the model that only resources on another back end have. */
export function foreignParts(file: PlaceFile, name: string, backends: readonly Backend[]): ForeignParts {
  const backend = backends.find((one) => one.name === file.backend) ?? UNKNOWN;
  return { place: placeOf(file, name), capabilities: dialectCapabilities(backend, name) };
}

const UNKNOWN: Backend = { name: '', dialect: {}, auth: { kind: 'none' }, headers: {} };

function placeOf(file: PlaceFile, name: string): Place {
  return {
    backend: file.backend,
    path: file.path ?? `/${name}`,
    id: file.id ?? 'id',
    ids: file.ids ?? 'text',
    names: file.names ?? 'same',
    ...(file.within !== undefined && { within: file.within }),
  };
}

/** Leaves out the filters and the order that the back end cannot do. */
export function possibleList(list: ListView, fields: readonly Field[], parts: ForeignParts): ListView {
  const isPossible = canSortBy(parts, list.sort.field) && fields.some(({ name }) => name === list.sort.field);
  const { sort } = parts.capabilities;
  const first = sort === 'all' ? undefined : sort[0];
  return {
    ...list,
    filters: list.filters.filter((name) => canFilterBy(parts, name)),
    sort: isPossible ? list.sort : { field: first ?? 'id', order: 'ASC' },
  };
}
