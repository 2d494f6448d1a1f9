import type { Field } from '../model/fields/field.ts';
import { withUnit } from '../model/with-unit.ts';
import type { TextContext } from './kind.ts';

/* Functions that format a value as text. Each is the `toText` of several field kinds. */

export const plainText = (_: Field, value: unknown): string => String(value);

export const numberText = (field: Field, value: unknown, { formats, unitOf }: TextContext): string =>
  withUnit(typeof value === 'number' ? formats.number(value) : String(value), unitOf(field, value));

/** Implements `toText` for field kinds whose values cannot be shown in a line of text, such as rich text. */
export const noText = (): string => '';

export function listText(value: unknown, textOf: (item: unknown) => string): string {
  return Array.isArray(value) ? value.map(textOf).join(', ') : '';
}
