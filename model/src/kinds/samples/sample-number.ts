import type { JsonSchema } from '../../model/json/json-schema.ts';
import type { Random } from '../kind.ts';
import { between } from './random.ts';

/**
 * Returns a random multiple of the schema's `multipleOf`, within the schema's bounds. If the bounds are far apart, the
 * number is near zero, or near the bound that is closest to zero.
 * @param step replaces a missing `multipleOf`
 * @param spread size of the range for numbers if the bounds are far apart: more than ten times this size
 */
export function sampleNumber(schema: JsonSchema, random: Random, step: number, spread: number): number {
  const { multipleOf = step, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const low =
    lowest(multipleOf, minimum, exclusiveMinimum) ?? Math.min(0, highest(multipleOf, maximum, exclusiveMaximum) ?? 0);
  const high = highest(multipleOf, maximum, exclusiveMaximum) ?? low + Math.max(1, Math.floor(spread / multipleOf));
  const usual = Math.max(1, Math.floor(spread / multipleOf));
  const isFar = high - low > FAR * usual;
  const from = isFar ? Math.min(Math.max(low, 0), high - usual) : low;
  const steps = between(random, from, isFar ? from + usual : Math.max(low, high));
  return Number((steps * multipleOf).toFixed(decimals(multipleOf)));
}

const FAR = 10;

/** Rounding error of a quotient of binary fractions: 0.3 / 0.1 is 2.9999999999999996. */
const ROUNDING = 1e-9;

/**
 * Returns the smallest integer whose product with the step satisfies the lower bounds. Returns undefined if there is no
 * lower bound.
 */
function lowest(step: number, minimum?: number, above?: number): number | undefined {
  const steps = [];
  if (minimum !== undefined) steps.push(Math.ceil(minimum / step - ROUNDING));
  if (above !== undefined) steps.push(Math.floor(above / step + ROUNDING) + 1);
  return steps.length > 0 ? Math.max(...steps) : undefined;
}

function highest(step: number, maximum?: number, below?: number): number | undefined {
  const steps = [];
  if (maximum !== undefined) steps.push(Math.floor(maximum / step + ROUNDING));
  if (below !== undefined) steps.push(Math.ceil(below / step - ROUNDING) - 1);
  return steps.length > 0 ? Math.min(...steps) : undefined;
}

function decimals(step: number): number {
  const [mantissa = '', exponent = ''] = step.toExponential().split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}
