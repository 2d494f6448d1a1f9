import { memoize } from '../../memoize.ts';
import type { Field } from './field.ts';
import { isObject } from '../json/is-object.ts';

export type FieldPath = readonly [path: string, field: Field];

/**
 * Returns the fields and all fields nested in them, each parent before its children.
 * @param entered returns whether to include the fields nested in a field
 */
export function walkFields(
  fields: readonly Field[],
  entered: (field: Field) => boolean = () => true,
): readonly FieldPath[] {
  const found: FieldPath[] = [];
  const waiting = fields.map((field): FieldPath => [field.name, field]).toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    found.push(next);
    const [path, field] = next;
    if ('fields' in field && entered(field))
      waiting.push(...field.fields.map((inner): FieldPath => [`${path}.${inner.name}`, inner]).toReversed());
  }
  return found;
}

export function someField(field: Field, holds: (field: Field) => boolean): boolean {
  return holds(field) || ('fields' in field && field.fields.some((inner) => someField(inner, holds)));
}

export const hasSecretInside = memoize(
  (field: Field): boolean =>
    'fields' in field && field.fields.some((inner) => someField(inner, ({ writeOnly }) => writeOnly)),
);

export function fieldAt(fields: readonly Field[], path: readonly string[]): Field | undefined {
  let inside = fields;
  let found: Field | undefined;
  for (const name of path) {
    found = inside.find((field) => field.name === name);
    inside = found && 'fields' in found ? found.fields : [];
  }
  return found;
}

/**
 * Calls `visit` for each value of the field. An object is not passed to `visit`: its nested fields are visited instead.
 * Empty values are skipped.
 * @param visit `path` contains list indexes (`stops.0.order`), `role` does not (`stops.order`)
 */
export function eachValue(
  field: Field,
  value: unknown,
  visit: (field: Field, value: unknown, path: string, role: string) => void,
  path: string = field.name,
  role: string = path,
): void {
  if (value === undefined || value === null) return;
  if (!('fields' in field)) return visit(field, value, path, role);
  const inside = (item: unknown, at: string): void => {
    if (!isObject(item)) return;
    for (const inner of field.fields)
      eachValue(inner, item[inner.name], visit, `${at}.${inner.name}`, `${role}.${inner.name}`);
  };
  if (field.kind !== 'nested-list') return inside(value, path);
  if (Array.isArray(value)) for (const [index, item] of value.entries()) inside(item, `${path}.${index}`);
}

export interface FoundObject {
  readonly object: Readonly<Record<string, unknown>>;
  readonly fields: readonly Field[];
  /** Path of the object with a trailing dot, to prepend to a property name: `stops.0.`. Empty for the record itself. */
  readonly prefix: string;
  /** Like `prefix`, but without list indexes: `stops.` for the prefix `stops.0.`. */
  readonly role: string;
}

/**
 * Returns the record and every object in it, each parent before its children. Values that do not fit their field are
 * skipped.
 */
export function objectsIn(fields: readonly Field[], value: unknown): readonly FoundObject[] {
  const found: FoundObject[] = [];
  const collect = (own: readonly Field[], object: unknown, prefix: string, role: string) => {
    if (!isObject(object)) return;
    found.push({ object, fields: own, prefix, role });
    for (const field of own) {
      if (!('fields' in field)) continue;
      const [inner, path, inside] = [object[field.name], prefix + field.name, `${role}${field.name}.`];
      if (field.kind !== 'nested-list') collect(field.fields, inner, `${path}.`, inside);
      else if (Array.isArray(inner))
        for (const [index, item] of inner.entries()) collect(field.fields, item, `${path}.${index}.`, inside);
    }
  };
  collect(fields, value, '', '');
  return found;
}

/** Callback of `mapObjects`. The object is a copy, which the callback may modify. */
export type ObjectChange = (object: Record<string, unknown>, fields: readonly Field[]) => Record<string, unknown>;

/**
 * Returns the value of a field with the change applied to every object in it, innermost first. Keeps values that do not
 * fit the field.
 */
export function mapObjects(field: Field, value: unknown, change: ObjectChange): unknown {
  if (!('fields' in field)) return value;
  const inside = (item: unknown) => (isObject(item) ? mapObject(field.fields, item, change) : item);
  if (field.kind !== 'nested-list') return inside(value);
  return Array.isArray(value) ? value.map(inside) : value;
}

export function mapObject(
  fields: readonly Field[],
  object: Readonly<Record<string, unknown>>,
  change: ObjectChange,
): Record<string, unknown> {
  const copy = { ...object };
  for (const field of fields)
    if ('fields' in field && Object.hasOwn(copy, field.name))
      copy[field.name] = mapObjects(field, copy[field.name], change);
  return change(copy, fields);
}

/**
 * Applies a change to the value of a field and returns the result. If the value contains nested objects, changes every
 * value inside them, at any depth. Keeps unknown properties.
 */
export function mapField(field: Field, value: unknown, change: (field: Field, value: unknown) => unknown): unknown {
  if (!('fields' in field)) return change(field, value);
  return mapObjects(field, value, (object, fields) => {
    for (const inner of fields)
      if (!('fields' in inner) && Object.hasOwn(object, inner.name))
        object[inner.name] = change(inner, object[inner.name]);
    return object;
  });
}
