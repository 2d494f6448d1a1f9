import type { Shape } from '../schema/shape.ts';
import type { ShapeReader } from '../schema/shape-reader.ts';

/** Maximum number of fields of an object, including the fields of nested objects. A larger form would be of no use. */
export const MAX_FIELDS = 400;

/**
 * Counts the fields of an object and of objects inside, for a number of levels. Stops at a little more than `MAX_FIELDS`.
 */
export type FieldCount = (shape: Shape, levels: number) => number;

/** @param isReference whether an object becomes a reference, which is one field */
export function fieldCounter({ shapeOf }: ShapeReader, isReference: (shape: Shape) => boolean): FieldCount {
  const counts = new Map<Shape, Map<number, number>>();

  function fieldCount(shape: Shape, levels: number): number {
    const known = counts.get(shape)?.get(levels);
    if (known !== undefined) return known;
    let count = 0;
    for (const schema of shape.properties.values()) {
      if (count > MAX_FIELDS) break;
      const property = shapeOf(schema);
      const inner = property.type === 'array' ? shapeOf(property.items) : property;
      count += levels > 1 && !isReference(inner) ? 1 + fieldCount(inner, levels - 1) : 1;
    }
    counts.set(shape, new Map([...(counts.get(shape) ?? []), [levels, count]]));
    return count;
  }

  return fieldCount;
}
