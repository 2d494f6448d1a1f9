import { isObject } from '@tuyen/model';
import { propertiesOf, type References, requiredOf } from '../document/references.ts';
import type { Schema } from '../document/open-api.ts';
import type { Collection } from '../collections/collections.ts';
import type { Row } from '../collections/store.ts';

export interface Change {
  readonly references: References;
  /** Returns whether a record may have a value: requests and responses may write one property in different forms. */
  readonly fits: (property: unknown, value: unknown) => boolean;
  readonly collection: Collection;
  /** Values that the client sent. */
  readonly sent: Schema;
  /** Time of the change in ISO 8601. */
  readonly now: string;
}

/**
 * Returns a new record: the values that the client sent, sample values where the server sets them, and defaults.
 * @param sample record with a value for each property
 */
export function createdRecord(change: Change, sample: Row, key: unknown): Row {
  const { schema, properties } = shapeOf(change);
  const required = new Set(requiredOf(schema));
  const own = Object.entries(properties).flatMap(([name, raw]) => {
    const property = change.references.flat(raw);
    if (name === change.collection.key) return [[name, key] as const];
    if (isSentValue(name, raw, change)) return [[name, change.sent[name]] as const];
    if (isServerSet(name, raw, change)) return [[name, timeOf(name, property, change) ?? sample[name]] as const];
    if (property['default'] !== undefined) return [[name, property['default']] as const];
    const isUnfit = change.sent[name] !== undefined && change.references.resolve(raw)['writeOnly'] !== true;
    return required.has(name) || isUnfit ? [[name, sample[name]] as const] : [];
  });
  return present([...extraValues(change), ...own]);
}

/** Returns a record after a PUT: what the client left out is gone, what the server sets stays. */
export function replacedRecord(change: Change, before: Row): Row {
  const { schema, properties } = shapeOf(change);
  const required = new Set(requiredOf(schema));
  const own = Object.entries(properties).flatMap(([name, raw]) => {
    if (name === change.collection.key) return [[name, before[name]] as const];
    if (isSentValue(name, raw, change)) return [[name, change.sent[name]] as const];
    if (!isServerSet(name, raw, change) && !required.has(name)) return [];
    return [[name, changeTime(name, change.references.flat(raw), change) ?? before[name]] as const];
  });
  return present([...extraValues(change), ...own]);
}

/** Returns a record after a PATCH as in RFC 7396: null removes an optional value, and objects are merged. */
export function mergedRecord(change: Change, before: Row): Row {
  const { properties } = shapeOf(change);
  const own = Object.entries(properties).flatMap(([name, raw]) => {
    const property = change.references.flat(raw);
    if (name === change.collection.key || !isSentValue(name, raw, change))
      return [[name, changeTime(name, property, change) ?? before[name]] as const];
    const value = change.sent[name];
    const mayBeNull = [property['type']].flat().includes('null');
    if (value === null && !mayBeNull) return [];
    return [[name, isObject(value) && isObject(before[name]) ? { ...before[name], ...value } : value] as const];
  });
  const known = Object.entries(before).filter(([name]) => !Object.hasOwn(properties, name));
  return present([...known, ...extraValues(change), ...own]);
}

function shapeOf({ references, collection }: Change) {
  const schema = references.flat(collection.schema);
  return { schema, properties: propertiesOf(schema) };
}

/** Values without a property in the schema stay only if the schema allows them. */
function extraValues({ references, collection, sent }: Change): readonly (readonly [string, unknown])[] {
  const schema = references.flat(collection.schema);
  const properties = propertiesOf(schema);
  const { additionalProperties: others } = schema;
  if (Object.keys(properties).length > 0 && others !== true && !isObject(others)) return [];
  return Object.entries(sent).filter(([name]) => !Object.hasOwn(properties, name));
}

function isSentValue(name: string, raw: unknown, { references, sent, fits }: Change): boolean {
  const property = references.resolve(raw);
  if (sent[name] === undefined || property['readOnly'] === true || property['writeOnly'] === true) return false;
  return sent[name] === null || fits(raw, sent[name]);
}

function isServerSet(name: string, raw: unknown, { references, collection }: Change): boolean {
  const property = references.resolve(raw);
  if (property['writeOnly'] === true) return false;
  return property['readOnly'] === true || (collection.sent !== undefined && !collection.sent.has(name));
}

function timeOf(name: string, { format, type }: Schema, { now }: Change): string | undefined {
  const isText = [type].flat().includes('string');
  if (!isText || !/creat|updat|modif|added|changed/iu.test(name)) return undefined;
  if (format === 'date') return now.slice(0, 10);
  return format === 'date-time' || /at$|date$|on$|time$/iu.test(name) ? now : undefined;
}

function changeTime(name: string, property: Schema, change: Change): string | undefined {
  return /updat|modif|changed/iu.test(name) ? timeOf(name, property, change) : undefined;
}

function present(entries: readonly (readonly [string, unknown])[]): Row {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
