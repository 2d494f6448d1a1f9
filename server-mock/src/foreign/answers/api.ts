import { isObject, type JsonSchema } from '@tuyen/model';
import { findings } from '@tuyen/server/extension';
import { type FieldError, type MessageParams, Problem } from '@tuyen/server/domain';
import {
  type Collection,
  type Collections,
  findCollections,
  jsonOfSuccess,
  type Role,
  successOf,
} from '../collections/collections.ts';
import { type ListPage, readPage } from '../collections/list-query.ts';
import { recordPlace } from '../collections/places.ts';
import { addressOf, type RecordStore, type Row, type StoreSettings, typedAs } from '../collections/store.ts';
import { type Directory, openDirectory } from '../document/find-operation.ts';
import type { ForeignDocument, Operation, Schema } from '../document/open-api.ts';
import { operationsIn } from '../document/operations.ts';
import { openReferences, propertiesOf, type References } from '../document/references.ts';
import { openValidators, type Validators } from '../document/validators.ts';
import { type Change, createdRecord, mergedRecord, replacedRecord } from './change-record.ts';
import { type AskedRequest, checkRequest, mediaFor, type RequestFinding } from './check-request.ts';
import { type Preference, readPreference } from './prefer.ts';
import { chosenMedia, type Content, type ForeignAnswer, respond, responseFor } from './respond.ts';
import { missingSchemes } from './security.ts';

/** Request to the mock of a foreign document. */
export interface ForeignRequest extends Omit<AskedRequest, 'params'> {
  readonly method: string;
  /** Decoded path. */
  readonly path: string;
  /** Address of this server: `http://127.0.0.1:4000`. */
  readonly origin: string;
  /** Path and query as sent. */
  readonly url: string;
}

/** Everything that a document says about the answers of a back end. */
export interface ForeignApi {
  readonly operations: readonly Operation[];
  readonly references: References;
  readonly validators: Validators;
  readonly directory: Directory;
  readonly collections: Collections;
}

export function openForeignApi(document: ForeignDocument): ForeignApi {
  const references = openReferences(document);
  const operations = operationsIn(document, references);
  return {
    operations,
    references,
    validators: openValidators(document, references),
    directory: openDirectory(operations, document),
    collections: findCollections(operations, references),
  };
}

export interface Answering {
  readonly api: ForeignApi;
  readonly settings: StoreSettings;
  readonly store: RecordStore;
  readonly now: Date;
  /** Returns the effect of a fault that a tester has set for the operation. */
  readonly fault: (operation: Operation) => Promise<Preference | undefined>;
}

/**
 * Schema of the effect of a fault of an operation. A fault can match the `operation`, `method`, `path` and `tags` of the
 * operation.
 */
export const OPERATION_POINT: Readonly<Record<string, JsonSchema>> = {
  operation: {
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: {
      status: { type: 'integer', minimum: 200, maximum: 599 },
      example: { type: 'string' },
    },
  },
};

