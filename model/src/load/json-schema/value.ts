import { isObject } from '../../model/json/is-object.ts';

/* Plain questions about JSON values. */

export function hasType(value: unknown, types: string | readonly string[]): boolean {
  if (typeof types !== 'string') return types.some((type) => hasType(value, type));
  return types === 'integer' ? Number.isInteger(value) : types === typeName(value);
}

export function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}

const compiled = new Map<string, RegExp | undefined>();

/** Undefined if the pattern is invalid, which another check reports. */
export function regex(pattern: string): RegExp | undefined {
  if (!compiled.has(pattern)) compiled.set(pattern, compile(pattern));
  return compiled.get(pattern);
}

function compile(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}
