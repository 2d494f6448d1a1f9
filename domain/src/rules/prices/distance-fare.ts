import type { TicketPrice } from '../../contract.ts';

export type Rounding = NonNullable<TicketPrice['rounding_method_block']>;

/**
 * The parts of a ticket price that a fare by distance is made of; money in đồng, `block` in meters. `linear_distance_fare` is added to
 * the base price for each block traveled; `rounding_method_block` says how the part of a block at the end counts.
 */
export type DistanceTerms = Pick<TicketPrice, 'base_price' | 'min_price' | 'max_price'> & {
  readonly [F in 'block' | 'linear_distance_fare' | 'rounding_method_block']: NonNullable<TicketPrice[F]>;
};

/** The fare of a ride: linear in whole blocks over the base price, kept between the lowest and the highest price. */
export function distanceFare(terms: DistanceTerms, meters: number): number {
  const blocks = rounded(Math.max(0, meters) / terms.block, terms.rounding_method_block);
  const fare = terms.base_price + blocks * terms.linear_distance_fare;
  return Math.min(Math.max(fare, terms.min_price ?? 0), terms.max_price ?? Number.POSITIVE_INFINITY);
}

function rounded(blocks: number, method: Rounding): number {
  if (method === 'UP') return Math.ceil(blocks);
  return method === 'DOWN' ? Math.floor(blocks) : Math.round(blocks);
}
