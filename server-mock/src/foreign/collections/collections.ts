import type { Media, Operation } from '../document/open-api.ts';
import type { References } from '../document/references.ts';
import { propertiesOf } from '../document/references.ts';
import { keyOf, listPlace, type Place, recordPlace } from './places.ts';

/** Records that the operations of a path and of its subpaths read and write: `/pets`. */
export interface Collection {
  /** Path of the list: `/owners/{ownerId}/pets`. */
  readonly base: string;
  /** Name of the path parameter that identifies a record. Undefined if no path has one. */
  readonly parameter: string | undefined;
  /** Schema of a record, as the document writes it. */
  readonly schema: unknown;
  readonly key: string;
  /** Properties that callers may send. All others are set by the server. Undefined if the document does not tell. */
  readonly sent: ReadonlySet<string> | undefined;
  /** Records in the examples of the document. */
  readonly examples: readonly unknown[];
}

export interface Role {
  readonly collection: Collection;
  /**
   * `list`, `create`, `read`, `replace`, `merge` and `remove` are the usual operations. `put` replaces the record whose
   * key is in the body. `act` is any other operation on a record.
   */
  readonly does: 'list' | 'create' | 'read' | 'replace' | 'merge' | 'remove' | 'put' | 'act';
  /** Place of the record or of the list in the successful response. Undefined if the response contains none. */
  readonly place: Place | undefined;
}

export interface Collections {
  readonly all: readonly Collection[];
  roleOf(operation: Operation): Role | undefined;
  /** Returns the collections of the parent records of a path, from the outermost. */
  parentsOf(template: string): readonly Collection[];
}

/**
 * Returns whether the path lists the same records as a collection with a shorter path: `/pets/findByStatus` beside
 * `/pets`.
 */
function isPartOf(
  { base, parameter, schema }: Collection,
  all: readonly Collection[],
  references: References,
): boolean {
  if (parameter !== undefined) return false;
  return all.some((other) => base.startsWith(`${other.base}/`) && references.isSame(other.schema, schema));
}

const RECORD_PATH = /^(.+)\/\{([^{}/]+)\}$/u;

export function findCollections(operations: readonly Operation[], references: References): Collections {
  const bases = new Set(operations.map(({ template }) => RECORD_PATH.exec(template)?.[1] ?? template));
  const found = [...bases].flatMap((base) => collectionAt(base, operations, references) ?? []);
  const all = found.filter((one) => !isPartOf(one, found, references));
  const byBase = new Map(all.map((one) => [one.base, one]));
  const roles = new Map(
    operations.flatMap((operation) => {
      const role = roleIn(operation, byBase, references);
      return role ? [[operation, role] as const] : [];
    }),
  );
  return {
    all,
    roleOf: (operation) => roles.get(operation),
    parentsOf: (template) =>
      all
        .filter(({ base, parameter }) => parameter !== undefined && template.startsWith(`${base}/{${parameter}}/`))
        .toSorted((one, other) => one.base.length - other.base.length),
  };
}

/** Returns the successful response of an operation: the lowest 2xx status, or `default`. */
export function successOf({ responses }: Operation): readonly [status: number, name: string | undefined] {
  const names = Object.keys(responses);
  const [named] = names.filter((name) => /^2\d\d$/u.test(name)).toSorted();
  if (named !== undefined) return [Number(named), named];
  const other = names.find((name) => /^2XX$/iu.test(name)) ?? names.find((name) => name === 'default');
  const isEmpty = other === undefined || Object.keys(responses[other]?.content ?? {}).length === 0;
  return [isEmpty ? 204 : 200, other];
}

export function jsonOfSuccess(operation: Operation): Media | undefined {
  const [, name] = successOf(operation);
  return jsonMedia(operation.responses[name ?? '']?.content ?? {});
}

export function jsonMedia(content: Readonly<Record<string, Media>>): Media | undefined {
  const type = Object.keys(content).find(isJson) ?? Object.keys(content).find((one) => one.startsWith('*/*'));
  return type === undefined ? undefined : content[type];
}

export const isJson = (type: string): boolean => /^[\w.-]+\/(?:[\w.-]+\+)?json\b/u.test(type);

const lastName = (template: string): string => template.split('/').findLast((part) => !part.includes('{')) ?? '';

