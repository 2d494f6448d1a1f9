import { listIn } from '@tuyen/model/raw';
import type { ShapeReader } from '../schema/shape-reader.ts';
import type { Parameter } from './api-path.ts';

/** Returns a value for each parameter: its default, else its first possible value. Omits parameters with neither. */
export function fixedParameters(
  parameters: readonly Parameter[],
  reader: ShapeReader,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const value = fixedValue(parameter, reader);
      return value === undefined ? [] : [[parameter.name, String(value)]];
    }),
  );
}

export function fixedValue({ schema }: Parameter, { shapeOf }: ShapeReader): string | number | boolean | undefined {
  const shape = shapeOf(schema);
  const { keywords } = shape.type === 'array' ? shapeOf(shape.items) : shape;
  const [value] = [keywords['default'], ...listIn(keywords, 'enum')].filter(
    (one) => typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean',
  );
  return value;
}
