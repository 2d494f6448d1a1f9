import { fieldAt, isObject } from '@tuyen/model';
import { wireName } from '@tuyen/model/backends';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { readConditions } from './conditions.ts';
import type { ForeignProvider } from './foreign-provider.ts';
import type { ForeignList } from './foreign-reader.ts';
import type { ForeignResource } from './foreign-resource.ts';
import { readRecord, writeFields } from './record-mapping.ts';

/** Adapts a react-admin data provider of another back end: fields have the names of the model, and keys are texts. */
export function mappedProvider(
  provider: DataProvider,
  find: (name: string) => Promise<ForeignResource>,
): ForeignProvider {
  const nameOf = ({ place }: ForeignResource) => place.path.replace(/^\//u, '');
  const read = (foreign: ForeignResource, record: unknown): RaRecord => {
    const id = isObject(record) ? record['id'] : undefined;
    const mapped = readRecord(foreign, record);
    return { ...mapped, id: mapped.id === '' ? String(id ?? '') : mapped.id };
  };
  const key = (foreign: ForeignResource, id: Identifier): Identifier =>
    foreign.place.ids === 'integer' ? Number(id) : String(id);
  const sortOf = (foreign: ForeignResource, sort: { field: string; order: 'ASC' | 'DESC' } | undefined) =>
    sort && { ...sort, field: wireOf(foreign, sort.field) };
  const filterOf = (foreign: ForeignResource, filter: object | undefined) => {
    const { search, conditions } = readConditions(
      foreign.resource,
      { ...filter },
      () => ['$eq', '$in'],
      foreign.dayMeant,
    );
    const byName = conditions.map(({ field, value }) => [wireOf(foreign, field), value] as const);
    return { ...Object.fromEntries(byName), ...(search !== undefined && { q: search }) };
  };
  const written = (foreign: ForeignResource, data: object) =>
    writeFields(foreign.resource.fields, { ...data }, foreign);
  const listed = (foreign: ForeignResource, { data, total, pageInfo }: AnyList): ForeignList => {
    const records = data.map((record) => read(foreign, record));
    if (total !== undefined) return { data: records, total };
    const { hasNextPage = false, hasPreviousPage = false } = pageInfo ?? {};
    return { data: records, pageInfo: { hasNextPage, hasPreviousPage } };
  };

  return {
    async getList(name, { sort, filter, ...params }) {
      const foreign = await find(name);
      const asked = { ...params, sort: sortOf(foreign, sort), filter: filterOf(foreign, filter) };
      return listed(foreign, await provider.getList(nameOf(foreign), defined(asked)));
    },
    async getOne(name, { id, ...params }) {
      const foreign = await find(name);
      const { data } = await provider.getOne(nameOf(foreign), defined({ ...params, id: key(foreign, id) }));
      return { data: { ...read(foreign, data), id } };
    },
    async getMany(name, { ids, ...params }) {
      const foreign = await find(name);
      const asked = defined({ ...params, ids: ids.map((id) => key(foreign, id)) });
      const { data } = await provider.getMany(nameOf(foreign), asked);
      return { data: data.map((record: unknown) => read(foreign, record)) };
    },
    async getManyReference(name, { target, id, sort, filter, ...params }) {
      const foreign = await find(name);
      const asked = { ...params, sort: sortOf(foreign, sort), filter: filterOf(foreign, { ...filter, [target]: id }) };
      return listed(foreign, await provider.getList(nameOf(foreign), defined(asked)));
    },
    async create(name, { data }) {
      const foreign = await find(name);
      const answer = await provider.create(nameOf(foreign), { data: written(foreign, data) });
      return { data: { ...data, ...read(foreign, answer.data) } };
    },
    async update(name, { id, data, previousData }) {
      const foreign = await find(name);
      const previous = { ...written(foreign, previousData ?? {}), id: key(foreign, id) };
      const asked = { id: key(foreign, id), data: { ...previous, ...written(foreign, data) }, previousData: previous };
      const answer = await provider.update(nameOf(foreign), asked);
      return { data: { ...data, ...read(foreign, answer.data), id } };
    },
    async updateMany(name, { ids, data }) {
      const foreign = await find(name);
      const keys = ids.map((id) => key(foreign, id));
      await provider.updateMany(nameOf(foreign), { ids: keys, data: written(foreign, data) });
      return { data: ids };
    },
    async delete(name, { id, previousData }) {
      const foreign = await find(name);
      await provider.delete(nameOf(foreign), { id: key(foreign, id) });
      return { data: previousData ?? { id } };
    },
    async deleteMany(name, { ids }) {
      const foreign = await find(name);
      await provider.deleteMany(nameOf(foreign), { ids: ids.map((id) => key(foreign, id)) });
      return { data: ids };
    },
    operate: () => Promise.reject(new Error('A data provider has no operations.')),
  };
}

interface AnyList {
  readonly data: readonly unknown[];
  readonly total?: number | undefined;
  readonly pageInfo?: { readonly hasNextPage?: boolean; readonly hasPreviousPage?: boolean } | undefined;
}

function wireOf({ resource, place }: ForeignResource, path: string): string {
  const field = fieldAt(resource.fields, path.split('.'));
  return field && path !== 'id' ? wireName(field, place.names) : path;
}

/** Leaves out keys without a value, which react-admin's types do not allow. */
function defined<T extends object>(object: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const known = Object.entries(object).filter(([, value]) => value !== undefined);
  // Safe cast: no value is undefined any more.
  return Object.fromEntries(known) as { [K in keyof T]: Exclude<T[K], undefined> };
}
