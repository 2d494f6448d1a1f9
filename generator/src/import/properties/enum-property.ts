import type { Raw } from '@tuyen/model/raw';
import type { Shape } from '../schema/shape.ts';
import type { PropertyContext } from './context.ts';
import { enumValues, storedValue, valueLabels } from './enum-values.ts';

/** Returns the schema of a field whose value is one of several texts, with a label for each text. */
export function enumProperty(shape: Shape, context: PropertyContext, inlineName: string): Raw | undefined {
  const values = enumValues(shape);
  if (!values) return undefined;
  const file = context.enums.fileOf(shape, values, inlineName);
  if (file !== undefined) return { $ref: `../enums/${file}.json` };
  return { type: 'string', ...labeledEnum(shape, values, context) };
}

export function labeledEnum(
  shape: Shape,
  values: readonly string[],
  { isOwn, text }: Pick<PropertyContext, 'isOwn' | 'text'>,
): { readonly enum: readonly string[]; readonly 'x-values': Raw } {
  const labels = valueLabels(shape, values);
  const stored = new Map(values.map((value) => [isOwn ? storedValue(value) : value, labels.get(value) ?? value]));
  return {
    enum: [...stored.keys()],
    'x-values': Object.fromEntries([...stored].map(([value, label]) => [value, text(label)])),
  };
}