/** Refusal of a request to an operation. Its answer has the form that the document gives to errors of the operation. */
export class OperationProblem extends Problem {
  readonly operation: Operation;
  readonly findings: readonly RequestFinding[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    operation: Operation,
    status: number,
    code: string,
    params: MessageParams = {},
    {
      findings = [],
      headers = {},
    }: { readonly findings?: readonly RequestFinding[]; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(status, code, params, findings.length > 0 ? errorsOf(findings) : undefined);
    this.operation = operation;
    this.findings = findings;
    this.headers = headers;
  }
}

function errorsOf(findings: readonly RequestFinding[]): Readonly<Record<string, FieldError>> {
  return Object.fromEntries(findings.map(({ path, error }) => [path, error]));
}

/**
 * Answers a request as the document describes it. Lists and records that belong together keep what clients write.
 * @throws Problem with status 404 or 405 for an unknown address, else OperationProblem
 */
export async function answerForeign(answering: Answering, request: ForeignRequest): Promise<ForeignAnswer> {
  const { api, settings } = answering;
  const found = api.directory.find(request.method, request.path);
  if (!found) throw unknownAddress(api.directory, request);
  const { operation, params } = found;
  const asked: AskedRequest = { ...request, params };
  const preference = readPreference(request.headers['prefer']) ?? (await answering.fault(operation));
  if (preference) return preferred(settings, operation, preference, request);
  checkAccess(operation, asked);
  checkContent(api, operation, asked);
  const role = api.collections.roleOf(operation);
  checkParents(answering, operation, params);
  return role ? stateful(answering, operation, role, asked, request) : stateless(answering, operation, asked, request);
}

function unknownAddress(directory: Directory, { method, path }: ForeignRequest): Problem {
  const methods = directory.methodsOf(path);
  if (methods.length > 0) return new Problem(405, 'mock_method', { method, allowed: methods.join(', ') });
  const nearest = directory.nearest(method, path);
  return nearest === undefined
    ? new Problem(404, 'mock_empty')
    : new Problem(404, 'mock_no_operation', { address: `${method} ${path}`, nearest });
}

function preferred(
  settings: StoreSettings,
  operation: Operation,
  { status, example }: Preference,
  request: ForeignRequest,
): ForeignAnswer {
  const wanted = status ?? statusOfExample(operation, example) ?? successOf(operation)[0];
  const [, media] = chosenMedia(responseFor(operation, wanted)?.content ?? {}, request.headers['accept']);
  if (wanted >= 400 && Object.keys(media?.examples ?? {}).length === 0)
    throw new OperationProblem(operation, wanted, 'mock_asked_for', { status: wanted });
  const accept = request.headers['accept'];
  return respond(settings, { operation, status: wanted, example, accept, key: `${operation.id} ${wanted}` });
}

/** Returns the status whose response has an example of a name. */
function statusOfExample({ responses }: Operation, example: string | undefined): number | undefined {
  if (example === undefined) return undefined;
  const [status] =
    Object.entries(responses).find(([, { content }]) =>
      Object.values(content).some(({ examples }) => Object.hasOwn(examples, example)),
    ) ?? [];
  return status !== undefined && /^\d+$/u.test(status) ? Number(status) : undefined;
}

function checkAccess(operation: Operation, asked: AskedRequest): void {
  const missing = missingSchemes(operation, asked);
  if (!missing) return;
  const challenges = [...new Set(missing.map(({ challenge }) => challenge))].filter((one) => one !== '').join(', ');
  const schemes = missing.map(({ name, in: place, key }) => `${name} (${place} ${key})`).join(', ');
  const headers = challenges === '' ? {} : { 'www-authenticate': challenges };
  throw new OperationProblem(operation, 401, 'mock_unauthorized', { schemes }, { headers });
}

function checkContent({ validators }: ForeignApi, operation: Operation, asked: AskedRequest): void {
  const { body, type } = asked;
  if (operation.body && body !== undefined && !mediaFor(operation.body.content, type)) {
    const accepted = Object.keys(operation.body.content).join(', ');
    throw new OperationProblem(operation, 415, 'mock_media_type', { type: type ?? '', accepted });
  }
  const findings = checkRequest(operation, asked, validators);
  if (findings.length === 0) return;
  const inBody = findings.some((one) => one.in === 'body');
  throw new OperationProblem(operation, invalidStatus(operation, inBody), 'validation_failed', {}, { findings });
}

/** Returns the status for invalid input: 422 or 400, as documented. Without either, 422 for bodies and 400 otherwise. */
function invalidStatus({ responses }: Operation, inBody: boolean): number {
  const preferredOnes = inBody ? [422, 400] : [400, 422];
  return preferredOnes.find((status) => responses[status]) ?? preferredOnes[0] ?? 400;
}

function checkParents({ api, store }: Answering, operation: Operation, params: Readonly<Record<string, string>>): void {
  for (const parent of api.collections.parentsOf(operation.template)) {
    const key = params[parent.parameter ?? ''] ?? '';
    if (!store.find(parent, params, key)) throw unknownRecord(operation, parent, params, key);
  }
}

function unknownRecord(
  operation: Operation,
  collection: Collection,
  params: Readonly<Record<string, string>>,
  key: string,
): OperationProblem {
  return new OperationProblem(operation, 404, 'mock_no_record', { list: addressOf(collection, params), key });
}

/** Answers an operation that belongs to no list: with an example or a sample, the same for the same path. */
function stateless(
  { settings, api }: Answering,
  operation: Operation,
  { params }: AskedRequest,
  request: ForeignRequest,
): ForeignAnswer {
  const [status] = successOf(operation);
  const accept = request.headers['accept'];
  const key = [operation.id, ...Object.values(params)].join('/');
  const [parameter, value] = Object.entries(params).at(-1) ?? [];
  const schema = jsonOfSuccess(operation)?.schema;
  const answer = respond(settings, { operation, status, accept, key });
  const isRecord = parameter !== undefined && operation.template.endsWith(`{${parameter}}`);
  const place = isRecord && schema ? recordPlace(api.references, schema, parameter, '') : undefined;
  if (!place || value === undefined || !isObject(answer.body)) return answer;
  const record = place.path.reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), answer.body);
  if (!isObject(record)) return answer;
  const property = propertiesOf(api.references.flat(place.schema))[place.key];
  const own = { ...record, [place.key]: typedAs(property, value, api.references) };
  return respond(settings, { operation, status, accept, key }, { place, record: own });
}

