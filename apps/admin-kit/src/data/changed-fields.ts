import { sameJson } from '@tuyen/model';
import { omitEmptyDeep } from './omit-empty.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the fields of `next` that differ from `previous`, as the body of a PATCH. Lists and objects are compared and
 * sent whole.
 */
export function changedFields(previous: Values, next: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(next).filter(([name, value]) => value !== undefined && !same(previous[name], value)),
  );
}

/**
 * Compares two values deeply. Null, undefined and an empty string are equal, because a cleared input returns null or
 * ''.
 */
export function same(a: unknown, b: unknown): boolean {
  return sameJson(a === '' ? null : omitEmptyDeep(a), b === '' ? null : omitEmptyDeep(b));
}
