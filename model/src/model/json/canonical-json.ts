import { isObject } from './is-object.ts';

/** Serializes a JSON value. Equal values have the same text, regardless of key order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}
