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
 * Converts the schemas of an OpenAPI 3.0 document to JSON Schema 2020-12: `nullable` and the flags `exclusiveMinimum`
 * and `exclusiveMaximum`. Schemas of version 3.1 stay unchanged.
 */
export function upgradeSchemas(part: Schema): Schema {
  const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, upgradedAt(key, value)]));
  return withNull(withExclusive(withExclusive(inner, 'minimum', 'exclusiveMinimum'), 'maximum', 'exclusiveMaximum'));
}

function upgradedAt(key: string, value: unknown): unknown {
  if (DATA.has(key) || key.startsWith('x-')) return value;
  if (MAPS.has(key) && isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, upgraded(one)]));
  return upgraded(value);
}

function upgraded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(upgraded);
  return isObject(value) ? upgradeSchemas(value) : value;
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
