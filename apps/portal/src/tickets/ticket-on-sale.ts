import { rowsOf } from '@tuyen/portal-kit';

export interface TicketOnSale {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  /** Currency of the price as an ISO 4217 code. Empty for the project's currency. */
  readonly currency: string;
  readonly card_kind: string;
  readonly route_scope: string;
  /**
   * ID of the customer group that the ticket is restricted to, for example students. Empty if anybody can buy the
   * ticket.
   */
  readonly object_group_id: string;
  /** Routes that the ticket is valid on. Empty for all routes of its kind. */
  readonly route_ids: readonly string[];
}

/** Kinds of tickets in their display order: the most popular kinds come first. */
const KINDS = ['BASIC', 'PRIORITIZE', 'GROUP', 'FREE'];

/**
 * Returns the tickets that a visitor can register a card for: monthly and free ones. Skips rows without a name or
 * price.
 */
export function ticketsFrom(answer: unknown): TicketOnSale[] {
  const tickets = rowsOf(answer).flatMap((row) => {
    const { id, name, price, ticket_type } = row;
    if (typeof id !== 'string' || typeof name !== 'string' || typeof price !== 'number') return [];
    if (ticket_type !== undefined && ticket_type !== 'MONTHLY' && ticket_type !== 'FREE') return [];
    const text = (key: string) => (typeof row[key] === 'string' ? row[key] : '');
    return [
      {
        id,
        name,
        price,
        currency: text('currency'),
        card_kind: text('card_kind'),
        route_scope: text('route_scope'),
        object_group_id: text('object_group_id'),
        route_ids: Array.isArray(row['route_ids']) ? row['route_ids'].filter((route) => typeof route === 'string') : [],
      },
    ];
  });
  return tickets.sort((one, other) => KINDS.indexOf(one.card_kind) - KINDS.indexOf(other.card_kind));
}
