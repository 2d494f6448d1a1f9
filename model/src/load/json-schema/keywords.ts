import { isMultipleOf } from '../../model/multiple.ts';
import { sameJson } from '../../model/same-json.ts';
import { list, number, object, text } from './limits.ts';
import { canonical, isObject, regex } from './value.ts';
import { checkInside, passes, addViolation, addViolationInside } from './violation.ts';
import type { Keyword, Schema } from './violation.ts';

/** All supported keywords. Annotations (title, default …) are not among them. */
const DEFINITIONS: Readonly<Record<string, Keyword>> = {
  $ref: (value, reference, visit) => visit.check(value, visit.rules.resolve(reference as string), visit),
  const: (value, wanted, visit, schema) => {
    if (!sameJson(value, wanted))
      addViolation(visit, 'const', schema, `cannot be ${JSON.stringify(value)}`, [String(wanted)]);
  },
  enum: (value, allowed, visit, schema) => {
    const values = allowed as readonly unknown[];
    if (values.some((one) => sameJson(one, value))) return;
    const choices = values.filter((one) => one !== null).map(String);
    addViolation(visit, 'enum', schema, `cannot be ${JSON.stringify(value)}`, choices);
  },
  minimum: number((value, limit) => value >= limit, 'must not be less than'),
  maximum: number((value, limit) => value <= limit, 'must not be more than'),
  exclusiveMinimum: number((value, limit) => value > limit, 'must be more than'),
  exclusiveMaximum: number((value, limit) => value < limit, 'must be less than'),
  multipleOf: number((value, step) => isMultipleOf(value, step), 'must be a multiple of'),
  minLength: text((value, limit) => [...value].length >= (limit as number), 'must not be shorter than'),
  maxLength: text((value, limit) => [...value].length <= (limit as number), 'must not be longer than'),
  pattern: text((value, pattern) => regex(pattern as string)?.test(value) ?? true, 'must match'),
  format: (value, name, visit, schema) => {
    const format = visit.rules.formats[name as string];
    if (typeof value !== 'string' || !format || format.test(value)) return;
    addViolation(visit, 'format', schema, `is no valid ${String(name)}`);
  },
  minItems: list((items, limit) => items.length >= (limit as number), 'must have at least', 'item'),
  maxItems: list((items, limit) => items.length <= (limit as number), 'must have at most', 'item'),
  uniqueItems: (value, unique, visit, schema) => {
    if (!Array.isArray(value) || unique !== true) return;
    const seen = new Set<string>();
    for (const [index, item] of value.entries()) {
      const key = canonical(item);
      if (seen.has(key)) addViolationInside(visit, index, 'uniqueItems', schema, 'is a duplicate');
      seen.add(key);
    }
  },
  items: (value, schema, visit, { prefixItems }) => {
    if (!Array.isArray(value)) return;
    const first = Array.isArray(prefixItems) ? prefixItems.length : 0;
    for (let at = first; at < value.length; at += 1) checkInside(visit, at, value[at], schema);
  },
  prefixItems: (value, schemas, visit) => {
    if (!Array.isArray(value)) return;
    (schemas as readonly Schema[]).slice(0, value.length).forEach((one, at) => checkInside(visit, at, value[at], one));
  },
  contains: (value, schema, visit, outer) => {
    if (!Array.isArray(value)) return;
    const count = value.filter((item) => passes(item, schema as Schema, visit)).length;
    const { minContains = 1, maxContains = Infinity } = outer as { minContains?: number; maxContains?: number };
    if (count < minContains || count > maxContains)
      addViolation(visit, 'contains', outer, 'lacks an item that it must contain');
  },
  minProperties: object((value, limit) => Object.keys(value).length >= (limit as number), 'must have at least', 'key'),
  maxProperties: object((value, limit) => Object.keys(value).length <= (limit as number), 'must have at most', 'key'),
  required: (value, names, visit, schema) => {
    if (!isObject(value)) return;
    for (const name of names as readonly string[]) {
      if (!Object.hasOwn(value, name)) addViolation(visit, 'required', schema, `lacks "${name}"`, [name]);
    }
  },
  properties: (value, schemas, visit) => {
    if (!isObject(value)) return;
    const known = schemas as Schema;
    for (const name of Object.keys(value)) {
      if (Object.hasOwn(known, name)) checkInside(visit, name, value[name], known[name]);
    }
  },
  patternProperties: (value, schemas, visit) => {
    if (!isObject(value)) return;
    for (const [pattern, schema] of Object.entries(schemas as Schema)) {
      for (const name of Object.keys(value)) {
        if (regex(pattern)?.test(name)) checkInside(visit, name, value[name], schema);
      }
    }
  },
  additionalProperties: (value, schema, visit, outer) => {
    if (!isObject(value)) return;
    const known = (outer['properties'] ?? {}) as Schema;
    const patterned = outer['patternProperties'] as Schema | undefined;
    const patterns = patterned ? Object.keys(patterned).map(regex) : [];
    for (const name of Object.keys(value)) {
      if (Object.hasOwn(known, name) || patterns.some((pattern) => pattern?.test(name))) continue;
      if (schema !== false) checkInside(visit, name, value[name], schema);
      else addViolationInside(visit, name, 'additionalProperties', outer, 'is not a known key', Object.keys(known));
    }
  },
  propertyNames: (value, schema, visit, outer) => {
    if (!isObject(value)) return;
    for (const name of Object.keys(value)) {
      if (passes(name, schema as Schema, visit)) continue;
      addViolationInside(visit, name, 'propertyNames', outer, 'is not an allowed name');
    }
  },
  dependentRequired: (value, names, visit, schema) => {
    if (!isObject(value)) return;
    for (const [name, needed] of Object.entries(names as Record<string, readonly string[]>)) {
      const missing = Object.hasOwn(value, name) ? needed.filter((one) => !Object.hasOwn(value, one)) : [];
      for (const one of missing) addViolation(visit, 'dependentRequired', schema, `lacks "${one}"`, [one]);
    }
  },
  allOf: (value, schemas, visit) => {
    for (const schema of schemas as readonly Schema[]) visit.check(value, schema, visit);
  },
  anyOf: (value, schemas, visit, outer) => {
    if (!(schemas as readonly Schema[]).some((schema) => passes(value, schema, visit))) {
      addViolation(visit, 'anyOf', outer, 'fits none of the alternatives');
    }
  },
  oneOf: (value, schemas, visit, outer) => {
    const fitting = (schemas as readonly Schema[]).filter((schema) => passes(value, schema, visit)).length;
    if (fitting !== 1) addViolation(visit, 'oneOf', outer, `fits ${fitting} of the alternatives, not one`);
  },
  not: (value, schema, visit, outer) => {
    if (passes(value, schema as Schema, visit)) addViolation(visit, 'not', outer, 'is of a sort that is not allowed');
  },
  if: (value, schema, visit, outer) => {
    const branch = outer[passes(value, schema as Schema, visit) ? 'then' : 'else'];
    if (branch !== undefined) visit.check(value, branch as Schema, visit);
  },
};

export const KEYWORDS: ReadonlyMap<string, Keyword> = new Map(Object.entries(DEFINITIONS));
