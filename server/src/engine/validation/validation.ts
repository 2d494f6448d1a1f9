import {
  fallsIn,
  type Field,
  isInexactNumber,
  isInteroperable,
  type JsonSchema,
  memoize,
  type Model,
  objectsIn,
  refusedCharacter,
  sameJson,
  textFormOf,
} from '@tuyen/model';
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { findings, openAjv, requireKindCode } from './ajv.ts';
import type { Row } from '../domain.ts';
import { type FieldError, MAX_FINDINGS, type MessageParams, Problem } from '../problem.ts';
import { checkBounds } from './bounds.ts';

export interface Validation {
  /**
   * Validates the values of a record.
   * @param stored the record before the change: findings about its unchanged values are ignored
   * @throws 422 `validation_failed` with every finding, up to a hundred
   */
  check(schema: JsonSchema, fields: readonly Field[], values: Row, stored?: Row): void;
  partial(schema: JsonSchema): JsonSchema;
}

export const validationOf: (model: Model) => Validation = memoize(openValidation);

function openValidation(model: Model): Validation {
  requireKindCode(model);
  let ajv: Ajv2020 | undefined;
  const compiled = new Map<JsonSchema, ValidateFunction>();
  const partials = new Map<JsonSchema, JsonSchema>();

  return {
    partial(schema) {
      const { required: _required, ...rest } = schema;
      const known = partials.get(schema) ?? rest;
      partials.set(schema, known);
      return known;
    },
    check(schema, fields, values, stored) {
      // The validator of a model is compiled on first use, so that a server with a thousand resources starts fast.
      let validate = compiled.get(schema);
      if (!validate) compiled.set(schema, (validate = (ajv ??= openAjv(model)).compile(schema)));
      checkBounds(fields, values);
      const errors = new Map<string, FieldError>();
      noteUnknown(errors, fields, values, stored);
      noteInexact(errors, fields, values, stored);
      noteCharacters(errors, fields, values, stored);
      noteFalls(errors, fields, values, stored);
      const found = findings(validate, values);
      const known = new Set(stored && found.length > 0 ? findings(validate, stored).map(findingOf) : []);
      for (const error of found) {
        if (errors.size === MAX_FINDINGS) break;
        if (stored && known.has(findingOf(error)) && isUnchanged(error, values, stored)) continue;
        note(errors, error);
      }
      if (errors.size > 0) throw new Problem(422, 'validation_failed', {}, Object.fromEntries(errors));
    },
  };
}

export function fieldErrors(found: readonly ErrorObject[]): Record<string, FieldError> {
  const errors = new Map<string, FieldError>();
  for (const error of found.slice(0, MAX_FINDINGS)) note(errors, error);
  return Object.fromEntries(errors);
}

const findingOf = ({ schemaPath, instancePath }: ErrorObject): string => `${schemaPath} ${instancePath}`;

function isUnchanged(error: ErrorObject, values: Row, stored: Row): boolean {
  const [name = ''] = pathOf(error).split('.');
  return stored[name] !== undefined && stored[name] !== null && sameJson(values[name], stored[name]);
}

const namesOf = memoize((fields: readonly Field[]): ReadonlySet<string> => new Set(fields.map(({ name }) => name)));

/**
 * Reports properties that have no field, also in nested values. Such properties may stay if they are already stored,
 * because a newer build of the server may have written them.
 */
function noteUnknown(
  errors: Map<string, FieldError>,
  fields: readonly Field[],
  values: Row,
  stored: Row | undefined,
): void {
  for (const { object, fields: own, prefix } of objectsIn(fields, values)) {
    const known = namesOf(own);
    for (const name of Object.keys(object)) {
      if (errors.size === MAX_FINDINGS) return;
      if (known.has(name)) continue;
      const [top = ''] = prefix.split('.', 1);
      if (stored && isPresent(stored[top]) && sameJson(values[top], stored[top])) continue;
      errors.set(`${prefix}${name}`, { code: 'unknown' });
    }
  }
}

/** Reports numbers that the databases and clients would round. Numbers that are already stored may stay. */
function noteInexact(errors: Map<string, FieldError>, fields: readonly Field[], values: Row, stored?: Row): void {
  for (const { object, fields: own, prefix } of objectsIn(fields, values)) {
    for (const { name } of own) {
      const value = object[name];
      if (typeof value !== 'number' || isInteroperable(value)) continue;
      const [top = ''] = `${prefix}${name}`.split('.');
      if (stored && sameJson(values[top], stored[top])) continue;
      if (errors.size === MAX_FINDINGS) return;
      errors.set(`${prefix}${name}`, { code: 'inexact_number' });
    }
  }
}

