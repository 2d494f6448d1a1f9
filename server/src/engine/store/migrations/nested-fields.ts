import { type Field, isObject, sameJson } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { convert } from './convert.ts';

export interface NestedChange {
  readonly filled: ReadonlySet<Field>;
  readonly retyped: ReadonlySet<Field>;
}

export interface NestedFinding {
  readonly what: 'added' | 'required' | 'renamed';
  readonly field: Field;
  readonly from?: string;
  /** Path of the nested field, including the enclosing fields: `stops.place.floor`. */
  readonly path: string;
}

export interface NestedDifference extends NestedChange {
  readonly found: readonly NestedFinding[];
  /** Schema that existing values satisfy after the migration has renamed fields and filled them with defaults. */
  readonly filledSchema: unknown;
}

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
        // Computed fields are not in the compared schema, so they are not reported as added.
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

export function changeNested(
  field: Field,
  value: unknown,
  change: NestedChange,
  languages: readonly string[] = [],
): unknown {
  if (!('fields' in field)) return value;
  const inside = (item: unknown) => (isObject(item) ? changeObject(field.fields, item, change, languages) : item);
  return Array.isArray(value) ? value.map(inside) : inside(value);
}

function changeObject(fields: readonly Field[], object: Row, change: NestedChange, languages: readonly string[]): Row {
  const row = { ...object };
  for (const field of fields) {
    const { name } = field;
    if (change.retyped.has(field) && Object.hasOwn(row, name)) row[name] = convert(field, row[name], languages);
    if (change.filled.has(field) && (row[name] ?? undefined) === undefined) row[name] = field.default;
    else if (Object.hasOwn(row, name)) row[name] = changeNested(field, row[name], change, languages);
  }
  return row;
}

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
