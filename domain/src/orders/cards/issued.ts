import type { Card, Order, Values } from '../../contract.ts';
import { localDate, monthOf } from '../../rules/time/calendar.ts';
import type { Validity } from '../../rules/time/validity.ts';

type Issuing = Omit<Order, 'version' | 'updated_at'>;

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

/** Returns the changes of an order when a card is bound to it. A re-issue order still refers to the replaced card. */
export const boundTo = (card: Pick<Card, 'id' | 'card_code'>, old: Pick<Card, 'id'> | undefined) =>
  ({ card_code: card.card_code, ...(!old && { customer_card_id: card.id }) }) satisfies Values<'orders'>;

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
    reason: order.reissue_reason ?? 'BROKEN',
    note: order.reissue_note ?? null,
    fee: order.issuance_fee,
    payment_method: order.payment_method,
    reissued_on: localDate(now),
  }) satisfies Values<'reissue-cards'>;

/**
 * Returns the monthly ticket that an order has paid for. Fees for the card and its delivery are not part of the
 * ticket's price.
 */
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

export const loadedOrder = (
  order: Pick<Order, 'card_code'>,
  card: Pick<Card, 'card_code' | 'valid_from' | 'valid_to'> | undefined,
  valid: Validity | undefined,
): Values<'orders'> =>
  valid
    ? { valid_from: valid.from, valid_to: valid.to, card_code: card?.card_code ?? order.card_code ?? null }
    : { valid_from: card?.valid_from ?? null, valid_to: card?.valid_to ?? null };

/** Rides of a card that follow the order whose ticket is loaded on it. */
export const ridesOf = (order: Pick<Order, 'route_scope' | 'route_ids'>) =>
  ({ route_scope: order.route_scope, route_ids: order.route_ids ?? [] }) satisfies Values<'customer-cards'>;
