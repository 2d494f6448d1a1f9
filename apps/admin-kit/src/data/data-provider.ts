import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { isObject, type Resource, type SortOrder } from '@tuyen/model';
import type { EditedRow, RecordEdit } from '../edits/edited-row.ts';
import type { RowAnswer } from '../import/check-rows.ts';
import type { ModelStore } from '../model/model-store.ts';
import { changedFields } from './changed-fields.ts';
import { omitEmpty } from './omit-empty.ts';
import { enteredValues, withoutReadOnly } from './entered-values.ts';
import type { HttpClient, HttpRequest } from './http-client.ts';
import { withoutHidden } from './hidden-fields.ts';
import { listQuery, QueryError, type ListQuery } from './query.ts';
import { queryFields } from './query-fields.ts';
import { sentOnce } from './sent-once.ts';
import { createUpload, type UploadedFile, type UploadOptions } from './upload.ts';

/** Largest page size for which the server returns the user's permissions (`can`) with each record. */
const MAX_RECORDS_WITH_CAN = 100;

const IDS_PER_REQUEST = 100;

export interface KitDataProvider extends DataProvider {
  transition(resource: string, params: TransitionParams): Promise<{ data: RaRecord }>;
  operate(resource: string, params: OperationParams): Promise<{ data: Readonly<Record<string, unknown>> }>;
  /**
   * Checks whether the server would delete the record.
   * @throws HttpError with the reason if it would not
   */
  checkDeletion(resource: string, params: { id: Identifier }): Promise<{ data: null }>;
  /** Imports rows of a CSV file, all of them or none. With `dryRun`, only returns the result that each row would have. */
  importRows(resource: string, params: ImportParams): Promise<{ readonly rows: readonly RowAnswer[] }>;
  /**
   * Changes several records. A refused record does not stop the others. With `dryRun`, only returns the result that each
   * record would have.
   */
  editRecords(resource: string, params: EditParams): Promise<{ readonly rows: readonly EditedRow[] }>;
  exportCsv(resource: string, params: ExportParams, arrived: (records: number) => void): Promise<Blob>;
  listQuery(resource: string, params: ExportParams): Promise<string>;
  upload(file: Blob, name: string, options?: UploadOptions): Promise<{ data: UploadedFile }>;
  headers(): Promise<Readonly<Record<string, string>>>;
  /** Follows a stream of text until it ends. */
  follow(path: string, arrived: (part: string) => void, signal: AbortSignal): Promise<void>;
  file(path: string, request?: { method?: string; body?: unknown }): Promise<Blob>;
  /** Sends a request that no other method of the data provider covers. The path is relative to the base URL of the API. */
  call<T>(path: string, request?: HttpRequest): Promise<T>;
}

interface ImportParams {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly dryRun?: boolean;
  readonly key?: string;
  readonly signal?: AbortSignal;
}

interface EditParams {
  readonly edits: readonly RecordEdit[];
  readonly dryRun?: boolean;
}

interface ExportParams {
  readonly filter: object;
  readonly sort: { readonly field: string; readonly order: string };
}

interface TransitionParams {
  readonly id: Identifier;
  readonly name: string;
  readonly input: object;
  readonly version?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly keepalive?: boolean | undefined;
}

export interface OperationParams extends Omit<TransitionParams, 'id'> {
  readonly id?: Identifier | undefined;
}

