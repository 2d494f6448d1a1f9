import { isObject, type Resource } from '@tuyen/model';
import {
  type CreateParams,
  type DeleteManyParams,
  type DeleteParams,
  type GetListParams,
  type GetManyParams,
  type GetManyReferenceParams,
  type GetOneParams,
  HttpError,
  type Identifier,
  type RaRecord,
  type UpdateManyParams,
  type UpdateParams,
} from 'react-admin';
import { changedFields } from '../changed-fields.ts';
import type { OperationParams } from '../data-provider.ts';
import { enteredValues, withoutReadOnly } from '../entered-values.ts';
import { withoutHidden } from '../hidden-fields.ts';
import type { HttpAnswer, HttpClient } from '../http-client.ts';
import { omitEmpty } from '../omit-empty.ts';
import { withBackendSignIn } from './backend-sign-in.ts';
import { createCursors } from './cursors.ts';
import { fieldsOfCreate, type ForeignResource, parentField } from './foreign-resource.ts';
import { inParallel } from './in-parallel.ts';
import { valueIn } from './json-path.ts';
import { partsOf } from './paging.ts';
import { readError } from './read-error.ts';
import { type ListPart, readList } from './read-list.ts';
import { bodyOf, keyOf, readRecord, writeFields } from './record-mapping.ts';
import {
  type ForeignRequest,
  listRequest,
  type ListQuestion,
  manyRequest,
  oneRequest,
  operationRequest,
  parentIn,
  sendsWhole,
  writeRequest,
} from './requests.ts';

/** Maximum number of simultaneous requests of one action. */
const AT_A_TIME = 6;
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

/** Data provider of a back end: methods of react-admin, and the additional operations of this kit. */
export interface ForeignProvider {
  getList(resource: string, params: GetListParams & Cancelable): Promise<ForeignList>;
  getOne(resource: string, params: GetOneParams & Cancelable): Promise<{ data: RaRecord }>;
  getMany(resource: string, params: GetManyParams & Cancelable): Promise<{ data: RaRecord[] }>;
  getManyReference(resource: string, params: GetManyReferenceParams & Cancelable): Promise<ForeignList>;
  create(resource: string, params: CreateParams): Promise<{ data: RaRecord }>;
  update(resource: string, params: UpdateParams): Promise<{ data: RaRecord }>;
  updateMany(resource: string, params: UpdateManyParams): Promise<{ data: Identifier[] }>;
  delete(resource: string, params: DeleteParams): Promise<{ data: RaRecord }>;
  deleteMany(resource: string, params: DeleteManyParams): Promise<{ data: Identifier[] }>;
  operate(resource: string, params: OperationParams): Promise<{ data: Readonly<Record<string, unknown>> }>;
}

type FindResource = (name: string) => Promise<ForeignResource>;

interface Page {
  readonly data: readonly RaRecord[];
  readonly total: number | undefined;
  readonly hasNext: boolean;
}

