import { isObject } from '../../model/json/is-object.ts';
import type { Keyword, Schema, Visit } from './violation.ts';

/**
 * Defines a keyword whose expected value has one type.
 * @param read returns undefined for a value of another type; the keyword then checks nothing, and the check of the
 * schema reports the value
 */
export function keyword<E>(
  read: (expected: unknown) => E | undefined,
  check: (value: unknown, expected: E, visit: Visit, schema: Schema) => void,
): Keyword {
  return (written, schema) => {
    const expected = read(written);
    return expected === undefined ? undefined : (value, visit) => check(value, expected, visit, schema);
  };
}

export const anyValue = (value: unknown): unknown => value;

export const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

export const stringIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const listIn = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined);

export const objectIn = (value: unknown): Schema | undefined => (isObject(value) ? value : undefined);

export const stringsIn = (value: unknown): readonly string[] | undefined =>
  listIn(value)?.filter((item) => typeof item === 'string');

export const schemaIn = (value: unknown): Schema | boolean | undefined =>
  typeof value === 'boolean' ? value : objectIn(value);

export const schemasIn = (value: unknown): readonly (Schema | boolean)[] | undefined =>
  listIn(value)
    ?.map(schemaIn)
    .filter((schema) => schema !== undefined);
