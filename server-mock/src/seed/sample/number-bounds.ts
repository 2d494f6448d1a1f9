import type { JsonSchema } from '@tuyen/model';

/** Tolerance for the rounding error when two floating-point numbers are divided. */
const ROUNDING = 1e-9;

export function satisfies(schema: JsonSchema, value: number): boolean {
  const { minimum = -Infinity, maximum = Infinity, multipleOf, exclusiveMinimum, exclusiveMaximum } = schema;
  if (value < minimum || value > maximum) return false;
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return false;
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) return false;
  return multipleOf === undefined || Math.abs(value / multipleOf - Math.round(value / multipleOf)) < ROUNDING;
}

export interface UsualRange {
  readonly low: number;
  readonly high: number;
  readonly step: number;
}

export function numbersWithin({ low, high, step }: UsualRange, schema: JsonSchema): readonly number[] {
  const count = Math.floor((high - low) / step + ROUNDING) + 1;
  const all = Array.from({ length: count }, (_, index) => Number((low + index * step).toFixed(6)));
  return all.filter((value) => satisfies(schema, value));
}
