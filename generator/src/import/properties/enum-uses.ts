import type { Shape } from '../schema/shape.ts';
import type { ShapeReader } from '../schema/shape-reader.ts';
import type { WireProperty } from './wire-property.ts';
import { enumValues } from './enum-values.ts';

const MAX_DEPTH = 4;

/**
 * Maximum number of times that an object is read. Two uses of an enum suffice, because the enum then becomes a file.
 */
const MAX_READS = 2;

/** Returns how many properties use each component that is an enum. Numbers above two are not exact. */
export function enumUses(
  records: readonly (readonly WireProperty[])[],
  { shapeOf }: ShapeReader,
): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const reads = new Map<Shape, number>();
  const count = (schema: unknown, depth: number) => {
    const shape = shapeOf(schema);
    if (shape.type === 'array') {
      if (depth < MAX_DEPTH) count(shape.items, depth + 1);
    } else if (enumValues(shape)) {
      if (shape.component !== undefined) uses.set(shape.component, (uses.get(shape.component) ?? 0) + 1);
    } else if (depth < MAX_DEPTH && (reads.get(shape) ?? 0) < MAX_READS) {
      reads.set(shape, (reads.get(shape) ?? 0) + 1);
      for (const inner of shape.properties.values()) count(inner, depth + 1);
    }
  };
  for (const { schema } of records.flat()) count(schema, 0);
  return uses;
}