function noteCharacters(
  errors: Map<string, FieldError>,
  fields: readonly Field[],
  values: Row,
  stored: Row | undefined,
): void {
  for (const { object, fields: own, prefix } of objectsIn(fields, values)) {
    for (const field of own) {
      const value = object[field.name];
      if (typeof value !== 'string' && !Array.isArray(value)) continue;
      const path = `${prefix}${field.name}`;
      const [name = ''] = path.split('.', 1);
      for (const [at, error] of characterErrors(field, value, path)) {
        if (errors.size === MAX_FINDINGS) return;
        if (stored && isPresent(stored[name]) && sameJson(values[name], stored[name])) continue;
        errors.set(at, error);
      }
    }
  }
}

function characterErrors(field: Field, value: unknown, path: string): readonly (readonly [string, FieldError])[] {
  if (typeof value === 'string') {
    const refused = refusedCharacter(textFormOf(field), value);
    if (!refused) return [];
    const { code, character } = refused;
    return [[path, { code, params: { character } }]];
  }
  if (!Array.isArray(value) || !('item' in field) || !field.item) return [];
  const { item } = field;
  return value.flatMap((one: unknown, index) => characterErrors(item, one, `${path}.${index}`));
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/**
 * Checks lists whose rows contain a number that must not decrease, such as a distance. Reports each row with a smaller
 * number than the row before it. Accepts a list that equals the stored list.
 */
function noteFalls(errors: Map<string, FieldError>, fields: readonly Field[], values: Row, stored?: Row): void {
  for (const { object, fields: own, prefix } of objectsIn(fields, values)) {
    for (const field of own) {
      const ascending = field.kind === 'nested-list' ? field.rows?.ascending : undefined;
      if (ascending === undefined || (prefix === '' && sameJson(object[field.name], stored?.[field.name]))) continue;
      for (const { index, before } of fallsIn(object[field.name], ascending)) {
        if (errors.size === MAX_FINDINGS) return;
        errors.set(`${prefix}${field.name}.${index}.${ascending}`, {
          code: 'ascending',
          params: { row: index + 1, before },
        });
      }
    }
  }
}

/**
 * JSON Schema keywords, such as `anyOf`, whose errors say only that a subschema failed. Such an error is omitted if a
 * more precise one exists.
 */
const WRAPPERS: ReadonlySet<string> = new Set([
  'if',
  'anyOf',
  'oneOf',
  'allOf',
  'not',
  'properties',
  'items',
  'contains',
]);

function note(errors: Map<string, FieldError>, error: ErrorObject): void {
  const path = pathOf(error);
  const wrapper = WRAPPERS.has(error.keyword);
  if (errors.has(path) || (wrapper && errors.size > 0)) return;
  if (wrapper) return void errors.set(path, { code: 'invalid' });
  if (error.keyword === 'type' && isInexact(valueOf(error))) return void errors.set(path, { code: 'inexact_number' });
  const missing = error.keyword === 'required' || (error.keyword === 'type' && valueOf(error) === null);
  if (missing) return void errors.set(path, { code: 'required' });
  if (error.keyword === 'additionalProperties') return void errors.set(path, { code: 'unknown' });
  errors.set(path, { code: error.keyword, params: paramsOf(error) });
}

function pathOf({ instancePath, keyword, params }: ErrorObject): string {
  const parts = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keyword === 'required' || keyword === 'dependentRequired') parts.push(String(params['missingProperty']));
  if (keyword === 'additionalProperties') parts.push(String(params['additionalProperty']));
  if (keyword === 'unevaluatedProperties') parts.push(String(params['unevaluatedProperty']));
  return parts.join('.');
}

/**
 * Tests whether the value is a number that cannot be stored exactly, or the text of such a number in a cell of a CSV
 * file.
 */
function isInexact(value: unknown): boolean {
  return typeof value === 'number' ? !isInteroperable(value) : typeof value === 'string' && isInexactNumber(value);
}

function valueOf(error: ErrorObject): unknown {
  return error.data;
}

function paramsOf({ params }: ErrorObject): MessageParams {
  const shown: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries<unknown>(params))
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') shown[name] = value;
  return shown;
}
