import type { TicketOnSale } from './ticket-on-sale.ts';

export function answersFor(ticket: TicketOnSale): Readonly<Record<string, unknown>> {
  const { id, card_kind, route_scope, object_group_id: group, route_ids: routes } = ticket;
  const line = route_scope === 'ONE_ROUTE' && routes.length === 1;
  return {
    ticket_price_id: id,
    card_kind,
    route_scope,
    object_group_id: group || undefined,
    route_ids: line ? routes : undefined,
  };
}
