import { type Field, type Model, type Resource, transformInput } from '@tuyen/schemas';
import type { Row } from '../domain.ts';
import { sanitized } from './rich-text.ts';

/**
 * Values as they are kept: project kinds applied, rich text safe, moments in UTC with milliseconds. Null stays and means "no
 * value"; what no field describes stays too and fails validation by name.
 */
export function normalised(model: Model, resource: Resource, values: Readonly<Row>): Row {
  const row: Row = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const field = fieldsOf(resource).get(name);
    row[name] = field ? normal(field, sanitized(field, transformInput(model, field, value))) : value;
  }
  return row;
}

function normal(field: Field, value: unknown): unknown {
  if (field.kind === 'date-time' && typeof value === 'string' && /T.*(?:Z|[+-]\d{2}:?\d{2})$/iu.test(value)) {
    const at = new Date(value);
    return Number.isNaN(at.getTime()) ? value : at.toISOString();
  }
  if (field.kind === 'email' && typeof value === 'string') return value.trim().toLowerCase();
  if (field.kind === 'nested-list' && Array.isArray(value)) return value.map((item) => nested(field.fields, item));
  if (field.kind === 'nested-object') return nested(field.fields, value);
  return value;
}

function nested(fields: readonly Field[], value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const field = fields.find((candidate) => candidate.name === name);
    return [name, field ? normal(field, inner) : inner];
  });
  return Object.fromEntries(entries);
}

const byName = new WeakMap<Resource['fields'], ReadonlyMap<string, Field>>();

/** The resource's fields by name, made once. */
function fieldsOf({ fields }: Pick<Resource, 'fields'>): ReadonlyMap<string, Field> {
  const known = byName.get(fields);
  if (known) return known;
  const made = new Map(fields.map((field) => [field.name, field]));
  byName.set(fields, made);
  return made;
}

/** The schema's defaults for what is not given. */
export function withDefaults(resource: Resource, values: Row): Row {
  const row = { ...values };
  for (const field of resource.fields) {
    if (row[field.name] === undefined && field.default !== undefined) row[field.name] = structuredClone(field.default);
  }
  return row;
}

/** What a client may set: read-only fields that it sends back are left out, for they stay as they are. */
export function writable(resource: Resource, values: Readonly<Row>): Row {
  const fields = fieldsOf(resource);
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields.get(name)?.readOnly !== true));
}

/** Without nulls: a field without a value is absent. */
export function present(values: Readonly<Row>): Row {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
}

/** Equal as JSON, whatever the order of keys in the client's mind. */
export function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
