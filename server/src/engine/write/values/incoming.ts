import {
  type Field,
  isObject,
  kindOf,
  mapObjects,
  type Model,
  type Resource,
  TOP_OFFICE,
  transformValue,
} from '@tuyen/model';
import type { Changes, Row } from '../../domain.ts';
import { omitNulls } from '../../json-object.ts';
import { checkBounds } from '../../validation/bounds.ts';
import { preserveSecrets } from './preserve-secrets.ts';
import { sanitizeRichText } from './rich-text.ts';
import { writePlanOf } from './write-plan.ts';

/**
 * Normalizes values for storage: applies text forms and custom kinds, sanitizes rich text, converts date-times to UTC
 * with milliseconds, and adds defaults to nested objects. Blank text becomes null. Null stays and means "no value".
 * Unknown keys stay too, and validation rejects them.
 * @throws {Problem} 422 for a value that is too long for its field
 */
export function normalize(model: Model, resource: Resource, values: Readonly<Row>): Row {
  const row: Row = {};
  const { byName } = writePlanOf(resource);
  checkBounds(resource.fields, values);
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value === undefined) continue;
    const field = byName.get(name);
    row[name] = field ? normalizeValue(model, field, value) : value;
  }
  return row;
}

function normalizeValue(model: Model, field: Field, value: unknown): unknown {
  if (!('fields' in field)) return stored(model, field, value);
  const normalized = mapObjects(field, value, (object, fields) => {
    for (const inner of fields) {
      if (!Object.hasOwn(object, inner.name)) continue;
      const given = object[inner.name];
      object[inner.name] = 'fields' in inner ? withoutBlanks(inner, given) : stored(model, inner, given);
    }
    return withDefaults(fields, object);
  });
  return withoutBlanks(field, normalized);
}

/** Removes the languages that have no text from a localized text. An optional one without any text becomes null. */
function withoutBlanks(field: Field, value: unknown): unknown {
  if (field.kind !== 'localized-text' || !isObject(value)) return value;
  const texts = omitNulls(value);
  return Object.keys(texts).length > 0 || field.required ? texts : null;
}

function stored(model: Model, field: Field, given: unknown): unknown {
  if ('item' in field && field.item && Array.isArray(given)) {
    const { item } = field;
    return given.map((one) => stored(model, item, one));
  }
  const value = transformValue(model, field, given);
  if (typeof value !== 'string') return value;
  const { markup, normalize } = kindOf(field);
  return markup ? sanitizeRichText(value) : (normalize?.(value) ?? value);
}

/** Adds the schema's defaults for values that are missing. Leaves null as it is, because null means "no value". */
export function withDefaults(fields: readonly Field[], values: Readonly<Row>): Row {
  const row = { ...values };
  for (const { name, default: value } of fields) {
    if (row[name] !== undefined || value === undefined) continue;
    row[name] = typeof value === 'object' ? structuredClone(value) : value;
  }
  return row;
}

export function initialRow(resource: Resource, values: Readonly<Row>, officeId: string | null): Row {
  const { fields, workflow, scope, owner, singleton } = resource;
  // A singleton gets no defaults, because a missing value means that it inherits the value of the parent office.
  const row = omitNulls(singleton ? values : withDefaults(fields, values));
  if (workflow) row[workflow.field] ??= workflow.initial;
  if (officeId === null) return row;
  if (scope === 'office') row['office_id'] ??= officeId;
  if (owner !== undefined && owner !== TOP_OFFICE) row[owner] ??= officeId;
  return row;
}

export function writable(resource: Resource, values: Readonly<Row>): Row {
  const { byName } = writePlanOf(resource);
  const result: Row = {};
  for (const name of Object.keys(values)) if (byName.get(name)?.readOnly !== true) result[name] = values[name];
  return result;
}

/** Applies changes to a row. Null deletes a value. */
export function merge(resource: Resource, row: Row, changes: Changes): Row {
  if (!changes) return row;
  const given = { ...changes };
  // A form shows a secret as an empty input. So an empty text means that the secret stays unchanged.
  const { secrets, secretsInside } = writePlanOf(resource);
  for (const { name } of secrets) if (given[name] === '') delete given[name];
  for (const field of secretsInside) {
    if (given[field.name] !== undefined) given[field.name] = preserveSecrets(field, given[field.name], row[field.name]);
  }
  return omitNulls({ ...row, ...given });
}

/**
 * Fills mandatory fields (`x-always`) that are empty with their defaults.
 * @param before the record before the change: a mandatory field that is empty there may stay empty, because the record
 * may be older than the rule
 * @throws Error if the server's own code left a mandatory field empty
 */
export function withMandatoryFields(resource: Resource, row: Row, before?: Readonly<Row>): Row {
  const { always } = writePlanOf(resource);
  const empty = always.filter(({ name }) => row[name] === undefined);
  if (empty.length === 0) return row;
  const unset = empty.find((field) => field.default === undefined && (!before || before[field.name] !== undefined));
  if (unset) throw new Error(`${resource.name}.${unset.name} has x-always and no value: a hook has to set it`);
  return withDefaults(empty, row);
}
