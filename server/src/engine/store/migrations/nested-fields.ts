import { type Field, isObject, sameJson } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { convert } from './convert.ts';

/** What is to be done with the fields of nested objects that kept rows have. */
export interface NestedChange {
  /** They get their default where an object has no value. */
  readonly filled: ReadonlySet<Field>;
  /** Their values get another type. */
  readonly retyped: ReadonlySet<Field>;
}

/** One of these fields. */
export interface NestedFinding {
  readonly what: 'added' | 'required' | 'renamed';
  readonly field: Field;
  /** Its name of before, where it has another one now. */
  readonly from?: string;
  /** With the names of the fields that it is in: `stops.place.floor`. */
  readonly path: string;
}

export interface NestedDifference extends NestedChange {
  readonly found: readonly NestedFinding[];
  /** The schema that values of before fit once their fields are renamed and filled. */
  readonly filledSchema: unknown;
}

/**
 * Compares the fields inside a field.
 * @param before the assertions of its earlier schema
 * @param after those of today
 */
export function nestedDifference(field: Field, before: unknown, after: unknown): NestedDifference {
  const filled = new Set<Field>();
  const retyped = new Set<Field>();
  const found: NestedFinding[] = [];

  function compare(one: Field, was: unknown, is: unknown, path: string): unknown {
    if (!('fields' in one) || !isObject(was) || !isObject(is)) return was;
    if (isObject(was['items']) && isObject(is['items']))
      return { ...was, items: compareObjects(one.fields, was['items'], is['items'], path) };
    return compareObjects(one.fields, was, is, path);
  }

  function compareObjects(fields: readonly Field[], was: Row, is: Row, path: string): unknown {
    const [earlier, today] = [propertiesOf(was), propertiesOf(is)];
    const properties: Row = { ...earlier };
    const required = new Set(requiredOf(was));
    const needed = requiredOf(is);
    const names = new Map<string, string>();
    for (const inner of fields) {
      const { name } = inner;
      const at = `${path}.${name}`;
      const known = earlierName(inner, fields, earlier);
      const isNeeded = needed.includes(name) && !required.has(known ?? name);
      if (known === undefined) {
        // The schema lacks computed fields: nothing says whether they are new.
        if (today[name] !== undefined) {
          found.push({ what: 'added', field: inner, path: at });
          properties[name] = today[name];
        }
      } else {
        if (!sameJson(typeOf(earlier[known]), typeOf(today[name]))) retyped.add(inner);
        const inside = compare(inner, earlier[known], today[name], at);
        if (known !== name) {
          found.push({ what: 'renamed', field: inner, path: at, from: known });
          names.set(known, name);
          delete properties[known];
        }
        properties[name] = inside;
        if (isNeeded && inner.default !== undefined) found.push({ what: 'required', field: inner, path: at });
      }
      if (inner.default === undefined || (known !== undefined && !isNeeded)) continue;
      filled.add(inner);
      if (isNeeded) required.add(known ?? name);
    }
    const still = [...required].map((name) => names.get(name) ?? name);
    return { ...was, properties, ...(still.length > 0 && { required: still }) };
  }

  const filledSchema = compare(field, before, after, field.name);
  return { filled, retyped, found, filledSchema };
}

/** The value with every object in it changed. Values that do not fit the field are kept. */
export function changeNested(field: Field, value: unknown, change: NestedChange): unknown {
  if (!('fields' in field)) return value;
  const inside = (item: unknown) => (isObject(item) ? changeObject(field.fields, item, change) : item);
  return Array.isArray(value) ? value.map(inside) : inside(value);
}

function changeObject(fields: readonly Field[], object: Row, change: NestedChange): Row {
  const row = { ...object };
  for (const field of fields) {
    const { name } = field;
    if (change.retyped.has(field) && Object.hasOwn(row, name)) row[name] = convert(field, row[name]);
    if (change.filled.has(field) && (row[name] ?? undefined) === undefined) row[name] = field.default;
    else if (Object.hasOwn(row, name)) row[name] = changeNested(field, row[name], change);
  }
  return row;
}

/** The name that the field has in the earlier schema; undefined where it is new. */
function earlierName({ name, renamedFrom }: Field, fields: readonly Field[], earlier: Row): string | undefined {
  if (earlier[name] !== undefined) return name;
  if (renamedFrom === undefined || earlier[renamedFrom] === undefined) return undefined;
  return fields.some((other) => other.name === renamedFrom) ? undefined : renamedFrom;
}

function propertiesOf(schema: Row): Row {
  return isObject(schema['properties']) ? schema['properties'] : {};
}

function requiredOf(schema: Row): readonly string[] {
  return [schema['required'] ?? []].flat().map(String);
}

function typeOf(schema: unknown): unknown {
  return isObject(schema) ? schema['type'] : undefined;
}
