import { expect, test } from 'vitest';
import type { JsonSchema } from '../../model/json/json-schema.ts';
import { sampleNumber } from './sample-number.ts';

test.each<[schema: JsonSchema, low: number, high: number]>([
  [{}, 0, 100],
  [{ minimum: 5 }, 5, 105],
  [{ maximum: 5 }, 0, 5],
  [{ maximum: -3 }, -3, -3],
  [{ minimum: 2, maximum: 4 }, 2, 4],
  [{ exclusiveMinimum: 2, exclusiveMaximum: 6 }, 3, 5],
  [{ minimum: 5, exclusiveMinimum: 5, maximum: 8, exclusiveMaximum: 8 }, 6, 7],
  [{ minimum: 7, exclusiveMinimum: 2, maximum: 8, exclusiveMaximum: 20 }, 7, 8],
  [{ minimum: 1.5, maximum: 3.5 }, 2, 3],
  // No number satisfies both bounds, so the sample is the lower bound.
  [{ minimum: 5, maximum: 4 }, 5, 5],
  // The sample is exact: it has no rounding error of binary fractions, such as 1.1000000000000001.
  [{ minimum: 1.1, maximum: 1.1, multipleOf: 0.1 }, 1.1, 1.1],
  [{ minimum: 0.1, maximum: 0.3, multipleOf: 0.1 }, 0.1, 0.3],
  [{ exclusiveMinimum: 0.3, exclusiveMaximum: 1.1, multipleOf: 0.1 }, 0.4, 1],
  [{ minimum: 0.25, maximum: 0.75, multipleOf: 0.25 }, 0.25, 0.75],
  [{ minimum: 2.5, maximum: 7.5, multipleOf: 2.5 }, 2.5, 7.5],
  [{ multipleOf: 30 }, 0, 90],
  // The step is larger than the usual range of sample numbers, so the range is extended to one step.
  [{ multipleOf: 1000 }, 0, 1000],
  [{ multipleOf: 1000, minimum: 0, maximum: 1e6 }, 0, 1000],
  // If the bounds are more than 1,000 apart, the samples are within a range of 100 between the bounds.
  [{ minimum: -500, maximum: 500 }, -500, 500],
  [{ minimum: -500, maximum: 501 }, 0, 100],
  [{ minimum: 5000, maximum: 1e6 }, 5000, 5100],
  [{ minimum: -1e6, maximum: -5 }, -105, -5],
])('a sample number for the schema %j is at least %d and at most %d', (schema, low, high) => {
  const sample = (random: number) => sampleNumber(schema, () => random, 1, 100);
  expect([sample(0), sample(0.9999)]).toEqual([low, high]);
});

test('a sample number without limits is a multiple of the default step within the default range', () => {
  const sample = (random: number) => sampleNumber({}, () => random, 0.1, 5);
  expect([sample(0), sample(0.5), sample(0.9999)]).toEqual([0, 2.5, 5]);
});
