import { isObject } from '@tuyen/model';

/** Returns whether a value is missing: undefined, null, an empty text, an empty list, or an object of such values. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) ? Object.values(value).every(isEmpty) : value === undefined || value === null || value === '';
}