function collectionAt(base: string, operations: readonly Operation[], references: References): Collection | undefined {
  const at = (method: string, template: string) =>
    operations.find((one) => one.method === method && one.template === template);
  const onRecord = operations.filter(({ template }) => RECORD_PATH.exec(template)?.[1] === base);
  const parameter = RECORD_PATH.exec(onRecord[0]?.template ?? '')?.[2];
  const [list, create, read] = [at('GET', base), at('POST', base), onRecord.find(({ method }) => method === 'GET')];
  // Without a list or a create, the path is no collection: the mock can return a record for every key.
  if (!create && !(list && listOf(list, references))) return undefined;
  const name = lastName(base);
  const inList = list && listOf(list, references);
  const schemas = [read, create].map((one) => one && jsonOfSuccess(one)?.schema);
  const found = schemas
    .map((schema) => schema && recordPlace(references, schema, parameter ?? 'id', name))
    .find((place) => place !== undefined);
  const bodies = [create, ...onRecord].map((one) => one?.body && jsonMedia(one.body.content)?.schema);
  const sentBody = bodies.find((one) => one !== undefined);
  const schema = found?.schema ?? inList?.schema ?? (parameter === undefined ? undefined : sentBody);
  if (schema === undefined) return undefined;
  const key = found?.key ?? keyOf(references.flat(schema), parameter ?? 'id', name);
  if (key === undefined) return undefined;
  const sent = sentBody && Object.keys(propertiesOf(references.flat(sentBody)));
  return {
    base,
    parameter,
    schema,
    key,
    sent: sent && sent.length > 0 ? new Set(sent) : undefined,
    examples: [
      ...examplesAt(list && jsonOfSuccess(list), inList),
      ...examplesAt(read && jsonOfSuccess(read), read && recordIn(read, references, parameter, name)),
    ],
  };
}

function listOf(operation: Operation, references: References): Place | undefined {
  const schema = jsonOfSuccess(operation)?.schema;
  return schema && listPlace(references, schema, lastName(operation.template));
}

function recordIn(
  operation: Operation,
  references: References,
  parameter: string | undefined,
  name: string,
): Place | undefined {
  const schema = jsonOfSuccess(operation)?.schema;
  return schema && recordPlace(references, schema, parameter ?? 'id', name);
}

function examplesAt(media: Media | undefined, place: Place | undefined): readonly unknown[] {
  if (!media || !place) return [];
  return Object.values(media.examples).flatMap((example) => {
    let at: unknown = example;
    for (const name of place.path) at = typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined;
    return at === undefined ? [] : [at].flat();
  });
}

const ON_RECORD: Readonly<Record<string, Role['does']>> = {
  GET: 'read',
  HEAD: 'read',
  PUT: 'replace',
  PATCH: 'merge',
  DELETE: 'remove',
};
const ON_LIST: Readonly<Record<string, Role['does']>> = { POST: 'create', PUT: 'put', PATCH: 'put' };

function roleIn(
  operation: Operation,
  byBase: ReadonlyMap<string, Collection>,
  references: References,
): Role | undefined {
  const { method, template } = operation;
  const [, base = ''] = RECORD_PATH.exec(template) ?? [];
  const own = byBase.get(template);
  const record = byBase.get(base);
  const name = lastName(template);
  if (record) {
    const place = recordIn(operation, references, record.parameter, name);
    return { collection: record, does: ON_RECORD[method] ?? 'act', place };
  }
  if (own && (method === 'GET' || method === 'HEAD')) {
    const place = listOf(operation, references);
    return place && { collection: own, does: 'list', place };
  }
  if (own) {
    const does = ON_LIST[method];
    return does && { collection: own, does, place: recordIn(operation, references, own.parameter, name) };
  }
  const above = [...byBase.values()]
    .filter((one) => template.startsWith(`${one.base}/`))
    .toSorted((one, other) => other.base.length - one.base.length);
  return (
    belowList(operation, above, references) ??
    belowCreate(operation, above, references) ??
    belowRecord(operation, above, references)
  );
}

/** Returns the operation of a path below a collection that lists its records: `/pets/findByStatus` lists `/pets`. */
function belowList(operation: Operation, above: readonly Collection[], references: References): Role | undefined {
  if (operation.method !== 'GET') return undefined;
  const place = listOf(operation, references);
  const collection = place && above.find(({ schema }) => references.isSame(schema, place.schema));
  const isBelowRecord = operation.template.slice(collection?.base.length ?? 0).includes('{');
  return collection && !isBelowRecord ? { collection, does: 'list', place } : undefined;
}

/** Returns the operation of a path below a collection that adds records: `/pets/createWithList` adds to `/pets`. */
function belowCreate(operation: Operation, above: readonly Collection[], references: References): Role | undefined {
  if (operation.method !== 'POST') return undefined;
  const found = above
    .map((collection) => ({
      collection,
      place: recordIn(operation, references, collection.parameter, lastName(collection.base)),
    }))
    .find(({ collection, place }) => place && references.isSame(collection.schema, place.schema));
  const isBelowRecord = operation.template.slice(found?.collection.base.length ?? 0).includes('{');
  return found && !isBelowRecord ? { ...found, does: 'create' } : undefined;
}

/** Returns the role of a path such as `/pets/{petId}/photo`. */
function belowRecord(operation: Operation, above: readonly Collection[], references: References): Role | undefined {
  const collection = above.find(
    ({ base, parameter }) => parameter !== undefined && operation.template.startsWith(`${base}/{${parameter}}/`),
  );
  if (!collection || operation.method === 'GET') return undefined;
  const place = recordIn(operation, references, collection.parameter, lastName(collection.base));
  const isRecord = place && references.isSame(place.schema, collection.schema);
  return { collection, does: 'act', place: isRecord ? place : undefined };
}
