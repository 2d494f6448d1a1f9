import { fitsFormat } from '../../model/fields/value-formats.ts';
import { canonicalJson } from '../../model/json/canonical-json.ts';
import { isMultipleOf } from '../../model/json/multiple.ts';
import { sameJson } from '../../model/json/same-json.ts';
import { listLimit, numberLimit, object, textLimit } from './limits.ts';
import {
  anyValue,
  keyword,
  listExpected,
  numberExpected,
  objectExpected,
  schemaExpected,
  schemasExpected,
  stringExpected,
  stringsExpected,
} from './expected.ts';
import { isObject } from '../../model/json/is-object.ts';
import { regex } from './value.ts';
import { checkInside, passes, addViolation, addViolationInside } from './violation.ts';
import type { Keyword } from './violation.ts';

const DEFINITIONS: Readonly<Record<string, Keyword>> = {
  $ref: keyword(stringExpected, (value, reference, visit) => visit.check(value, visit.rules.resolve(reference), visit)),
  const: keyword(anyValue, (value, wanted, visit, schema) => {
    if (!sameJson(value, wanted))
      addViolation(visit, 'const', schema, `cannot be ${JSON.stringify(value)}`, [String(wanted)]);
  }),
  enum: keyword(listExpected, (value, allowed, visit, schema) => {
    if (allowed.some((one) => sameJson(one, value))) return;
    const choices = allowed.filter((one) => one !== null).map(String);
    addViolation(visit, 'enum', schema, `cannot be ${JSON.stringify(value)}`, choices);
  }),
  minimum: numberLimit('minimum', (value, limit) => value >= limit, 'must not be less than'),
  maximum: numberLimit('maximum', (value, limit) => value <= limit, 'must not be more than'),
  exclusiveMinimum: numberLimit('exclusiveMinimum', (value, limit) => value > limit, 'must be more than'),
  exclusiveMaximum: numberLimit('exclusiveMaximum', (value, limit) => value < limit, 'must be less than'),
  multipleOf: numberLimit('multipleOf', (value, step) => isMultipleOf(value, step), 'must be a multiple of'),
  minLength: textLimit(
    'minLength',
    numberExpected,
    (value, limit) => [...value].length >= limit,
    'must not be shorter than',
  ),
  maxLength: textLimit(
    'maxLength',
    numberExpected,
    (value, limit) => [...value].length <= limit,
    'must not be longer than',
  ),
  pattern: textLimit('pattern', stringExpected, (value, pattern) => regex(pattern)?.test(value) ?? true, 'must match'),
  format: keyword(stringExpected, (value, name, visit, schema) => {
    const format = visit.rules.formats.get(name);
    if (!format || fitsFormat(format, value)) return;
    addViolation(visit, 'format', schema, `is not a valid ${name}`);
  }),
  minItems: listLimit('minItems', (items, limit) => items.length >= limit, 'must have at least', 'item'),
  maxItems: listLimit('maxItems', (items, limit) => items.length <= limit, 'must have at most', 'item'),
  uniqueItems: keyword(anyValue, (value, unique, visit, schema) => {
    if (!Array.isArray(value) || unique !== true) return;
    const seen = new Set<string>();
    for (const [index, item] of value.entries()) {
      const key = canonicalJson(item);
      if (seen.has(key)) addViolationInside(visit, index, 'uniqueItems', schema, 'is a duplicate');
      seen.add(key);
    }
  }),
  items: keyword(schemaExpected, (value, schema, visit) => {
    if (!Array.isArray(value)) return;
    for (const [at, item] of value.entries()) checkInside(visit, at, item, schema);
  }),
  minProperties: object(
    'minProperties',
    (value, limit) => Object.keys(value).length >= limit,
    'must have at least',
    'key',
  ),
  maxProperties: object(
    'maxProperties',
    (value, limit) => Object.keys(value).length <= limit,
    'must have at most',
    'key',
  ),
  required: keyword(stringsExpected, (value, names, visit, schema) => {
    if (!isObject(value)) return;
    for (const name of names) {
      if (!Object.hasOwn(value, name)) addViolation(visit, 'required', schema, `lacks "${name}"`, [name]);
    }
  }),
  properties: keyword(objectExpected, (value, schemas, visit) => {
    if (!isObject(value)) return;
    for (const name of Object.keys(value)) {
      if (Object.hasOwn(schemas, name)) checkInside(visit, name, value[name], schemas[name]);
    }
  }),
  patternProperties: keyword(objectExpected, (value, schemas, visit) => {
    if (!isObject(value)) return;
    for (const [pattern, schema] of Object.entries(schemas)) {
      for (const name of Object.keys(value)) {
        if (regex(pattern)?.test(name)) checkInside(visit, name, value[name], schema);
      }
    }
  }),
  additionalProperties: keyword(schemaExpected, (value, schema, visit, outer) => {
    if (!isObject(value)) return;
    const known = objectExpected(outer['properties']) ?? {};
    const patterns = Object.keys(objectExpected(outer['patternProperties']) ?? {}).map(regex);
    for (const name of Object.keys(value)) {
      if (Object.hasOwn(known, name) || patterns.some((pattern) => pattern?.test(name))) continue;
      if (schema !== false) checkInside(visit, name, value[name], schema);
      else addViolationInside(visit, name, 'additionalProperties', outer, 'is not a known key', Object.keys(known));
    }
  }),
  propertyNames: keyword(schemaExpected, (value, schema, visit, outer) => {
    if (!isObject(value)) return;
    for (const name of Object.keys(value)) {
      if (passes(name, schema, visit)) continue;
      addViolationInside(visit, name, 'propertyNames', outer, 'is not an allowed name');
    }
  }),
  dependentRequired: keyword(objectExpected, (value, names, visit, schema) => {
    if (!isObject(value)) return;
    for (const [name, needed] of Object.entries(names)) {
      const wanted = Object.hasOwn(value, name) ? (stringsExpected(needed) ?? []) : [];
      const missing = wanted.filter((one) => !Object.hasOwn(value, one));
      for (const one of missing) addViolation(visit, 'dependentRequired', schema, `lacks "${one}"`, [one]);
    }
  }),
  allOf: keyword(schemasExpected, (value, schemas, visit) => {
    for (const schema of schemas) visit.check(value, schema, visit);
  }),
  anyOf: keyword(schemasExpected, (value, schemas, visit, outer) => {
    if (schemas.some((schema) => passes(value, schema, visit))) return;
    if (visit.rules.everyViolation === true) for (const schema of schemas) visit.check(value, schema, visit);
    addViolation(visit, 'anyOf', outer, 'fits none of the alternatives');
  }),
  not: keyword(schemaExpected, (value, schema, visit, outer) => {
    if (passes(value, schema, visit)) addViolation(visit, 'not', outer, 'is of a sort that is not allowed');
  }),
  if: keyword(schemaExpected, (value, schema, visit, outer) => {
    const branch = schemaExpected(outer[passes(value, schema, visit) ? 'then' : 'else']);
    if (branch !== undefined) visit.check(value, branch, visit);
  }),
};

export const KEYWORDS: ReadonlyMap<string, Keyword> = new Map(Object.entries(DEFINITIONS));
