import type { ShapeReader } from '../schema/shape-reader.ts';
import { enumValues } from './enum-values.ts';
import type { WireProperty } from './draft-properties.ts';

const MAX_DEPTH = 4;

/** Returns how many properties use each component that is an enum. Properties of the same resource count once by name. */
export function enumUses(
  records: readonly (readonly WireProperty[])[],
  { shapeOf }: ShapeReader,
): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const count = (schema: unknown, depth: number) => {
    const shape = shapeOf(schema);
    if (shape.type === 'array') {
      count(shape.items, depth);
    } else if (enumValues(shape)) {
      if (shape.component !== undefined) uses.set(shape.component, (uses.get(shape.component) ?? 0) + 1);
    } else if (depth < MAX_DEPTH) {
      for (const inner of shape.properties.values()) count(inner, depth + 1);
    }
  };
  for (const { schema } of records.flat()) count(schema, 0);
  return uses;
}
