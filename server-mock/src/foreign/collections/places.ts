import { propertiesOf, type References, typeOf } from '../document/references.ts';
import type { Schema } from '../document/open-api.ts';
import { singular } from '../samples/sample-value.ts';

/** Place of a record or of a list of records in a body: the names that lead to it. */
export interface Place {
  readonly path: readonly string[];
  /** Schema of one record, as the document writes it: possibly a reference. */
  readonly schema: unknown;
}

export interface RecordPlace extends Place {
  /** Property that identifies a record: `id`. */
  readonly key: string;
}

const LISTS = /^(data|items?|results?|records?|rows?|list|content|values?|entries|entities|objects|hits|resources)$/iu;
const RECORDS = /^(data|item|result|record|response|payload|value|entity|object|resource)$/iu;
/** Names of properties beside a list that describe the page. */
const PAGING =
  /^(total|count|page|size|limit|offset|skip|per|next|prev|previous|first|last|has|more|cursor|links?|meta|pagination|paging|object|type|success|status|code|message)/iu;
const DEPTH = 3;

/** Returns a name in lower case without separators, to compare `petId`, `pet_id` and `pet-id`. */
export const plainName = (name: string): string => name.replaceAll(/[^A-Za-z0-9]/gu, '').toLowerCase();

/**
 * Finds the list in the schema of a response: the response itself, or an array in it. The array has a usual name such
 * as `data`, or the name of the path, or has only paging properties beside it.
 */
export function listPlace(references: References, schema: unknown, pathName: string): Place | undefined {
  return search(
    references,
    schema,
    (found, path) => {
      if (typeOf(found) !== 'array' || typeOf(references.flat(found['items'])) !== 'object') return undefined;
      return { path, schema: found['items'] };
    },
    (name, siblings) => {
      if (LISTS.test(name) || plainName(name) === plainName(pathName)) return true;
      return siblings.every((one) => one === name || PAGING.test(one));
    },
  );
}

/**
 * Finds the record in the schema of a response: the response itself, or a property such as `data`.
 * @param parameter name of the path parameter that identifies the record: `petId`
 */
export function recordPlace(
  references: References,
  schema: unknown,
  parameter: string,
  pathName: string,
): RecordPlace | undefined {
  return search(
    references,
    schema,
    (found, path, raw) => {
      if (typeOf(found) !== 'object') return undefined;
      const key = keyOf(found, parameter, pathName);
      return key === undefined ? undefined : { path, schema: raw, key };
    },
    (name) => RECORDS.test(name) || plainName(name) === plainName(singular(pathName)),
  );
}

type Read<T> = (found: Schema, path: readonly string[], raw: unknown) => T | undefined;

/** Searches a schema and its properties, level by level. */
function search<T>(
  references: References,
  schema: unknown,
  read: Read<T>,
  mayEnter: (name: string, siblings: readonly string[]) => boolean,
): T | undefined {
  let level: readonly (readonly [raw: unknown, path: readonly string[]])[] = [[schema, []]];
  for (let depth = 0; depth <= DEPTH && level.length > 0; depth += 1) {
    for (const [raw, path] of level) {
      const result = read(references.flat(raw), path, raw);
      if (result) return result;
    }
    level = level.flatMap(([raw, path]) => {
      const properties = Object.entries(propertiesOf(references.flat(raw)));
      const names = properties.map(([name]) => name);
      return properties.flatMap(([name, property]) =>
        mayEnter(name, names) ? [[property, [...path, name]] as const] : [],
      );
    });
  }
  return undefined;
}

/**
 * Returns the property that identifies a record. Prefers the name of the path parameter, then `id`, then usual names
 * such as `uuid`.
 */
export function keyOf(schema: Schema, parameter: string, pathName: string): string | undefined {
  const names = Object.keys(propertiesOf(schema));
  const wanted = [
    plainName(parameter),
    'id',
    plainName(/(?:^|_|(?=[A-Z]))([A-Za-z][a-z]*)$/u.exec(parameter)?.[1] ?? ''),
    `${plainName(singular(pathName))}id`,
    ...['uuid', 'guid', 'key', 'code', 'slug', 'name'].filter((usual) => plainName(parameter).endsWith(usual)),
  ];
  for (const one of wanted) {
    const found = names.find((name) => plainName(name) === one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns a copy of a body with another value at a place. */
export function withValue(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const object = isRecord(body) ? body : {};
  return { ...object, [name]: withValue(object[name], rest, value) };
}

const isRecord = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
