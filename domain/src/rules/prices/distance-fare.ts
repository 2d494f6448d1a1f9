import type { TicketPrice } from '../../contract.ts';

export type Rounding = NonNullable<TicketPrice['rounding_method_block']>;

/**
 * Fields of a price for a fare by distance, with money in đồng and `block` in meters. Each traveled block adds
 * `linear_distance_fare` to the base price. `rounding_method_block` rounds the last partial block.
 */
export type DistanceTerms = Pick<TicketPrice, 'base_price' | 'min_price' | 'max_price'> & {
  readonly [F in 'block' | 'linear_distance_fare' | 'rounding_method_block']: NonNullable<TicketPrice[F]>;
};

export function distanceFare(terms: DistanceTerms, meters: number): number {
  const blocks = rounded(Math.max(0, meters) / terms.block, terms.rounding_method_block);
  const fare = terms.base_price + blocks * terms.linear_distance_fare;
  return Math.min(Math.max(fare, terms.min_price ?? 0), terms.max_price ?? Number.POSITIVE_INFINITY);
}

function rounded(blocks: number, method: Rounding): number {
  if (method === 'UP') return Math.ceil(blocks);
  return method === 'DOWN' ? Math.floor(blocks) : Math.round(blocks);
}
