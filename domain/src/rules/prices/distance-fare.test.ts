import { expect, it } from 'vitest';
import { distanceFare, type DistanceTerms, type Rounding } from './distance-fare.ts';

const terms = (more: Partial<DistanceTerms> = {}): DistanceTerms => ({
  base_price: 7_000,
  block: 1_000,
  linear_distance_fare: 500,
  rounding_method_block: 'UP',
  ...more,
});

it.each<[Rounding, number, number]>([
  ['UP', 0, 7_000],
  ['UP', 1, 7_500],
  ['UP', 1_000, 7_500],
  ['UP', 1_001, 8_000],
  ['DOWN', 999, 7_000],
  ['DOWN', 1_999, 7_500],
  ['NEAREST', 1_499, 7_500],
  ['NEAREST', 1_500, 8_000],
  ['UP', -5, 7_000],
])(
  'a fare by distance charges whole blocks of the distance, rounded %s: %d meters cost %d đồng',
  (rounding_method_block, meters, fare) => expect(distanceFare(terms({ rounding_method_block }), meters)).toBe(fare),
);

it.each([
  ['is never less than the lowest price', { min_price: 8_000 }, 300, 8_000],
  ['is never more than the highest price', { max_price: 15_000 }, 40_000, 15_000],
  ['takes a missing bound for none', { min_price: null, max_price: null }, 40_000, 27_000],
  ['may start free of charge', { base_price: 0 }, 12_000, 6_000],
])('the fare for a distance follows the terms of the ticket price: %s', (_, more, meters, fare) =>
  expect(distanceFare(terms(more), meters)).toBe(fare),
);
