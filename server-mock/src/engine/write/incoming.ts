import { type Field, type Model, type Resource, TOP_OFFICE, transformInput } from '@tuyen/model';
import type { Changes, Row } from '../domain.ts';
import { checkBounds } from './bounds.ts';
import { keepSecrets } from './kept-secrets.ts';
import { sanitized } from './rich-text.ts';
import { shapeOf } from './shape.ts';

/**
 * Values as they are kept: project kinds applied, rich text safe, moments in UTC with milliseconds, the rows of lists and the
 * objects inside with their defaults. Null stays and means "no value"; what no field describes stays too and fails validation
 * by name.
 * @throws {Problem} 422 for what is longer than any value of its field
 */
export function normalised(model: Model, resource: Resource, values: Readonly<Row>): Row {
  const row: Row = {};
  const { byName } = shapeOf(resource);
  checkBounds(byName, values);
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value === undefined) continue;
    const field = byName.get(name);
    row[name] = field ? normal(field, sanitized(field, transformInput(model, field, value))) : value;
  }
  return row;
}

/** A day, a time and an offset; each part ends where the next begins, so that it is read once. */
const MOMENT = /^[^T]{1,20}T[^TZ+]{1,30}(?:Z|[+-]\d{2}:?\d{2})$/iu;

function normal(field: Field, value: unknown): unknown {
  if (field.kind === 'date-time' && typeof value === 'string' && MOMENT.test(value)) {
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
  return withDefaults(fields, Object.fromEntries(entries));
}

/** The schema's defaults for what is not given. Null is given: it says that there is no value. */
export function withDefaults(fields: readonly Field[], values: Readonly<Row>): Row {
  const row = { ...values };
  for (const { name, default: value } of fields) {
    if (row[name] !== undefined || value === undefined) continue;
    row[name] = typeof value === 'object' ? structuredClone(value) : value;
  }
  return row;
}

/** How a record begins, with the values given: the schema's defaults, the workflow's first state, the office that makes it. */
export function startingRow(resource: Resource, values: Readonly<Row>, officeId: string | null): Row {
  const { fields, workflow, scope, owner, singleton } = resource;
  // What a singleton leaves out it takes over from the office above; a default of its own would hide that.
  const row = present(singleton ? values : withDefaults(fields, values));
  if (workflow) row[workflow.field] ??= workflow.initial;
  if (officeId === null) return row;
  if (scope === 'office') row['office_id'] ??= officeId;
  if (owner !== undefined && owner !== TOP_OFFICE) row[owner] ??= officeId;
  return row;
}

/** What a client may set: read-only fields that it sends back are left out, for they stay as they are. */
export function writable(resource: Resource, values: Readonly<Row>): Row {
  const { byName } = shapeOf(resource);
  const kept: Row = {};
  for (const name of Object.keys(values)) if (byName.get(name)?.readOnly !== true) kept[name] = values[name];
  return kept;
}

/** Null in the changes takes a value away. */
export function merged(resource: Resource, row: Row, changes: Changes): Row {
  if (!changes) return row;
  const given = { ...changes };
  // A form shows a secret empty: sent back empty, it stays.
  const { secrets, secretsInside } = shapeOf(resource);
  for (const { name } of secrets) if (given[name] === '') delete given[name];
  for (const field of secretsInside) {
    if (given[field.name] !== undefined) given[field.name] = keepSecrets(field, given[field.name], row[field.name]);
  }
  return present({ ...row, ...given });
}

/** Without nulls: a field without a value is absent. */
export function present(values: Readonly<Row>): Row {
  const kept: Row = {};
  for (const name of Object.keys(values))
    if (values[name] !== null && values[name] !== undefined) kept[name] = values[name];
  return kept;
}
