import { isObject, type JsonSchema } from '@tuyen/model';
import { Problem } from '@tuyen/server/domain';
import { isJson, jsonOfSuccess, successOf } from '../collections/collections.ts';
import { recordPlace } from '../collections/places.ts';
import { type StoreSettings, typedAs } from '../collections/store.ts';
import type { Directory } from '../document/find-operation.ts';
import type { Operation } from '../document/open-api.ts';
import { propertiesOf } from '../document/references.ts';
import type { Answering, ForeignRequest } from './answering.ts';
import type { ForeignApi } from './api.ts';
import { type AskedRequest, checkRequest, mediaFor } from './check-request.ts';
import { OperationProblem, unknownRecord } from './operation-problem.ts';
import { type Preference, readPreference } from './prefer.ts';
import { answerFromRecords } from './records.ts';
import { chosenMedia, type ForeignAnswer, respond, responseFor } from './respond.ts';
import { missingSchemes } from './security.ts';

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
  if (role) checkReadable(operation, asked);
  checkWritable(operation, asked);
  checkParents(answering, operation, params);
  return role
    ? answerFromRecords(answering, operation, role, asked, request)
    : stateless(answering, operation, asked, request);
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

const UNREAD = /[/+]xml$|^multipart\//u;

/**
 * Refuses a body that the document allows, but whose fields the mock cannot read: XML and multipart. Without this, a
 * record would be created without values.
 */
function checkReadable(operation: Operation, { body, type }: AskedRequest): void {
  if (body === undefined || type === undefined || !UNREAD.test(type)) return;
  const takesJson = Object.keys(operation.body?.content ?? {}).some(isJson);
  throw new OperationProblem(operation, 415, takesJson ? 'mock_unread_body' : 'mock_only_unread', { type });
}

/** Refuses an `Accept` that leaves only XML if the document has no example, because the mock composes JSON alone. */
function checkWritable(operation: Operation, { headers }: AskedRequest): void {
  const [status] = successOf(operation);
  const content = responseFor(operation, status)?.content ?? {};
  const [type, media] = chosenMedia(content, headers['accept']);
  if (type === undefined || !/[/+]xml$/u.test(type) || Object.keys(media?.examples ?? {}).length > 0) return;
  const hasJson = Object.keys(content).some(isJson);
  throw new OperationProblem(operation, 406, hasJson ? 'mock_unwritten_body' : 'mock_only_unwritten', { type });
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
