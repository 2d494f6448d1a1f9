import { isMultipleOf } from '../../../model/json/multiple.ts';
import type { Path } from '../../problem.ts';
import { numberIn } from '../../../model/json/raw.ts';
import type { Constraint } from './constraints.ts';

export interface Bound {
  readonly keyword: string;
  readonly value: number;
  readonly path: Path;
  readonly isExclusive: boolean;
}

export function lowest(constraints: readonly Constraint[], keyword: string, exclusive?: string): Bound | undefined {
  return tightest(constraints, keyword, exclusive, (one, other) => one > other);
}

export function highest(constraints: readonly Constraint[], keyword: string, exclusive?: string): Bound | undefined {
  return tightest(constraints, keyword, exclusive, (one, other) => one < other);
}

function tightest(
  constraints: readonly Constraint[],
  keyword: string,
  exclusive: string | undefined,
  isTighter: (one: number, other: number) => boolean,
): Bound | undefined {
  let found: Bound | undefined;
  for (const { schema, path } of constraints) {
    for (const name of exclusive === undefined ? [keyword] : [keyword, exclusive]) {
      const value = numberIn(schema, name);
      if (value === undefined) continue;
      const bound = { keyword: name, value, path: [...path, name], isExclusive: name === exclusive };
      const isTied = found?.value === value && bound.isExclusive;
      if (!found || isTighter(value, found.value) || isTied) found = bound;
    }
  }
  return found;
}

export function hasNumberBetween(low: Bound, high: Bound, steps: readonly number[]): boolean {
  const fits = (value: number): boolean =>
    (low.isExclusive ? value > low.value : value >= low.value) &&
    (high.isExclusive ? value < high.value : value <= high.value);
  const step = Math.max(0, ...steps);
  if (step === 0) return low.value < high.value || (low.value === high.value && fits(low.value));
  const first = Math.floor(low.value / step);
  const count = Math.floor(high.value / step) - first + 1;
  // If there are many multiples of the first step between the limits, do not try them all. Very likely, one of them is
  // a multiple of the other steps too.
  if (count > MOST_MULTIPLES) return true;
  return Array.from({ length: Math.max(0, count) + 1 }, (_, index) => rounded((first + index) * step)).some(
    (value) => fits(value) && steps.every((one) => isMultipleOf(value, one)),
  );
}

const MOST_MULTIPLES = 1_000;

/** Removes the error of binary fractions: 3 × 0.1 is 0.3. */
const rounded = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(15)));
