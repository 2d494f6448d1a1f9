import { capabilitiesOf, isObject, operatorsOn } from '@tuyen/model';
import { type BackendMethod, METHODS } from '@tuyen/model/backends';
import { QueryError, type ListFilter } from '../query.ts';
import { readConditions } from './conditions.ts';
import { type ForeignResource, hasParentInId, parentField } from './foreign-resource.ts';
import { fillForm } from './fill-form.ts';
import { putAt } from './json-path.ts';
import { type AskedPage, pageParams } from './paging.ts';
import { filterParams, manyParams, type Params, searchParams, sortParams } from './query-params.ts';

/** Request to another back end. The path is relative to the back end's address. */
export interface ForeignRequest {
  readonly method: BackendMethod;
  readonly path: string;
  readonly body?: unknown;
}

export interface ListQuestion extends AskedPage {
  readonly filter: ListFilter;
  readonly sort?: { readonly field: string; readonly order: string } | undefined;
}

/** Key of a record (`id`) and key of its parent record (`within`). */
interface Key {
  readonly id?: string;
  readonly within?: string;
}

/** Returns the key of the parent record that a filter names. */
export function parentIn(foreign: ForeignResource, filter: ListFilter): string | undefined {
  const parent = filter[parentField(foreign) ?? ''];
  return typeof parent === 'string' || typeof parent === 'number' ? String(parent) : undefined;
}

/** @throws QueryError for a filter or a list that the back end cannot do */
export function listRequest(foreign: ForeignResource, question: ListQuestion, cursor?: string): ForeignRequest {
  const { resource, list } = foreign;
  const path = list.get ?? impossible(resource.name, 'list');
  const within = path.includes('{within}') ? parentIn(foreign, question.filter) : undefined;
  const filter: ListFilter =
    within === undefined ? question.filter : { ...question.filter, [parentField(foreign) ?? '']: undefined };
  const capabilities = capabilitiesOf(resource);
  const operatorsOf = (field: string) => operatorsOn(capabilities, field);
  const { search, conditions } = readConditions(resource, filter, operatorsOf, foreign.dayMeant);
  return request(foreign, 'get', path, { ...(within !== undefined && { within }) }, [
    ...Object.entries(list.params ?? {}),
    ...pageParams(list, question, cursor),
    ...(question.sort ? sortParams(foreign, question.sort.field, question.sort.order) : []),
    ...searchParams(foreign, search),
    ...filterParams(foreign, conditions),
  ]);
}

/** Returns the request that reads several records. Undefined if the back end has none. */
export function manyRequest(foreign: ForeignResource, ids: readonly string[]): ForeignRequest | undefined {
  const params = manyParams(foreign, ids);
  const { list } = foreign;
  if (!params || list.get === undefined || list.get.includes('{within}')) return undefined;
  return request(foreign, 'get', list.get, {}, [
    ...Object.entries(list.params ?? {}),
    ...pageParams(list, { page: 1, perPage: ids.length }),
    ...params,
  ]);
}

export function oneRequest(foreign: ForeignResource, id: string): ForeignRequest {
  const { record, resource } = foreign;
  const key = keyIn(foreign, id);
  const path = record.get ?? impossible(resource.name, 'show');
  return request(foreign, 'get', path, key, ownParams(foreign, record.params, key));
}

export type Write = 'create' | 'update' | 'delete';

/** @param body the record as the JSON of the back end, without its envelope */
export function writeRequest(
  foreign: ForeignResource,
  write: Write,
  { id, within, body }: Key & { readonly body?: unknown },
): ForeignRequest {
  const call = foreign.record[write] ?? impossible(foreign.resource.name, write);
  return callRequest(
    foreign,
    call,
    id === undefined ? { ...(within !== undefined && { within }) } : keyIn(foreign, id),
    body,
  );
}

export function operationRequest(
  foreign: ForeignResource,
  operation: string,
  id: string | undefined,
  body: unknown,
): ForeignRequest {
  const call = foreign.record.operations?.[operation] ?? impossible(foreign.resource.name, operation);
  return callRequest(foreign, call, id === undefined ? {} : keyIn(foreign, id), body);
}

/** Returns whether an update needs the whole record, because the back end replaces it. */
export function sendsWhole({ record: { update } }: ForeignResource): boolean {
  return update?.send === undefined ? update?.patch === undefined : update.send === 'whole';
}

interface Call extends Partial<Record<BackendMethod, string>> {
  readonly wrap?: string;
  readonly params?: Readonly<Record<string, string>>;
}

function callRequest(foreign: ForeignResource, call: Call, key: Key, body: unknown): ForeignRequest {
  const method = METHODS.find((one) => call[one] !== undefined) ?? 'post';
  const wrapped = body === undefined || call.wrap === undefined ? body : putAt(call.wrap, body);
  const made = request(foreign, method, call[method] ?? '', key, ownParams(foreign, call.params, key));
  return wrapped === undefined || (isObject(wrapped) && method === 'delete') ? made : { ...made, body: wrapped };
}

/** Splits the id of a record into the key of the parent record and the key of the record: `7/42`. */
function keyIn(foreign: ForeignResource, id: string): Required<Pick<Key, 'id'>> & Key {
  const at = hasParentInId(foreign) ? id.indexOf('/') : -1;
  return at < 0 ? { id } : { within: id.slice(0, at), id: id.slice(at + 1) };
}

function ownParams({ place }: ForeignResource, params: Call['params'], { id = '', within = '' }: Key): Params {
  const values = { id, within, key: place.id };
  return Object.entries(params ?? {}).map(([name, value]) => [fillForm(name, values), fillForm(value, values)]);
}

function request(
  { place, resource }: ForeignResource,
  method: BackendMethod,
  path: string,
  { id, within }: Key,
  params: Params,
): ForeignRequest {
  if (path.includes('{within}') && within === undefined) impossible(resource.name, 'list');
  const filled = fillForm(path, {
    path: place.path,
    ...(id !== undefined && { id: encodeURIComponent(id) }),
    ...(within !== undefined && { within: encodeURIComponent(within) }),
  });
  const search = new URLSearchParams(params.map(([name, value]) => [name, value]));
  return { method, path: search.size === 0 ? filled : `${filled}?${search}` };
}

function impossible(resource: string, action: string): never {
  throw new QueryError(`The back end cannot do "${action}" with ${resource}.`, 'operator_not_allowed', {
    field: resource,
    operator: action,
  });
}
