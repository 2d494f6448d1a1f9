import { type Field, kindOf, objectsIn } from '@tuyen/model';
import type { Row } from '../domain.ts';
import { type FieldError, MAX_FINDINGS, Problem } from '../problem.ts';

/**
 * Rejects values that are too long for their field before they are processed: transforms, patterns and sanitizers take linear or
 * quadratic time. The schema checks exact lengths afterwards.
 * @throws {Problem} 422 by field
 */
export function checkBounds(fields: readonly Field[], values: Readonly<Row>): void {
  const errors = boundsErrors(fields, values);
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors);
}

export function boundsErrors(fields: readonly Field[], values: Readonly<Row>): Readonly<Record<string, FieldError>> {
  const errors: Record<string, FieldError> = {};
  let found = 0;
  for (const { object, fields: own, prefix } of objectsIn(fields, values)) {
    for (const field of own) {
      // Values for read-only fields are not checked, because the server ignores them.
      if (prefix === '' && field.readOnly) continue;
      const value = object[field.name];
      if (!isLong(value)) continue;
      for (const [path, error] of excesses(field, value, prefix + field.name)) {
        errors[path] = error;
        found += 1;
      }
    }
    if (found >= MAX_FINDINGS) break;
  }
  return errors;
}

/** Every field accepts texts up to this length. The limit of a field is looked up only for longer texts. */
const SHORT = 100;

function isLong(value: unknown): boolean {
  return typeof value === 'string' ? value.length > SHORT : Array.isArray(value);
}

type Excess = readonly [path: string, error: FieldError];
const NONE: readonly Excess[] = [];

function excesses(field: Field, value: unknown, path: string): readonly Excess[] {
  if (typeof value === 'string') {
    const most = isLong(value) ? mostCharacters(field) : undefined;
    if (most === undefined || value.length <= most) return NONE;
    return [[path, { code: 'maxLength', params: { limit: field.schema.maxLength ?? most } }]];
  }
  if (!Array.isArray(value)) return NONE;
  const { maxItems } = field.schema;
  if (maxItems !== undefined && value.length > maxItems) {
    return [[path, { code: 'maxItems', params: { limit: maxItems } }]];
  }
  const item = 'item' in field && field.item ? field.item : field;
  const all: Excess[] = [];
  for (const [index, text] of value.entries()) {
    if (typeof text === 'string') all.push(...excesses(item, text, `${path}.${index}`));
    if (all.length >= MAX_FINDINGS) break;
  }
  return all;
}

/**
 * Returns the maximum length of a text in a request: twice the limit in the field's schema, because transforms remove
 * spaces and separators. Returns undefined if only the size of the request body limits the text.
 */
export function mostCharacters(field: Field): number | undefined {
  const { maxLength } = field.schema;
  return maxLength === undefined ? kindOf(field).maxCharacters(field) : maxLength * 2 + 100;
}
