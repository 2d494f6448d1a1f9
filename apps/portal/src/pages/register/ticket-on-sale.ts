import { rowsOf } from '@tuyen/kit/portal';

/** A row of `public/ticket-prices` as the list shows it; money in đồng. */
export interface TicketOnSale {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly card_kind: string;
  readonly route_scope: string;
  readonly transport_mode: string;
}

/** The monthly tickets of an answer; rows without a name or a price cannot be sold, other types not here. */
export function ticketsFrom(answer: unknown): TicketOnSale[] {
  return rowsOf(answer).flatMap((row) => {
    const { id, name, price, ticket_type } = row;
    if (typeof id !== 'string' || typeof name !== 'string' || typeof price !== 'number') return [];
    if (ticket_type !== undefined && ticket_type !== 'MONTHLY' && ticket_type !== 'FREE') return [];
    const text = (key: string) => (typeof row[key] === 'string' ? row[key] : '');
    return [
      {
        id,
        name,
        price,
        card_kind: text('card_kind'),
        route_scope: text('route_scope'),
        transport_mode: text('transport_mode'),
      },
    ];
  });
}
