export type Rounding = 'UP' | 'DOWN' | 'NEAREST';

/** The parts of a ticket price that a fare by distance is made of; money in đồng, `block` in metres. */
export interface DistanceTerms {
  readonly base_price: number;
  readonly block: number;
  /** Added to the base price for each block travelled. */
  readonly linear_distance_fare: number;
  /** How the part of a block at the end counts. */
  readonly rounding_method_block: Rounding;
  readonly min_price?: number | null | undefined;
  readonly max_price?: number | null | undefined;
}

/** The fare of a ride: linear in whole blocks over the base price, kept between the lowest and the highest price. */
export function distanceFare(terms: DistanceTerms, metres: number): number {
  const blocks = rounded(Math.max(0, metres) / terms.block, terms.rounding_method_block);
  const fare = terms.base_price + blocks * terms.linear_distance_fare;
  return Math.min(Math.max(fare, terms.min_price ?? 0), terms.max_price ?? Number.POSITIVE_INFINITY);
}

function rounded(blocks: number, method: Rounding): number {
  if (method === 'UP') return Math.ceil(blocks);
  return method === 'DOWN' ? Math.floor(blocks) : Math.round(blocks);
}
