import type { Field } from '../model/fields/field.ts';
import type { ScreenElement } from '../screens/screens.ts';
import type { Random } from './kind.ts';
import { kindOf, sampleOf } from './registry.ts';

/*
 * Screen elements for the fields inside lists and objects. The `source` of such an element is relative to the list item
 * or object. The kit's inputs for lists and objects add their own path to it, as react-admin's ArrayInput does.
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
