/** The object without what is empty: an emptied input holds null or ''. */
export function omitEmpty(object: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}

/** The same of the objects in it: to a JSON Schema, what is not there must not be there. */
export function omitEmptyDeep(value: Readonly<Record<string, unknown>>): Record<string, unknown>;
export function omitEmptyDeep(value: unknown): unknown;
export function omitEmptyDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitEmptyDeep);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(omitEmpty(value)).map(([key, inner]) => [key, omitEmptyDeep(inner)]));
}