function stateful(
  answering: Answering,
  operation: Operation,
  role: Role,
  asked: AskedRequest,
  request: ForeignRequest,
): ForeignAnswer {
  const { settings, store } = answering;
  const { collection } = role;
  const [status] = successOf(operation);
  const key = [operation.id, ...Object.values(asked.params)].join('/');
  const send = (content: Content) =>
    respond(settings, { operation, status, accept: request.headers['accept'], key }, { place: role.place, ...content });
  if (role.does === 'list') return send(listContent(store, operation, role, asked, request));
  const record = changed(answering, operation, role, asked);
  const path = request.url.split('?')[0] ?? '';
  const location = role.does === 'create' ? `${path.replace(/\/$/u, '')}/${String(record[collection.key])}` : path;
  return send({ record, location });
}

function listContent(
  store: RecordStore,
  operation: Operation,
  { collection }: Role,
  { params, query }: AskedRequest,
  { origin, url }: ForeignRequest,
): Content {
  const page: ListPage = readPage(store.list(collection, params), operation, query, collection.key);
  const linked = (changes: Readonly<Record<string, string>>) => {
    const address = new URL(url, origin);
    for (const [name, value] of Object.entries(changes)) address.searchParams.set(name, value);
    return address.href;
  };
  return { page, addressOf: linked };
}

/** Reads or changes a record. @returns the record afterwards, or the removed one */
function changed(answering: Answering, operation: Operation, { collection, does }: Role, asked: AskedRequest): Row {
  const { api, store, now } = answering;
  const { params } = asked;
  const sent = isObject(asked.body) ? asked.body : {};
  const fits = (property: unknown, value: unknown) =>
    !isObject(property) || findings(api.validators.response(property), value).length === 0;
  const change: Change = { references: api.references, fits, collection, sent, now: now.toISOString() };
  if (does === 'create') return create(answering, operation, change, params);
  const sentKey = sent[collection.key];
  const key = does === 'put' ? String(sentKey ?? '') : (params[collection.parameter ?? ''] ?? '');
  const before = store.find(collection, params, key);
  if (!before) throw unknownRecord(operation, collection, params, key);
  switch (does) {
    case 'read':
    case 'list':
      return before;
    case 'remove':
      store.remove(collection, params, key);
      return before;
    default: {
      const parameters = does === 'act' ? { ...queryValues(asked, change), ...sent } : sent;
      const isMerge = does === 'merge' || does === 'act';
      const after = (isMerge ? mergedRecord : replacedRecord)({ ...change, sent: parameters }, before);
      store.put(collection, params, after);
      return after;
    }
  }
}

function create({ store }: Answering, operation: Operation, change: Change, params: AskedRequest['params']): Row {
  const { collection, sent } = change;
  const given = sent[collection.key];
  const isGiven = (typeof given === 'string' && given !== '') || typeof given === 'number';
  if (isGiven && store.find(collection, params, String(given)))
    throw new OperationProblem(operation, 409, 'mock_duplicate', { list: addressOf(collection, params), key: given });
  const sample = store.sample(collection, params, store.list(collection, params).length);
  const record = createdRecord(change, sample, isGiven ? given : store.freeKey(collection, params));
  store.put(collection, params, record);
  return record;
}

/** Returns the values of query parameters that have the name of a property: `?status=sold`. */
function queryValues({ query }: AskedRequest, { references, collection }: Change): Schema {
  const properties = propertiesOf(references.flat(collection.schema));
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, [value = '']]) =>
      Object.hasOwn(properties, name) ? [[name, typedAs(properties[name], value, references)] as const] : [],
    ),
  );
}
