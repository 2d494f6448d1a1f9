import type { Field } from '../model/fields/field.ts';
import { isObject } from '../model/json/is-object.ts';
import type { Condition, JsonSchema, Scalar } from '../model/json/json-schema.ts';

/** Removes the project's own keywords, so that any JSON Schema validator accepts the schema. */
export function plain(schema: JsonSchema): JsonSchema {
  return plainObject(schema, false);
}

/**
 * JSON Schema keywords, such as `properties`, that contain an object with property names as keys. A property may have a
 * name that starts with `x-`, so these keys are not keywords.
 */
const BY_NAME = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);
/** JSON Schema keywords, such as `default` and `enum`, that contain plain values instead of nested schemas. */
const VALUES = new Set(['default', 'examples', 'enum', 'const']);

function plainValue(value: unknown, byName: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => plainValue(item, false));
  return isObject(value) ? plainObject(value, byName) : value;
}

function plainObject(object: Readonly<Record<string, unknown>>, byName: boolean): Record<string, unknown> {
  const plained: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(object)) {
    if (byName) plained[key] = plainValue(inner, false);
    else if (!key.startsWith('x-')) plained[key] = VALUES.has(key) ? inner : plainValue(inner, BY_NAME.has(key));
  }
  return plained;
}

export function nullable(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  if (type === undefined && schema.enum === undefined && schema.const === undefined) return schema;
  if (schema.const !== undefined) return { anyOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    ...(type !== undefined && { type: [...new Set([type, 'null'].flat())] }),
    ...(schema.enum && { enum: [...new Set([...schema.enum, null])] }),
  };
}

/** Makes the schema of a required field reject an empty text or list. */
export function filled(schema: JsonSchema): JsonSchema {
  const free = schema.enum === undefined && schema.const === undefined && schema.format === undefined;
  if (schema.type === 'string' && free) return { minLength: 1, ...schema };
  return schema.type === 'array' ? { minItems: 1, ...schema } : schema;
}

/**
 * Returns the JSON Schema of an object that a client writes: all writable fields with the schemas of their kinds. A
 * field with a condition is required only if the condition is true.
 * @param written the object's schema in the file, for its cross-field rules
 */
export function objectSchema(fields: readonly Field[], written: JsonSchema): JsonSchema {
  const { properties: _, required: __, allOf, ...rest } = plain(written);
  const writable = fields.filter((field) => !field.readOnly);
  const required = writable.filter((field) => field.required && !field.when);
  const rules = [...(allOf ?? []), ...writable.filter((field) => field.required && field.when).map(requiredWhen)];
  return {
    ...rest,
    type: 'object',
    ...(required.length > 0 && { required: required.map((field) => field.name) }),
    properties: Object.fromEntries(
      writable.map((field) => [field.name, required.includes(field) ? filled(field.schema) : nullable(field.schema)]),
    ),
    ...(rules.length > 0 && { allOf: rules }),
  };
}

function requiredWhen(field: Field): JsonSchema {
  const { type, minLength, minItems } = filled(field.schema);
  const given: JsonSchema = type === undefined ? { not: { type: 'null' } } : { type };
  const limits = { ...(minLength !== undefined && { minLength }), ...(minItems !== undefined && { minItems }) };
  return ifThen(field.when ?? {}, { required: [field.name], properties: { [field.name]: { ...given, ...limits } } });
}

export function ifThen(condition: Condition, then: JsonSchema): JsonSchema {
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema; a schema is never awaited
  return { if: conditionSchema(condition), then };
}

/**
 * Converts a condition to JSON Schema. The schema accepts exactly the values for which the function `holds` returns
 * true.
 */
export function conditionSchema(condition: Condition): JsonSchema {
  const parts = Object.entries(condition).map(([path, wanted]) => pathSchema(path.split('.'), [wanted].flat()));
  const [first = {}, ...others] = parts;
  return others.length === 0 ? first : { allOf: parts };
}

function pathSchema(path: readonly string[], wanted: readonly Scalar[]): JsonSchema {
  const isOptional = wanted.includes(null);
  const [first, ...others] = wanted;
  const value: JsonSchema = first !== undefined && others.length === 0 ? { const: first } : { enum: wanted };
  return path.reduceRight<JsonSchema>(
    (inner, name) => ({ properties: { [name]: inner }, ...(!isOptional && { required: [name] }) }),
    value,
  );
}