interface RestRequest {
  readonly search?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Page {
  readonly data: unknown;
  readonly total: number;
  readonly can?: object;
}

export function createDataProvider(http: HttpClient, model: ModelStore): KitDataProvider {
  const described = async (name: string): Promise<Resource> => {
    await model.describe('resources', name);
    const resource = model.resource(name);
    if (resource) return resource;
    const message = `The server describes no resource "${name}" to this account.`;
    throw inWords(new QueryError(message, 'not_described', { resource: name }), name);
  };

  const inWords = ({ reason, params }: QueryError, name: string) => {
    const { t, exists } = http.words;
    const label = `resources.${name}.fields.${params['field']}`;
    const named = params['field'] !== undefined && exists(label) ? { ...params, field: t(label) } : params;
    return new QueryError(t(`errors.query.${reason}`, named), reason, params);
  };

  const list = async (name: string, query: ListQuery, signal?: AbortSignal): Promise<Page> => {
    const fields = queryFields(await described(name));
    const search = () => {
      try {
        return listQuery(name, fields, query);
      } catch (error) {
        throw error instanceof QueryError ? inWords(error, name) : error;
      }
    };
    return answered((await http.send(`${name}?${search()}`, { signal })).json);
  };

  const sendOnce = sentOnce(http);

  const patch = async (name: string, id: Identifier, changes: object, version: unknown): Promise<unknown> => {
    const path = `${name}/${encodeURIComponent(id)}`;
    return (await sendOnce(path, { method: 'PATCH', body: changes, headers: ifVersion(version) })).json;
  };

  const rest = ({ search = '', headers = {} }: RestRequest = {}) =>
    simpleRestProvider(http.apiUrl, async (url, { method, body, signal } = {}) => {
      const send = method === 'POST' ? sendOnce : http.send;
      const answer = await send(`${url.slice(http.apiUrl.length + 1)}${search}`, {
        headers,
        ...(method && { method }),
        ...(typeof body === 'string' && { body: JSON.parse(body) }),
        ...(signal && { signal }),
      });
      // After a deletion, simple-rest reads the id from the response body, so an empty response must become an object.
      return { ...answer, json: answer.json ?? {} };
    });

  const upload = createUpload(http);

  const own = {
    getOne: (name, params) => rest({ search: asksCan(params.meta) ? '?can=1' : '' }).getOne(name, params),

    async getList(name, { pagination, sort, filter, meta, signal }) {
      const { page = 1, perPage = 10 } = pagination ?? {};
      const can = asksCan(meta) && perPage <= MAX_RECORDS_WITH_CAN;
      const orders = ordersIn(meta) ?? (sort ? [sort] : []);
      const query = { filter: filter ?? {}, sort: orders, page, perPage, can };
      const { data, total, can: here } = await list(name, query, signal);
      return { data: answered(data), total, ...(here ? { meta: { can: here } } : {}) };
    },

    // Requests the ids in several parts, because some proxies truncate a long URL.
    async getMany(name, { ids, signal }) {
      const parts = chunks([...new Set(ids)], IDS_PER_REQUEST);
      // Filters by `id` without checking that the resource has this field, because every resource has it. The request
      // need not wait for the description of the resource.
      const answers = await Promise.all(
        parts.map(async (part) => {
          const search = new URLSearchParams({ filter: `id||$in||${part.join(',')}` });
          return (await http.send(`${name}?${search}`, { signal })).json;
        }),
      );
      return { data: answered(answers.flat()) };
    },

    async getManyReference(name, { target, id, pagination, sort, filter, signal }) {
      const query = { filter: { ...filter, [target]: id }, sort, page: pagination.page, perPage: pagination.perPage };
      const { data, total } = await list(name, query, signal);
      return { data: answered(data), total };
    },

    // Sends only fields that a user can set. Omits empty fields too, because a new record has no stored values to
    // clear.
    async create(name, params) {
      const { fields } = await described(name);
      const record = withoutReadOnly(fields, withoutHidden(fields, params.data));
      return rest().create(name, { ...params, data: omitEmpty(record) });
    },

    // Sends a PATCH with the changed fields, as the API specification requires. Simple-rest would send a PUT with the
    // whole record.
    async update(name, { id, data, previousData }) {
      const { fields } = await described(name);
      const entered = enteredValues(fields, data);
      const changes = previousData ? changedFields(previousData, entered) : entered;
      if (Object.keys(changes).length === 0 && previousData) return { data: answered(previousData) };
      return { data: answered(await patch(name, id, changes, previousData?.['version'])) };
    },

    async updateMany(name, { ids, data }) {
      await Promise.all(ids.map((id) => patch(name, id, data, undefined)));
      return { data: ids };
    },

    // The request of an undoable deletion is sent late. It must use the office in which the user confirmed the
    // deletion, not the office at the time of the request.
    async deleteMany(name, params) {
      const officeId: unknown = params.meta?.officeId;
      const headers = typeof officeId === 'string' && officeId !== '' ? { 'x-office-id': officeId } : {};
      await rest({ headers }).deleteMany(name, params);
      return { data: params.ids };
    },

    async transition(name, { id, name: transition, input, version, headers, keepalive }) {
      const path = `${name}/${encodeURIComponent(id)}/transitions/${transition}`;
      const sent = { method: 'POST', body: input, headers: { ...headers, ...ifVersion(version) }, keepalive };
      const { json } = await sendOnce(path, sent);
      return { data: answered(json) };
    },

    async operate(name, { id, name: operation, input, version, headers, keepalive }) {
      const place = id === undefined ? name : `${name}/${encodeURIComponent(id)}`;
      const path = `${place}/operations/${operation}`;
      const sent = { method: 'POST', body: input, headers: { ...headers, ...ifVersion(version) }, keepalive };
      const { json } = await sendOnce(path, sent);
      return { data: answered(json) };
    },

    async checkDeletion(name, { id }) {
      await http.send(`${name}/${encodeURIComponent(id)}/deletion`);
      return { data: null };
    },

    async importRows(name, { columns, rows, dryRun, key, signal }) {
      const body = { columns, bulk: rows, ...(dryRun ? { dry_run: true } : {}) };
      const headers = key === undefined ? {} : { 'idempotency-key': key };
      const { json } = await http.send(`${name}/bulk`, { method: 'POST', body, headers, signal });
      return answered(json);
    },

    async editRecords(name, { edits, dryRun }) {
      const body = { edits, ...(dryRun ? { dry_run: true } : {}) };
      const send = dryRun ? http.send : sendOnce;
      return answered((await send(`${name}/edits`, { method: 'POST', body })).json);
    },

    async listQuery(name, { filter, sort }) {
      return listQuery(name, queryFields(await described(name)), { filter: { ...filter }, sort }).toString();
    },

    async exportCsv(name, { filter, sort }, arrived) {
      const search = listQuery(name, queryFields(await described(name)), { filter: { ...filter }, sort });
      // The count of exported records starts at -1, because the first line of the CSV file is the heading and not a
      // record.
      let lines = -1;
      return http.file(`${name}/export?${search}`, (part) => {
        lines += linesIn(part);
        arrived(Math.max(0, lines));
      });
    },

    async upload(file, name, options) {
      return { data: await upload(file, name, options) };
    },

    headers: async () => http.headers(),

    follow: http.follow,

    file: (path, request) => http.file(path, undefined, request),

    async call<T>(path: string, request: Parameters<HttpClient['send']>[1] = {}) {
      // A PATCH through this method changes data, for example the settings of an office, so it gets an idempotency key.
      // A POST through this method only reads and may be repeated.
      const send = request.method === 'PATCH' ? sendOnce : http.send;
      return answered<T>((await send(path, request)).json);
    },
  } satisfies Partial<KitDataProvider>;
  return { ...rest(), ...own };
}

function answered<T>(json: unknown): T {
  // The cast is safe, because tests validate the server's responses against the OpenAPI document, and that document is
  // generated from the same schemas as the resource types.
  return json as T;
}

function ifVersion(version: unknown): Record<string, string> {
  return typeof version === 'number' ? { 'if-match': `"${version}"` } : {};
}

/**
 * Returns the sort orders of a list from `meta`. They are not in react-admin's `sort`, because that holds only one
 * order.
 */
function ordersIn(meta: unknown): readonly SortOrder[] | undefined {
  // The cast is safe, because only the kit's own views set `meta.sort`, and they set valid sort orders.
  return isObject(meta) ? (meta['sort'] as readonly SortOrder[] | undefined) : undefined;
}

function asksCan(meta: unknown): boolean {
  return isObject(meta) && meta['can'] === true;
}

/**
 * Counts the rows in a part of a CSV file by the carriage returns in it. The server ends each row with CR LF, and line
 * breaks inside a cell contain no CR.
 */
function linesIn(part: Uint8Array): number {
  let lines = 0;
  for (let at = part.indexOf(CARRIAGE_RETURN); at >= 0; at = part.indexOf(CARRIAGE_RETURN, at + 1)) lines += 1;
  return lines;
}

const CARRIAGE_RETURN = 0x0d;

function chunks<T>(items: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < items.length; start += size) parts.push(items.slice(start, start + size));
  return parts;
}
