import { isObject } from './is-object.ts';

/** Compares JSON values, ignoring key order. At the top level, undefined equals null. */
export function sameJson(a: unknown, b: unknown): boolean {
  return same(a ?? null, b ?? null);
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => same(item, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => Object.hasOwn(b, name) && same(a[name], b[name]));
}
