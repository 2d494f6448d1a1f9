import type { Field } from '../model/fields/field.ts';
import type { ScreenElement } from '../screens/screens.ts';
import type { Random } from './kind.ts';
import { kindOf, sampleOf } from './registry.ts';

/*
 * Elements of the fields inside nested lists and objects. Sources are relative to the list item or object, because the
 * kit's nested inputs provide a source context, like react-admin's ArrayInput.
 */

export function nestedCells(fields: readonly Field[]): readonly ScreenElement[] {
  return fields.filter((field) => !field.writeOnly).map((field) => kindOf(field).show(field));
}

export function nestedInputs(fields: readonly Field[]): readonly ScreenElement[] {
  return fields.filter((field) => !field.readOnly).map((field) => kindOf(field).input(field));
}

export function nestedSample(fields: readonly Field[], random: Random, index: number): Record<string, unknown> {
  const entries = fields
    .filter((field) => !field.readOnly)
    .map((field) => [field.name, sampleOf(field, random, index)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
