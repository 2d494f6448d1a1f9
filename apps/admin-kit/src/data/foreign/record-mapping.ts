import { type Field, isObject } from '@tuyen/model';
import { wireName } from '@tuyen/model/backends';
import type { RaRecord } from 'react-admin';
import { type ForeignResource, hasParentInId } from './foreign-resource.ts';
import { putAt, valueIn } from './json-path.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Returns a record of another back end under the names of the model. Keys and references become texts.
 * @param parent key of the record that it is below
 */
export function readRecord(foreign: ForeignResource, json: unknown, parent?: string): RaRecord {
  const { place, record, resource } = foreign;
  const values = isObject(json) ? json : {};
  const inner = record.fields === undefined ? values : valueIn(values, record.fields);
  const key = String(valueIn(values, place.id) ?? valueIn(inner, place.id) ?? '');
  const id = hasParentInId(foreign) && parent !== undefined ? `${parent}/${key}` : key;
  return { ...readFields(resource.fields, isObject(inner) ? inner : {}, foreign), id };
}

/** Returns fields of the model as the JSON of the back end, without its envelope. */
export function writeFields(fields: readonly Field[], values: Json, foreign: ForeignResource): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const field of fields) {
    if (field.system || !Object.hasOwn(values, field.name)) continue;
    written[wireName(field, foreign.place.names)] = writeValue(field, values[field.name], foreign);
  }
  return written;
}

/**
 * Returns the JSON body of a write. The fields are nested as the dialect of the back end requires.
 * @param before JSON of the record as it was read; its other keys are kept
 */
export function bodyOf(
  { record, place }: ForeignResource,
  fields: Json,
  { before = {}, key }: { readonly before?: Json; readonly key?: unknown } = {},
): Record<string, unknown> {
  const constants = Object.fromEntries(
    Object.entries(record.constants ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('{path}', place.path.split('/').at(-1) ?? '') : value,
    ]),
  );
  if (record.fields === undefined) return { ...merged(before, fields), ...constants };
  const inner = valueIn(before, record.fields);
  const beside = { ...constants, ...(key !== undefined && { [place.id]: key }) };
  return { ...before, ...putAt(record.fields, merged(isObject(inner) ? inner : {}, fields)), ...beside };
}

/** Objects are merged key by key, so that keys which the model does not know stay. Lists are replaced. */
function merged(before: Json, after: Json): Record<string, unknown> {
  const result: Record<string, unknown> = { ...before };
  for (const [key, value] of Object.entries(after)) {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    result[key] = isObject(value) && isObject(old) ? merged(old, value) : value;
  }
  return result;
}

function readFields(fields: readonly Field[], json: Json, foreign: ForeignResource): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const field of fields) {
    const name = wireName(field, foreign.place.names);
    if (field.system || !Object.hasOwn(json, name)) continue;
    read[field.name] = readValue(field, json[name], foreign);
  }
  return read;
}

function readValue(field: Field, value: unknown, foreign: ForeignResource): unknown {
  if (value === null || value === undefined) return null;
  const embed = field.wire?.embed;
  const key = (one: unknown) => keyText(embed !== undefined && isObject(one) ? one[embed] : one);
  switch (field.kind) {
    case 'reference':
      return key(value);
    case 'reference-list':
      return Array.isArray(value) ? value.map(key) : value;
    case 'nested-object':
      return isObject(value) ? readFields(field.fields, value, foreign) : value;
    case 'nested-list':
      return Array.isArray(value)
        ? value.map((row) => (isObject(row) ? readFields(field.fields, row, foreign) : row))
        : value;
    case 'date':
      return readDate(value)?.slice(0, DAY) ?? value;
    case 'date-time':
      return readDate(value) ?? value;
    case 'integer':
    case 'decimal':
    case 'money':
    case 'year':
      return readNumber(value);
    default:
      return value;
  }
}

const DAY = '2026-11-30'.length;

/** Reads a day or a moment. Some back ends write `/Date(1518685950940+0000)/`. */
function readDate(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, milliseconds] = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/u.exec(value) ?? [];
  return milliseconds === undefined ? value : new Date(Number(milliseconds)).toISOString();
}

/** Some back ends write numbers as texts: `"12.50"`. */
function readNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/u.test(value) ? Number(value) : value;
}

function keyText(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

function writeValue(field: Field, value: unknown, foreign: ForeignResource): unknown {
  if (value === null || value === undefined) return null;
  const embed = field.wire?.sends === 'key' ? undefined : field.wire?.embed;
  const key = (one: unknown) => {
    const written = 'resource' in field ? keyOf(one, foreign.placeOf(field.resource)?.ids) : one;
    return embed === undefined ? written : { [embed]: written };
  };
  switch (field.kind) {
    case 'reference':
      return key(value);
    case 'reference-list':
      return Array.isArray(value) ? value.map(key) : value;
    case 'nested-object':
      return isObject(value) ? writeFields(field.fields, value, foreign) : value;
    case 'nested-list':
      return Array.isArray(value)
        ? value.map((row) => (isObject(row) ? writeFields(field.fields, row, foreign) : row))
        : value;
    default:
      return value;
  }
}

/** Converts a key to the type that keys have in the JSON of the back end. */
export function keyOf(id: unknown, ids: 'text' | 'integer' | undefined): unknown {
  return ids === 'integer' && typeof id === 'string' && /^-?\d+$/u.test(id) ? Number(id) : id;
}