/** Data provider for resources on another back end. The project's own server forwards its requests. */
export function createForeignProvider(http: HttpClient, find: FindResource): ForeignProvider {
  const cursors = createCursors();

  /** @param fields fields of the body, whose errors the back end answers. By default those of the resource */
  const send = (
    foreign: ForeignResource,
    { method, path, body }: ForeignRequest,
    signal?: AbortSignal,
    fields: Resource['fields'] = foreign.resource.fields,
  ) =>
    withBackendSignIn(http, foreign.place.backend, () =>
      http.send(`backends/${foreign.place.backend}${path}`, {
        method: method.toUpperCase(),
        signal,
        ...(body !== undefined && { body }),
        failure: (status, answer, headers) => failureOf(http, foreign, fields, { status, body: answer, headers }),
      }),
    );

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

  const getRaw = async (foreign: ForeignResource, id: Identifier, signal?: AbortSignal): Promise<unknown> => {
    const { json } = await send(foreign, oneRequest(foreign, String(id)), signal);
    return foreign.record.unwrap === undefined ? json : valueIn(json, foreign.record.unwrap);
  };

  const getOne = async (foreign: ForeignResource, id: Identifier, signal?: AbortSignal): Promise<RaRecord> => ({
    ...withParent(foreign, await getRaw(foreign, id, signal), parentOf(id)),
    // The record gets the requested id, so that the page finds the record.
    id,
  });

  /** Reads the record in the answer to a write. Some back ends answer nothing, or only the key. */
  const written = (
    foreign: ForeignResource,
    { json, headers }: HttpAnswer,
    path: string | undefined,
    sent: RaRecord,
  ) => {
    const inner = path === undefined ? json : (valueIn(json, path) ?? json);
    const read = isObject(inner) ? readRecord(foreign, inner) : { id: '' };
    const id = read.id || sent.id || (headers.get('location')?.split('/').at(-1) ?? '');
    return { ...sent, ...read, id };
  };

  const update = async (name: string, id: Identifier, changes: object, sent: RaRecord): Promise<RaRecord> => {
    const foreign = await find(name);
    const fields = writeFields(foreign.resource.fields, { ...changes }, foreign);
    const key = keyOf(String(id), foreign.place.ids);
    const raw = sendsWhole(foreign) ? await getRaw(foreign, id) : {};
    const body = bodyOf(foreign, fields, { before: isObject(raw) ? raw : {}, key });
    const answer = await send(foreign, writeRequest(foreign, 'update', { id: String(id), body }));
    return { ...written(foreign, answer, foreign.record.update?.unwrap ?? foreign.record.unwrap, sent), id };
  };

  const remove = async (name: string, id: Identifier): Promise<void> => {
    const foreign = await find(name);
    await send(foreign, writeRequest(foreign, 'delete', { id: String(id) }));
  };

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

    async create(name, { data }) {
      const foreign = await find(name);
      const { fields } = foreign.resource;
      const values = omitEmpty(withoutReadOnly(fields, withoutHidden(fields, data)));
      const body = bodyOf(foreign, writeFields(fieldsOfCreate(foreign), values, foreign));
      const parent = values[parentField(foreign) ?? ''];
      const within = typeof parent === 'string' ? { within: parent } : {};
      const answer = await send(foreign, writeRequest(foreign, 'create', { ...within, body }));
      const unwrap = foreign.record.create?.unwrap ?? foreign.record.unwrap;
      return { data: written(foreign, answer, unwrap, { ...values, id: '' }) };
    },

    async update(name, { id, data, previousData }) {
      const { resource } = await find(name);
      const entered = enteredValues(resource.fields, data);
      const changes = previousData ? changedFields(previousData, entered) : entered;
      const sent = { ...previousData, ...data, id };
      if (Object.keys(changes).length === 0) return { data: sent };
      return { data: await update(name, id, changes, sent) };
    },

    async updateMany(name, { ids, data }) {
      await inParallel(ids, AT_A_TIME, (id) => update(name, id, data, { ...data, id }));
      return { data: ids };
    },

    async delete(name, { id, previousData }) {
      await remove(name, id);
      return { data: previousData ?? { id } };
    },

    async deleteMany(name, { ids }) {
      await inParallel(ids, AT_A_TIME, (id) => remove(name, id));
      return { data: ids };
    },

    async operate(name, { id, name: operation, input }) {
      const foreign = await find(name);
      const asked = foreign.resource.operations?.find((one) => one.name === operation)?.input ?? [];
      const body = asked.length === 0 ? undefined : writeFields(asked, { ...input }, foreign);
      const key = id === undefined ? undefined : String(id);
      const { json } = await send(foreign, operationRequest(foreign, operation, key, body), undefined, asked);
      return { data: isObject(json) ? json : {} };
    },
  };
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

/** Returns the error of a back end in words. Undefined for errors of the project's own server, which forwards requests. */
function failureOf(
  http: HttpClient,
  foreign: ForeignResource,
  asked: Resource['fields'],
  { status, body, headers }: { readonly status: number; readonly body: unknown; readonly headers: Headers },
): HttpError | undefined {
  if (isOwnError(body)) return undefined;
  const { message, fields } = readError(foreign, body, asked);
  const { t } = http.words;
  const wait = headers.get('retry-after');
  const hasSeconds = wait !== null && /^\d+$/u.test(wait);
  const told = hasSeconds ? t('errors.backend_wait', { seconds: wait }) : t('errors.backend_busy', {});
  const busy = status === 429 ? told : undefined;
  const known = status === 404 ? t('errors.not_found') : t('errors.status', { status });
  return new HttpError(busy ?? message ?? known, status, { errors: fields });
}

function isOwnError(body: unknown): boolean {
  return isObject(body) && typeof body['code'] === 'string' && typeof body['statusCode'] === 'number';
}
