import { isObject } from '@tuyen/model';

/**
 * Replaces the format `time`. In the standard, that format has seconds and an offset (RFC 3339), but the API uses hours
 * and minutes.
 */
const HOUR_MINUTE = { format: 'hour-minute', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' } as const;

/**
 * Replaces the project's format `time` (hours and minutes) with a pattern, because clients know only the standard
 * formats. The generator converts the schemas of resources in the same way.
 */
export function withStandardFormats(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withStandardFormats);
  if (!isObject(schema)) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, withStandardFormats(value)]));
  return inner['format'] === 'time' ? { ...inner, ...HOUR_MINUTE } : inner;
}
