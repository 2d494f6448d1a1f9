export function omitEmpty(object: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}

/**
 * Removes empty values from an object and its nested objects, because JSON Schema treats only an absent property as
 * missing.
 */
export function omitEmptyDeep(value: Readonly<Record<string, unknown>>): Record<string, unknown>;
export function omitEmptyDeep(value: unknown): unknown;
export function omitEmptyDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitEmptyDeep);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(omitEmpty(value)).map(([key, inner]) => [key, omitEmptyDeep(inner)]));
}
