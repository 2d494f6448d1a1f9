import type { Shape } from '../schema/shape.ts';
import type { ShapeReader } from '../schema/shape-reader.ts';
import { plainName } from './query-parameters.ts';

/** Objects of an answer that say something about its pages: `meta`, `pagination`, and the envelope of the records. */
const MAX_DEPTH = 3;

/**
 * Returns the path of the first property in the answer with one of the names and a suitable shape, such as
 * `meta.pagination.total`. Does not look into records.
 */
export function placeInAnswer(
  answer: unknown,
  names: readonly string[],
  fits: (shape: Shape) => boolean,
  { shapeOf }: ShapeReader,
): string | undefined {
  let level: readonly (readonly [path: string, shape: Shape])[] = [['', shapeOf(answer)]];
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const inside = level.flatMap(([path, shape]) =>
      shape.type === 'object'
        ? [...shape.properties].map(([name, schema]) => [`${path}${name}`, shapeOf(schema), name] as const)
        : [],
    );
    for (const name of names) {
      const found = inside.find(([, shape, written]) => plainName(written) === name && fits(shape));
      if (found) return found[0];
    }
    level = inside.map(([path, shape]) => [`${path}.`, shape]);
  }
  return undefined;
}

export const isNumber = ({ type }: Shape): boolean => type === 'integer' || type === 'number';
export const isText = ({ type }: Shape): boolean => type === 'string' || type === 'any';
export const isBoolean = ({ type }: Shape): boolean => type === 'boolean';
