import { isObject } from '../../model/json/is-object.ts';
import type { Keyword, Schema, Visit } from './violation.ts';

/**
 * Defines a schema keyword whose value must have one type, such as `minimum` with a number.
 * @param read returns undefined if the keyword's value has another type; the keyword then checks nothing, because the
 * check of the schema itself reports that value
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

export const numberExpected = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

export const stringExpected = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const listExpected = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) ? value : undefined;

export const objectExpected = (value: unknown): Schema | undefined => (isObject(value) ? value : undefined);

export const stringsExpected = (value: unknown): readonly string[] | undefined =>
  listExpected(value)?.filter((item) => typeof item === 'string');

export const schemaExpected = (value: unknown): Schema | boolean | undefined =>
  typeof value === 'boolean' ? value : objectExpected(value);

export const schemasExpected = (value: unknown): readonly (Schema | boolean)[] | undefined =>
  listExpected(value)
    ?.map(schemaExpected)
    .filter((schema) => schema !== undefined);
