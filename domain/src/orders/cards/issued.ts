import type { Card, Order, Values } from '../../contract.ts';
import { localDate, monthOf } from '../../rules/time/calendar.ts';
import type { Validity } from '../../rules/time/validity.ts';

type Issuing = Omit<Order, 'version' | 'updated_at'>;

/** What a customer's card takes from the order that it is issued for. */
export const cardOf = (order: Issuing) =>
  ({
    customer_id: order.customer_id,
    mode: order.card_kind === 'FREE' ? 'FREE' : 'MONTHLY',
    kind: order.card_kind,
    object_group_id: order.object_group_id ?? null,
    transport_mode: order.transport_mode,
    route_scope: order.route_scope,
    route_ids: order.route_ids ?? [],
  }) as const satisfies Values<'customer-cards'>;

/** What an order says once a card is bound: a re-issue keeps naming the card that it replaces. */
export const boundTo = (card: Pick<Card, 'id' | 'card_code'>, old: Pick<Card, 'id'> | undefined) =>
  ({ card_code: card.card_code, ...(!old && { customer_card_id: card.id }) }) satisfies Values<'orders'>;

/** The exchange of one card for another that an order has asked for. */
export const reissueOf = (
  order: Issuing,
  old: Pick<Card, 'id' | 'card_code'>,
  card: Pick<Card, 'id' | 'card_code'>,
  now: Date,
) =>
  ({
    office_id: order.office_id,
    order_id: order.id,
    customer_id: order.customer_id,
    old_card_id: old.id,
    old_card_code: old.card_code,
    new_card_id: card.id,
    new_card_code: card.card_code,
    reason: order.reissue_reason ?? 'Cấp lại thẻ',
    fee: order.issuance_fee,
    payment_method: order.payment_method,
    reissued_on: localDate(now),
  }) satisfies Values<'reissue-cards'>;

/** The monthly ticket that an order has paid for; its fees are for the card and the way, not for the ticket. */
export const ticketOf = (order: Issuing, card: Pick<Card, 'id' | 'card_code'>, valid: Validity, now: Date) =>
  ({
    office_id: order.office_id,
    order_id: order.id,
    customer_card_id: card.id,
    card_code: card.card_code,
    customer_id: order.customer_id,
    ticket_price_id: order.ticket_price_id ?? '',
    ticket_type: order.ticket_type,
    transport_mode: order.transport_mode,
    object_group_id: order.object_group_id ?? null,
    route_scope: order.route_scope,
    route_ids: order.route_ids ?? [],
    start_month: order.start_month ?? monthOf(valid.from ?? localDate(now)),
    months: order.months ?? 1,
    valid_from: valid.from,
    valid_to: valid.to,
    price: order.base_amount - order.discount_amount,
    payment_method: order.payment_method,
    coin_id: order.coin_id ?? null,
    sold_at: order.paid_at ?? order.created_at,
    sold_by: order.created_by ?? null,
    client_kind: order.client_kind,
  }) satisfies Values<'monthly-tickets'>;

/** What an order says once its ticket is loaded; a re-issue is valid as long as its card. */
export const loadedOrder = (
  order: Pick<Order, 'card_code'>,
  card: Pick<Card, 'card_code' | 'valid_from' | 'valid_to'> | undefined,
  valid: Validity | undefined,
): Values<'orders'> =>
  valid
    ? { valid_from: valid.from, valid_to: valid.to, card_code: card?.card_code ?? order.card_code ?? null }
    : { valid_from: card?.valid_from ?? null, valid_to: card?.valid_to ?? null };

/** A card once a ticket is loaded on it. */
export const loadedCard = (
  order: Pick<Order, 'route_scope' | 'route_ids'>,
  card: Pick<Card, 'valid_from' | 'valid_to'>,
  ticket: Validity,
  today: string,
) =>
  ({
    ...spanning(card, ticket, today),
    route_scope: order.route_scope,
    route_ids: order.route_ids ?? [],
  }) satisfies Values<'customer-cards'>;

/** A renewal bought early must not cut off the days that the card still has. */
function spanning(
  card: Pick<Card, 'valid_from' | 'valid_to'>,
  ticket: Validity,
  today: string,
): Pick<Values<'customer-cards'>, 'valid_from' | 'valid_to'> {
  const running = card.valid_to && card.valid_to >= today ? card : undefined;
  const from =
    running?.valid_from && ticket.from && running.valid_from < ticket.from ? running.valid_from : ticket.from;
  const to = running?.valid_to && ticket.to && running.valid_to > ticket.to ? running.valid_to : ticket.to;
  return { valid_from: from, valid_to: to };
}
