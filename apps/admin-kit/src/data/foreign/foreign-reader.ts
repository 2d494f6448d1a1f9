import {
  HttpError,
  type GetListParams,
  type GetManyParams,
  type GetManyReferenceParams,
  type GetOneParams,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { createCursors } from './cursors.ts';
import { type FindResource, type ForeignResource, parentField } from './foreign-resource.ts';
import { AT_A_TIME, inParallel } from './in-parallel.ts';
import { valueIn } from './json-path.ts';
import { partsOf } from './paging.ts';
import { type ListPart, readList } from './read-list.ts';
import { readRecord } from './record-mapping.ts';
import { listRequest, type ListQuestion, manyRequest, oneRequest, parentIn } from './requests.ts';
import type { SendRequest } from './send-request.ts';

/** Maximum number of pages that are read to find the token of a directly opened page. */
const MOST_STEPS = 50;

interface Cancelable {
  readonly signal?: AbortSignal | undefined;
}

export type ForeignList =
  | { readonly data: RaRecord[]; readonly total: number }
  | {
      readonly data: RaRecord[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
    };

/** Methods of a data provider that read records. */
export interface ForeignReader {
  getList(resource: string, params: GetListParams & Cancelable): Promise<ForeignList>;
  getOne(resource: string, params: GetOneParams & Cancelable): Promise<{ data: RaRecord }>;
  getMany(resource: string, params: GetManyParams & Cancelable): Promise<{ data: RaRecord[] }>;
  getManyReference(resource: string, params: GetManyReferenceParams & Cancelable): Promise<ForeignList>;
}

interface Page {
  readonly data: readonly RaRecord[];
  readonly total: number | undefined;
  readonly hasNext: boolean;
}

export function createForeignReader(send: SendRequest, find: FindResource): ForeignReader {
  const cursors = createCursors();

  const readPart = async (
    foreign: ForeignResource,
    question: ListQuestion,
    cursor: string | undefined,
    signal?: AbortSignal,
  ): Promise<ListPart> =>
    readList(foreign.list, await send(foreign, listRequest(foreign, question, cursor), signal), question.perPage);

  const pageByCursor = async (foreign: ForeignResource, question: ListQuestion, signal?: AbortSignal) => {
    const { filter, sort, perPage } = question;
    const list = JSON.stringify([foreign.resource.name, filter, sort, perPage]);
    let at = question.page;
    while (at > 1 && cursors.of(list, at) === undefined) at -= 1;
    for (let steps = 0; ; steps += 1, at += 1) {
      const part = await readPart(foreign, { ...question, page: at }, cursors.of(list, at), signal);
      cursors.note(list, at + 1, part.cursor);
      if (at === question.page || part.cursor === undefined || steps === MOST_STEPS) {
        return at === question.page ? part : { ...part, records: [], hasNext: false };
      }
    }
  };

  const listed = async (foreign: ForeignResource, question: ListQuestion, signal?: AbortSignal): Promise<Page> => {
    const parent = parentIn(foreign, question.filter);
    const isBelow = foreign.list.get?.includes('{within}') === true;
    if (isBelow && parent === undefined) return { data: [], total: 0, hasNext: false };
    const above = isBelow ? parent : undefined;
    const read = (records: readonly unknown[]) => records.map((json) => withParent(foreign, json, above));
    if (foreign.list.page?.kind === 'cursor') {
      const { records, hasNext } = await pageByCursor(foreign, question, signal);
      // Without a total, the pagination offers only the pages that tokens lead to.
      return { data: read(records), total: undefined, hasNext };
    }
    const records: unknown[] = [];
    let last: ListPart | undefined;
    for (const part of partsOf(foreign.list, question)) {
      last = await readPart(foreign, { ...question, ...part }, undefined, signal);
      records.push(...last.records);
      if (!last.hasNext) break;
    }
    const isWhole = (foreign.list.page?.kind ?? 'none') === 'none';
    const from = (question.page - 1) * question.perPage;
    const shown = isWhole ? records.slice(from, from + question.perPage) : records;
    return {
      data: read(shown),
      total: isWhole ? (last?.total ?? records.length) : last?.total,
      hasNext: last?.hasNext ?? false,
    };
  };

  const answered = ({ data, total, hasNext }: Page, page: number): ForeignList =>
    total === undefined
      ? { data: [...data], pageInfo: { hasNextPage: hasNext, hasPreviousPage: page > 1 } }
      : { data: [...data], total };

  const getOne = async (foreign: ForeignResource, id: Identifier, signal?: AbortSignal): Promise<RaRecord> => ({
    ...withParent(foreign, await getRaw(send, foreign, id, signal), parentOf(id)),
    // The record gets the requested id, so that the page finds the record.
    id,
  });

  return {
    async getList(name, { pagination, sort, filter, signal }) {
      const { page = 1, perPage = 10 } = pagination ?? {};
      const question = { page, perPage, sort, filter: filter ?? {} };
      return answered(await listed(await find(name), question, signal), page);
    },

    async getOne(name, { id, signal }) {
      return { data: await getOne(await find(name), id, signal) };
    },

    async getMany(name, { ids, signal }) {
      const foreign = await find(name);
      const keys = [...new Set(ids)];
      const request = manyRequest(foreign, keys.map(String));
      if (request) {
        const answer = await send(foreign, request, signal);
        return { data: readList(foreign.list, answer, keys.length).records.map((json) => readRecord(foreign, json)) };
      }
      const found = await inParallel(keys, AT_A_TIME, (id) => getOne(foreign, id, signal).catch(orMissing));
      return { data: found.filter((record) => record !== undefined) };
    },

    async getManyReference(name, { target, id, pagination, sort, filter, signal }) {
      const { page, perPage } = pagination;
      const question = { page, perPage, sort, filter: { ...filter, [target]: id } };
      return answered(await listed(await find(name), question, signal), page);
    },
  };
}

/** Returns a record as the back end sends it. */
export async function getRaw(
  send: SendRequest,
  foreign: ForeignResource,
  id: Identifier,
  signal?: AbortSignal,
): Promise<unknown> {
  const { json } = await send(foreign, oneRequest(foreign, String(id)), signal);
  return foreign.record.unwrap === undefined ? json : valueIn(json, foreign.record.unwrap);
}

/** Adds the reference to the parent record, because back ends omit this reference in nested records. */
function withParent(foreign: ForeignResource, json: unknown, parent: string | undefined): RaRecord {
  const record = readRecord(foreign, json, parent);
  const field = parentField(foreign);
  return field === undefined || parent === undefined ? record : { [field]: parent, ...record };
}

function parentOf(id: Identifier): string | undefined {
  const [parent, key] = String(id).split('/');
  return key === undefined ? undefined : parent;
}

function orMissing(error: unknown): undefined {
  if (error instanceof HttpError && error.status === 404) return undefined;
  throw error;
}
