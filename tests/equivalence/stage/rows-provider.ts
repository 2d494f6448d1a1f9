import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import type { Rows } from './rows.ts';

export interface ListRequest {
  readonly resource: string;
  readonly pagination?: object | undefined;
  readonly sort?: object | undefined;
  readonly filter?: object | undefined;
}

export function rowsProvider(rows: Rows): {
  readonly dataProvider: DataProvider;
  readonly asked: ListRequest[];
  /** Paths of requests that only the project's own server answers. */
  readonly called: string[];
} {
  const asked: ListRequest[] = [];
  const called: string[] = [];
  const of = (resource: string) => rows.get(resource) ?? [];
  const found = (resource: string, ids: readonly Identifier[]): RaRecord[] =>
    of(resource).filter(({ id }) => ids.includes(id));
  const refuse = async () => {
    throw new Error('These rows are for reading.');
  };
  const dataProvider = {
    async getList(resource: string, { pagination, sort, filter }: Omit<ListRequest, 'resource'>) {
      asked.push({ resource, pagination, sort, filter });
      return { data: [...of(resource)], total: of(resource).length };
    },
    async getOne(resource: string, { id }: { id: Identifier }) {
      const [record] = found(resource, [id]);
      if (!record) throw new Error(`No row ${id} of ${resource}.`);
      return { data: record };
    },
    getMany: async (resource: string, { ids }: { ids: Identifier[] }) => ({ data: found(resource, ids) }),
    getManyReference: async (resource: string) => ({ data: [...of(resource)], total: of(resource).length }),
    async call(path: string) {
      called.push(path);
      const [resource = '', id = ''] = path.split('/');
      if (id === 'tabs' || id.startsWith('assignees')) return [];
      return found(resource, [id]).length > 0 ? refuse() : of(resource)[0];
    },
    create: refuse,
    update: refuse,
    updateMany: refuse,
    delete: refuse,
    deleteMany: refuse,
  };
  return { dataProvider: dataProvider as unknown as DataProvider, asked, called };
}
