import type { Field } from '../model/field.ts';
import type { ScreenElement } from '../screens/screens.ts';
import type { Random } from './kind.ts';
import { kindOf } from './registry.ts';

/*
 * What nested lists and nested objects ask of the fields inside them. Sources stay relative: the kit's nested inputs
 * open a source context, as react-admin's ArrayInput does.
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
    .map((field) => [field.name, kindOf(field).sample(field, random, index)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
