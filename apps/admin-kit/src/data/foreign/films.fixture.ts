import type { Dialect, Field, Place, Resource } from '@tuyen/model';
import { foreignResource, type ForeignResource } from './foreign-resource.ts';

const base = {
  required: false,
  readOnly: false,
  writeOnly: false,
  unique: false,
  searchable: false,
  public: false,
  system: false,
  label: {},
  schema: {},
};

export const field = (name: string, kind: string, more: object = {}): Field =>
  // Safe cast: tests pass the further keys that a field of this kind has.
  ({ ...base, name, kind, ...more }) as unknown as Field;

export const FIELDS: readonly Field[] = [
  field('film_title', 'text'),
  field('made_on', 'date'),
  field('price', 'money'),
  field('studio_id', 'reference', { resource: 'studios', use: 'read', wire: { name: 'Studio', embed: 'Key' } }),
  field('actor_ids', 'reference-list', { resource: 'actors', use: 'read' }),
  field('award', 'nested-object', {
    fields: [field('won_in', 'year'), field('host_id', 'reference', { resource: 'actors' })],
  }),
  field('reels', 'nested-list', { fields: [field('reel_length', 'integer')] }),
  field('id', 'text', { system: true, readOnly: true }),
];

const PLACE: Place = { backend: 'shop', path: '/films', id: 'id', ids: 'integer', names: 'camel' };

/** Returns a resource with films on a back end with the given dialect. */
export function films(
  dialect: Dialect = {},
  place: Partial<Place> = {},
  more: Partial<Resource> = {},
): ForeignResource {
  const resource = {
    name: 'films',
    fields: FIELDS,
    place: { ...PLACE, ...place },
    capabilities: { sort: 'all', filters: {}, anyFilter: ['$eq', '$in', '$gte', '$cont'] },
    ...more,
  };
  // Safe cast: only these keys of a resource are read.
  return foreignResource(resource as unknown as Resource, dialect, (name) =>
    name === 'actors' ? { ...PLACE, ids: 'integer' } : { ...PLACE, ids: 'text' },
  );
}
