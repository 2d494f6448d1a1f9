import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { isObject, type Resource, type SortOrder } from '@tuyen/model';
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

/** The largest page for which the server returns `can` with each record. */
const MAX_RECORDS_WITH_CAN = 100;

/** How many records one request for many asks for: longer addresses are cut off by some proxies. */
const IDS_PER_REQUEST = 100;

/** What the back-office can ask beyond react-admin's own nine calls. */
export interface KitDataProvider extends DataProvider {
  /** Moves a record along its workflow. Answers the record as it is afterwards. */
  transition(resource: string, params: TransitionParams): Promise<{ data: RaRecord }>;
  /** Does an operation with a record, or without an id with the resource. Answers what the schema of the operation says. */
  operate(resource: string, params: OperationParams): Promise<{ data: Readonly<Record<string, unknown>> }>;
  /** Would the server delete the record? @throws HttpError with its reason where it would not */
  checkDeletion(resource: string, params: { id: Identifier }): Promise<{ data: null }>;
  /** Writes rows of a CSV file, all or none of them; or with `dryRun` asks what each of them would come to. */
  importRows(resource: string, params: ImportParams): Promise<{ readonly rows: readonly RowAnswer[] }>;
  /** All records of a list, as a CSV file that the server makes. `arrived` is called with the number received so far. */
  exportCsv(resource: string, params: ExportParams, arrived: (records: number) => void): Promise<Blob>;
  /** The parameters by which the server answers a list, as text. */
  listQuery(resource: string, params: ExportParams): Promise<string>;
  /** Stores a file; a record's field keeps its `url`. */
  upload(file: Blob, name: string, options?: UploadOptions): Promise<{ data: UploadedFile }>;
  /** Who asks, and from which office, for a request that goes out later. */
  headers(): Promise<Readonly<Record<string, string>>>;
  /** An answer of the API that is a file. */
  file(path: string, request?: { method?: string; body?: unknown }): Promise<Blob>;
  /** Any other call of the API, below its base. */
  call<T>(path: string, request?: HttpRequest): Promise<T>;
}

interface ImportParams {
  /** The file's headings. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly dryRun?: boolean;
  /** The same rows sent again under the same key are written once. */
  readonly key?: string;
  readonly signal?: AbortSignal;
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
  /** Of the moment at which the user decided, where the request goes out later. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The page may be left before the answer. */
  readonly keepalive?: boolean | undefined;
}

interface OperationParams extends Omit<TransitionParams, 'id'> {
  readonly id?: Identifier | undefined;
}

interface Page {
  readonly data: unknown;
  readonly total: number;
  /** What the user may do with the resource, where it was asked. */
  readonly can?: object;
}

/**
 * React-admin's simple-rest provider, with what the server's own dialect does better: lists with totals in one answer,
 * many by id, PATCH of the changed fields guarded by the version that was read.
 */
export function createDataProvider(http: HttpClient, model: ModelStore): KitDataProvider {
  const described = async (name: string): Promise<Resource> => {
    await model.describe('resources', name);
    const resource = model.resource(name);
    if (resource) return resource;
    const message = `The server describes no resource "${name}" to this account.`;
    throw inWords(new QueryError(message, 'not_described', { resource: name }), name);
  };

  /** The refusal in the language of the screen, with the label of the field that it names. */
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

  const simpleRest = simpleRestProvider(http.apiUrl, async (url, options = {}) => {
    const { status, headers, body, json } = await http.send(url.slice(http.apiUrl.length + 1), {
      ...(options.method ? { method: options.method } : {}),
      ...(typeof options.body === 'string' ? { body: JSON.parse(options.body) } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    return { status, headers, body, json };
  });

  const upload = createUpload(http);

  const own = {
    async getOne(name, { id, meta, signal }) {
      const path = `${name}/${encodeURIComponent(id)}${asksCan(meta) ? '?can=1' : ''}`;
      return { data: answered((await http.send(path, { signal })).json) };
    },

    async getList(name, { pagination, sort, filter, meta, signal }) {
      const { page = 1, perPage = 10 } = pagination ?? {};
      const can = asksCan(meta) && perPage <= MAX_RECORDS_WITH_CAN;
      const orders = ordersIn(meta) ?? (sort ? [sort] : []);
      const query = { filter: filter ?? {}, sort: orders, page, perPage, can };
      const { data, total, can: here } = await list(name, query, signal);
      return { data: answered(data), total, ...(here ? { meta: { can: here } } : {}) };
    },

    async getMany(name, { ids, signal }) {
      const parts = chunks([...new Set(ids)], IDS_PER_REQUEST);
      // What every resource has: this waits for no description.
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

    async create(name, { data }) {
      const { fields } = await described(name);
      const record = withoutReadOnly(fields, withoutHidden(fields, data));
      // A new record has nothing to clear.
      const { json } = await sendOnce(name, { method: 'POST', body: omitEmpty(record) });
      return { data: answered(json) };
    },

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

    async deleteMany(name, { ids, meta }) {
      const officeId: unknown = meta?.officeId;
      const headers = typeof officeId === 'string' && officeId !== '' ? { 'x-office-id': officeId } : {};
      await Promise.all(ids.map((id) => http.send(`${name}/${encodeURIComponent(id)}`, { method: 'DELETE', headers })));
      return { data: ids };
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

    async listQuery(name, { filter, sort }) {
      return listQuery(name, queryFields(await described(name)), { filter: { ...filter }, sort }).toString();
    },

    async exportCsv(name, { filter, sort }, arrived) {
      const search = listQuery(name, queryFields(await described(name)), { filter: { ...filter }, sort });
      // The heading is no record.
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

    file: (path, request) => http.file(path, undefined, request),

    async call<T>(path: string, request: Parameters<HttpClient['send']>[1] = {}) {
      // Such as the settings of an office. What is asked by POST may be asked again.
      const send = request.method === 'PATCH' ? sendOnce : http.send;
      return answered<T>((await send(path, request)).json);
    },
  } satisfies Partial<KitDataProvider>;
  return { ...simpleRest, ...own };
}

/** An answer as the type that its caller chose, as react-admin has it: the generated types of a resource describe what the server answers. */
function answered<T>(json: unknown): T {
  // Tests hold the server's answers against the document of the API, which is printed from the same schemas as those types.
  return json as T;
}

/** Refuses the write where the record has another version by now. */
function ifVersion(version: unknown): Record<string, string> {
  return typeof version === 'number' ? { 'if-match': `"${version}"` } : {};
}

/** Several orders of one list: react-admin itself knows one. */
function ordersIn(meta: unknown): readonly SortOrder[] | undefined {
  // A view of the model alone writes it.
  return isObject(meta) ? (meta['sort'] as readonly SortOrder[] | undefined) : undefined;
}

function asksCan(meta: unknown): boolean {
  return isObject(meta) && meta['can'] === true;
}

/** Line ends of Windows: the server's own, for inside a cell it writes others. */
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
