import type { BankLineMatch, OrderStatus } from '../../generated/types/enums.gen.ts';

export interface MatchedOrder {
  readonly status: OrderStatus;
  readonly total: number;
}

/**
 * Compares the money that arrived for an order with its total.
 * @param received sum of all statement lines of the order that wait for a decision
 */
export function matchOf(order: MatchedOrder, received: number): BankLineMatch {
  if (order.status === 'CANCELED') return 'CANCELED';
  if (order.status !== 'AWAITING_PAYMENT') return 'PAID';
  if (received < order.total) return 'TOO_LITTLE';
  return received > order.total ? 'TOO_MUCH' : 'MATCH';
}
