import type { Card, Order, TicketPrice, Values } from '../../contract.ts';
import type { Quote } from '../../rules/prices/quote.ts';
import { expiresAt } from '../../rules/time/deadlines.ts';

export interface NewOrder {
  readonly price: Omit<TicketPrice, 'created_at' | 'updated_at' | 'version'> | undefined;
  readonly group: { readonly id: string } | undefined;
  readonly quote: Quote;
  readonly needsApproval: boolean;
  readonly months?: number;
  readonly handOverDays?: number | undefined;
  readonly card: Pick<Card, 'transport_mode' | 'kind' | 'route_scope' | 'route_ids' | 'object_group_id'> | undefined;
}

export function newOrder(
  routes: Order['route_ids'],
  { price, group, quote, needsApproval, card, months, handOverDays }: NewOrder,
  now: Date,
) {
  return {
    ...(price ? ofPrice(price, routes, group) : ofCard(card)),
    ...quote,
    ...(price && months !== undefined && { months }),
    hand_over_days: handOverDays ?? null,
    needs_payment: quote.total > 0,
    needs_approval: needsApproval,
    expires_at: expiresAt('CREATED', now, 0),
    overdue: false,
    refund_state: 'NONE',
    refund_amount: 0,
  } as const satisfies Values<'orders'>;
}

/** The price defines the ticket, regardless of the form's values. */
const ofPrice = (price: NonNullable<NewOrder['price']>, routes: Order['route_ids'], group: NewOrder['group']) => ({
  // No other type is possible here: `misfits` has already rejected all ticket types except FREE and MONTHLY.
  ticket_type: price.ticket_type === 'FREE' ? ('FREE' as const) : ('MONTHLY' as const),
  transport_mode: price.transport_mode,
  card_kind: price.card_kind,
  route_scope: price.route_scope,
  route_ids: price.route_scope === 'ONE_ROUTE' ? (routes ?? []) : [],
  object_group_id: group?.id ?? null,
});

const ofCard = (card: NewOrder['card']): Partial<ReturnType<typeof ofPrice>> =>
  card
    ? {
        transport_mode: card.transport_mode,
        card_kind: card.kind,
        route_scope: card.route_scope,
        route_ids: card.route_ids ?? [],
        object_group_id: card.object_group_id ?? null,
      }
    : {};
