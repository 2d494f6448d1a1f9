import { isObject } from '@tuyen/model';
import { findings } from '@tuyen/server/extension';
import { type Role, successOf } from '../collections/collections.ts';
import { readPage } from '../collections/list-query.ts';
import { addressOf, type RecordStore, type Row, typedAs } from '../collections/store.ts';
import type { Operation, Schema } from '../document/open-api.ts';
import { propertiesOf } from '../document/references.ts';
import type { Answering, ForeignRequest } from './answering.ts';
import { type Change, createdRecord, mergedRecord, replacedRecord } from './change-record.ts';
import type { AskedRequest } from './check-request.ts';
import { OperationProblem, unknownRecord } from './operation-problem.ts';
import { type Content, type ForeignAnswer, respond } from './respond.ts';

/** Answers an operation on a list or a record. Changes the records that the mock keeps. */
export function answerFromRecords(
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
  const path = request.url.split('?')[0]?.replace(/\/$/u, '') ?? '';
  const isNew = role.does === 'create' && operation.template === collection.base;
  const location = isNew ? `${path}/${encodeURIComponent(String(record[collection.key]))}` : undefined;
  return send({ record, location });
}

function listContent(
  store: RecordStore,
  operation: Operation,
  { collection }: Role,
  { params, query }: AskedRequest,
  { origin, url }: ForeignRequest,
): Content {
  const page = readPage(store.list(collection, params), operation, query, collection.key);
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
  if (does === 'create') return createAll(answering, operation, change, asked);
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

/** Creates a record, or each record of a list. @returns the last one */
function createAll(answering: Answering, operation: Operation, change: Change, { body, params }: AskedRequest): Row {
  const several = Array.isArray(body) ? body.filter(isObject) : [];
  const made = (several.length > 0 ? several : [change.sent]).map((sent) =>
    create(answering, operation, { ...change, sent }, params),
  );
  return made.at(-1) ?? {};
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
