import type { Field } from '../model/fields/field.ts';
import { withUnit } from '../model/with-unit.ts';
import type { TextContext } from './kind.ts';

/* Implementations of `toText` that several kinds share. */

export const plainText = (_: Field, value: unknown): string => String(value);

export const numberText = (field: Field, value: unknown, { formats, unitOf }: TextContext): string =>
  withUnit(typeof value === 'number' ? formats.number(value) : String(value), unitOf(field, value));

/** `toText` of kinds whose values a line of text cannot show. */
export const noText = (): string => '';

export function listText(value: unknown, textOf: (item: unknown) => string): string {
  return Array.isArray(value) ? value.map(textOf).join(', ') : '';
}
