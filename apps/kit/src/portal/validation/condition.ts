import type { JsonSchema } from '@tuyen/model';

/**
 * Decides the `if` of a step's schema without compiling anything: RJSF asks while it draws, and a strict CSP forbids ajv in the
 * browser. It knows what conditions are made of (`const`, `enum`, `required`, `properties`, `not`, `allOf`, `anyOf`, `contains`);
 * the step's compiled validator has the last word on send.
 */
export function satisfies(schema: JsonSchema | boolean, value: unknown): boolean {
  if (typeof schema === 'boolean') return schema;
  if ('const' in schema && schema.const !== value) return false;
  if (schema.enum && !schema.enum.some((allowed) => allowed === value)) return false;
  if (schema['not'] !== undefined && satisfies(schema['not'] as JsonSchema, value)) return false;
  if (!list(schema['allOf']).every((part) => satisfies(part, value))) return false;
  const anyOf = list(schema['anyOf']);
  if (anyOf.length > 0 && !anyOf.some((part) => satisfies(part, value))) return false;
  if (Array.isArray(value)) {
    const contains = schema['contains'] as JsonSchema | undefined;
    return !contains || value.some((item) => satisfies(contains, item));
  }
  return typeof value !== 'object' || value === null || objectSatisfies(schema, value as Record<string, unknown>);
}

function objectSatisfies(schema: JsonSchema, value: Readonly<Record<string, unknown>>): boolean {
  if (schema.required?.some((name) => value[name] === undefined)) return false;
  return Object.entries(schema.properties ?? {}).every(
    ([name, property]) => value[name] === undefined || satisfies(property, value[name]),
  );
}

function list(schemas: unknown): readonly JsonSchema[] {
  return Array.isArray(schemas) ? (schemas as readonly JsonSchema[]) : [];
}
