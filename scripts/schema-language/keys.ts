// Lists the objects of the schema language and their keys, for the reference and its test.
import { type JsonObject, listIn, objectOrEmpty, textIn } from '../json.ts';
import { keysIn, type MetaPlace, type MetaSchema, type MetaSchemas, placeOf, requiredIn } from './meta-schemas.ts';

export interface DescribedKey {
  /**
   * Dotted path of the key: `list.columns`. `[]` stands for an item of a list (`steps[]`), `*` for a name that the file
   * chooses (`values.*`).
   */
  readonly key: string;
  readonly schema: MetaSchema;
  readonly isRequired: boolean;
}

export interface DescribedObject {
  readonly title: string;
  readonly description: string;
  readonly keys: readonly DescribedKey[];
  readonly parts: readonly DescribedObject[];
}

export function describedObject(place: MetaPlace, schemas: MetaSchemas): DescribedObject {
  const parts: DescribedObject[] = [];
  const keys = [...keysOf(place, '', schemas, parts)];
  if (!('properties' in place.schema) && 'items' in place.schema)
    keys.push(...insideOf({ ...place, schema: objectOrEmpty(place.schema['items']) }, '[]', schemas, parts));
  return { title: titleOf(place), description: textIn(place.schema['description']) ?? '', keys, parts };
}

function* keysOf(
  place: MetaPlace,
  path: string,
  schemas: MetaSchemas,
  parts: DescribedObject[],
): Iterable<DescribedKey> {
  const required = requiredIn(place, schemas);
  for (const [key, schema] of keysIn(place, schemas)) {
    const at = path === '' ? key : `${path}.${key}`;
    yield { key: at, schema, isRequired: required.has(key) };
    yield* insideOf({ ...place, schema, pointer: `${place.pointer}/properties/${key}` }, at, schemas, parts);
  }
}

function* insideOf(
  place: MetaPlace,
  at: string,
  schemas: MetaSchemas,
  parts: DescribedObject[],
): Iterable<DescribedKey> {
  const { schema, file } = place;
  const part = localPart(schema, file, schemas);
  if (part) {
    if (!parts.some(({ title }) => title === titleOf(part))) parts.push(describedObject(part, schemas));
  } else if ('properties' in schema && textIn(schema['$ref']) === undefined) yield* keysOf(place, at, schemas, parts);
  else if ('items' in schema)
    yield* insideOf({ ...place, schema: objectOrEmpty(schema['items']) }, `${at}[]`, schemas, parts);
  else if (typeof schema['additionalProperties'] === 'object')
    yield* insideOf({ ...place, schema: objectOrEmpty(schema['additionalProperties']) }, `${at}.*`, schemas, parts);
}

function localPart(schema: MetaSchema, file: string, schemas: MetaSchemas): MetaPlace | undefined {
  const reference = textIn(schema['$ref']);
  const place = reference === undefined ? { file, schema, pointer: '/' } : placeOf(reference, schemas);
  const isPart = place.file === file && place.pointer !== '' && textIn(place.schema['title']) !== undefined;
  return isPart ? place : undefined;
}

export function titleOf({ schema, file }: MetaPlace): string {
  return textIn(schema['title']) ?? file;
}

export function exampleOf(schema: MetaSchema, schemas: MetaSchemas): unknown {
  const [stated] = listIn(schema['examples']);
  if (stated !== undefined) return stated;
  if ('const' in schema) return schema['const'];
  if ('enum' in schema) return listIn(schema['enum'])[0];
  if (schema['type'] === 'boolean') return schema['default'] !== true;
  const reference = textIn(schema['$ref']);
  if (reference !== undefined) return exampleOf(placeOf(reference, schemas).schema, schemas);
  const item = 'items' in schema ? exampleOf(objectOrEmpty(schema['items']), schemas) : undefined;
  return schema['type'] === 'array' && item !== undefined ? [item] : exampleWithKeys(schema, schemas);
}

function exampleWithKeys(schema: MetaSchema, schemas: MetaSchemas): unknown {
  const properties = objectOrEmpty(schema['properties']);
  const required = listIn(schema['required']).map(String);
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
  const members = names.map((name) => [name, exampleOf(objectOrEmpty(properties[name]), schemas)] as const);
  if (members.length === 0 || members.some(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(members) satisfies JsonObject;
}

export function descriptionOf(schema: MetaSchema, schemas: MetaSchemas): string {
  const reference = textIn(schema['$ref']);
  const stated = textIn(schema['description']);
  if (stated !== undefined || reference === undefined) return stated ?? '';
  return descriptionOf(placeOf(reference, schemas).schema, schemas);
}

export function sharedFiles(schemas: MetaSchemas, kinds: readonly string[]): readonly string[] {
  return [...schemas.keys()].filter((file) => !kinds.includes(file));
}
