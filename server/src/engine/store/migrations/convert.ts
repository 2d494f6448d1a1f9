import type { Field } from '@tuyen/model';

/**
 * Converts a value to the field's type if nothing is lost. Otherwise returns it unchanged, and the field's schema then
 * rejects it.
 */
export function convert(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  const types = [field.schema.type ?? []].flat();
  if (types.includes('array') && !Array.isArray(value)) return [value];
  if (!types.includes('array') && Array.isArray(value)) return value.length < 2 ? value[0] : value;
  if (types.includes('string') && (typeof value === 'number' || typeof value === 'boolean')) return String(value);
  if ((types.includes('number') || types.includes('integer')) && typeof value === 'string')
    return /^-?\d+(?:\.\d+)?$/u.test(value.trim()) ? Number(value) : value;
  if (types.includes('boolean') && (value === 'true' || value === 1)) return true;
  if (types.includes('boolean') && (value === 'false' || value === 0)) return false;
  return value;
}
