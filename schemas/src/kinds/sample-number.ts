import type { JsonSchema } from '../model/json-schema.ts';
import type { Random } from './kind.ts';
import { between } from './random.ts';

/**
 * A number within the schema's bounds, on its `multipleOf`.
 * @param step how fine the number is where the schema does not say
 * @param spread how far above the minimum it goes where the schema sets no maximum
 */
export function sampleNumber(schema: JsonSchema, random: Random, step: number, spread: number): number {
  const { multipleOf = step, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema as Bounds;
  const low =
    lowest(multipleOf, minimum, exclusiveMinimum) ?? Math.min(0, highest(multipleOf, maximum, exclusiveMaximum) ?? 0);
  const high = highest(multipleOf, maximum, exclusiveMaximum) ?? low + Math.max(1, Math.floor(spread / multipleOf));
  const steps = between(random, low, Math.max(low, high));
  return Number((steps * multipleOf).toFixed(decimals(multipleOf)));
}

interface Bounds {
  readonly multipleOf?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
}

/** Bounds counted in steps. */
function lowest(step: number, minimum?: number, above?: number): number | undefined {
  const steps = [];
  if (minimum !== undefined) steps.push(Math.ceil(minimum / step));
  if (above !== undefined) steps.push(Math.floor(above / step) + 1);
  return steps.length > 0 ? Math.max(...steps) : undefined;
}

function highest(step: number, maximum?: number, below?: number): number | undefined {
  const steps = [];
  if (maximum !== undefined) steps.push(Math.floor(maximum / step));
  if (below !== undefined) steps.push(Math.ceil(below / step) - 1);
  return steps.length > 0 ? Math.min(...steps) : undefined;
}

function decimals(step: number): number {
  return /\.(\d+)$/.exec(String(step))?.[1]?.length ?? 0;
}
