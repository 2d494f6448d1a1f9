import type { TicketOnSale } from './ticket-on-sale.ts';

/** What choosing a ticket from the list answers in the form. */
export function answersFor(ticket: TicketOnSale): Readonly<Record<string, unknown>> {
  const { id, card_kind, route_scope, transport_mode } = ticket;
  return { ticket_price_id: id, card_kind, route_scope, ...(transport_mode && { transport_mode }) };
}
