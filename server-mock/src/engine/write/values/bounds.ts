import { type Field, kindOf } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { isObject } from '../../json-object.ts';
import { type FieldError, Problem } from '../../problem.ts';

/** The maximum number of reported findings per request. */
export const MAX_FINDINGS = 100;

/**
 * Rejects values that are too long for their field before they are processed: transforms, patterns and sanitizers take linear or
 * quadratic time. The schema checks exact lengths afterwards.
 * @throws {Problem} 422 by field
 */
export function checkBounds(fields: ReadonlyMap<string, Field>, values: Readonly<Row>): void {
  const errors: Record<string, FieldError> = {};
  let found = false;
  for (const name of Object.keys(values)) {
    const field = fields.get(name);
    if (!field || field.readOnly) continue;
    for (const [path, error] of excesses(field, values[name], name)) {
      errors[path] = error;
      found = true;
    }
  }
  if (found) throw new Problem(422, 'validation_failed', {}, errors);
}

type Excess = readonly [path: string, error: FieldError];
const NONE: readonly Excess[] = [];

function excesses(field: Field, value: unknown, path: string): readonly Excess[] {
  if (typeof value === 'string') {
    const most = value.length > 100 ? mostCharacters(field) : undefined;
    if (most === undefined || value.length <= most) return NONE;
    return [[path, { code: 'maxLength', params: { limit: field.schema.maxLength ?? most } }]];
  }
  if (typeof value !== 'object' || value === null || field.kind === 'json') return NONE;
  if (!Array.isArray(value)) return field.kind === 'nested-object' ? inObject(field.fields, value, path) : NONE;
  const { maxItems } = field.schema;
  if (maxItems !== undefined && value.length > maxItems) {
    return [[path, { code: 'maxItems', params: { limit: maxItems } }]];
  }
  const all: Excess[] = [];
  for (const [index, item] of value.entries()) {
    all.push(...inItem(field, item, `${path}.${index}`));
    if (all.length >= MAX_FINDINGS) break;
  }
  return all;
}

function inItem(field: Field, item: unknown, path: string): readonly Excess[] {
  if (typeof item === 'string') {
    return excesses(field.kind === 'text-list' && field.item ? field.item : field, item, path);
  }
  return field.kind === 'nested-list' ? inObject(field.fields, item, path) : NONE;
}

function inObject(fields: readonly Field[], value: unknown, path: string): readonly Excess[] {
  if (!isObject(value)) return NONE;
  return fields.flatMap((field) => excesses(field, value[field.name], `${path}.${field.name}`));
}

/** Twice the limit of the schema, because transforms remove spaces and separators. Undefined if only the body is limited. */
export function mostCharacters(field: Field): number | undefined {
  const { maxLength } = field.schema;
  return maxLength === undefined ? kindOf(field).maxCharacters(field) : maxLength * 2 + 100;
}
