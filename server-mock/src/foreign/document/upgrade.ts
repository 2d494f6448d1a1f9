import { isObject } from '@tuyen/model';
import type { Schema } from './open-api.ts';

/** Keys whose values are objects with a schema or another part of the document for each name. */
const MAPS: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  '$defs',
  'definitions',
  'schemas',
  'responses',
  'parameters',
  'headers',
  'requestBodies',
  'pathItems',
  'paths',
  'content',
  'callbacks',
]);

/** Keys whose values are data and may look like schemas. */
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const']);

/**
 * Returns a part of a document in which each object is replaced by the result of a function, the innermost first.
 * Examples, defaults and other data stay unchanged.
 */
export function mapObjects(part: Schema, change: (object: Schema) => Schema): Schema {
  const mapped = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mapped);
    return isObject(value) ? mapObjects(value, change) : value;
  };
  const entries = Object.entries(part).map(([key, value]) => {
    if (DATA.has(key) || key.startsWith('x-')) return [key, value];
    if (!MAPS.has(key) || !isObject(value)) return [key, mapped(value)];
    return [key, Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapped(one)]))];
  });
  return change(Object.fromEntries(entries));
}

/**
 * Converts the schemas of an OpenAPI 3.0 document to JSON Schema 2020-12: `nullable` and the flags `exclusiveMinimum`
 * and `exclusiveMaximum`. Schemas of version 3.1 stay unchanged.
 */
export function upgradeSchemas(document: Schema): Schema {
  return mapObjects(document, (schema) =>
    withNull(withExclusive(withExclusive(schema, 'minimum', 'exclusiveMinimum'), 'maximum', 'exclusiveMaximum')),
  );
}

function withExclusive(schema: Schema, limit: string, flag: string): Schema {
  if (typeof schema[flag] !== 'boolean') return schema;
  const { [flag]: isExclusive, [limit]: value, ...rest } = schema;
  return value === undefined ? rest : { ...rest, [isExclusive === true ? flag : limit]: value };
}

function withNull(schema: Schema): Schema {
  if (typeof schema['nullable'] !== 'boolean') return schema;
  const { nullable, ...rest } = schema;
  if (!nullable) return rest;
  const { type, enum: values } = rest;
  if (typeof type !== 'string') return { anyOf: [rest, { type: 'null' }] };
  const listed = Array.isArray(values) && !values.includes(null) ? { enum: [...values, null] } : {};
  return { ...rest, type: [type, 'null'], ...listed };
}
