import { isObject } from '@tuyen/model';

export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) ? Object.values(value).every(isEmpty) : value === undefined || value === null || value === '';
}
