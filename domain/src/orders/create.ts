import type { Card, HookContext, Order, Reader, Values } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { isReplaced } from '../cards/replaced.ts';
import { clientKindOf } from '../clients/kinds.ts';
import { checkNewGroup } from './group/check-members.ts';
import { assertAgencySells } from '../agencies/sales.ts';
import { payableBy } from '../shifts/seller.ts';
import { nextCode, resultToken } from '../serials/codes.ts';
import { localDate } from '../rules/time/calendar.ts';
import { deliveryArea } from '../places/delivery-area.ts';
import { consentOf } from './consent.ts';
import { checkFewDays } from './pricing/months.ts';
import { priceOrder } from './pricing/price-order.ts';
import type { OrderRequest } from './pricing/order-request.ts';
import { firstMove } from './moves.ts';
import { newOrder } from './pricing/new-order.ts';
import { paidAtDesk } from './payment/paid.ts';

export async function beforeCreate(values: Readonly<Partial<Order>>, context: HookContext): Promise<Values<'orders'>> {
  const requested = orderRequest(values);
  const card = await cardOf(values, context);
  const staff = context.actor.kind === 'staff';
  const offered = await priceOrder(requested, {
    reader: context.tx,
    settings: (officeId) => context.settings('settings', officeId),
    now: context.now,
    card,
    // The lock prevents the customer from being erased while the order is created.
    customer: values.customer_id ? await context.tx.lock('customers', values.customer_id) : undefined,
    unlimited: staff,
  });
  const isGroup = offered.price?.card_kind === 'GROUP' && requested.request_kind === 'REGISTER_NEW';
  if (isGroup) checkNewGroup(values, offered.group, offered.validity?.from ?? localDate(context.now));
  if (staff) checkFewDays(offered.validity, values, localDate(context.now));
  const officeId = staff && values.office_id ? values.office_id : offered.officeId;
  await assertAgencySells(officeId, context);
  const { total } = offered.quote;
  if (total > 0) await payableBy(values.payment_method, officeId, context);
  const language = languageOf((context.actor.kind === 'customer' ? undefined : values.language) ?? context.language);
  return {
    ...newOrder(values.route_ids, { ...offered, card }, context.now),
    office_id: officeId,
    code: await nextCode('order', context.tx, context.now),
    result_token: resultToken(),
    has_members: isGroup,
    language,
    ...(await deliveryArea(values, context.tx)),
    ...(await consentOf(values, context, language)),
    client_kind: values.client_kind ?? clientKindOf(context.clientKind) ?? CLIENTS[context.actor.kind],
  };
}

const KINDS: readonly string[] = ['REGISTER_NEW', 'RENEW', 'REISSUE'];

/** @throws 422 on `request_kind` if that kind does not create an order */
function orderRequest(values: Readonly<Partial<Order>>): OrderRequest {
  const { request_kind: kind } = values;
  // Hooks run before validation, so the body may contain any value as `request_kind`.
  if (kind === undefined || !KINDS.includes(kind)) {
    throw new Problem(422, 'validation_failed', {}, { request_kind: { code: 'retype_makes_no_order' } });
  }
  // Ignores `card_kind` and `route_scope` of the form, because the price alone determines them.
  return { ...values, request_kind: kind, card_kind: undefined, route_scope: undefined };
}

const languageOf = (name: string): Order['language'] => (name === 'en' ? 'en' : 'vi');

const CLIENTS = { staff: 'ADMIN_WEB', client: 'OPEN_API', customer: 'PUBLIC_WEB', system: 'ADMIN_WEB' } as const;

async function cardOf(values: Readonly<Partial<Order>>, { tx }: HookContext): Promise<Card | undefined> {
  if (values.request_kind === 'REGISTER_NEW' || !values.customer_card_id) return undefined;
  const card = await tx.get('customer-cards', values.customer_card_id);
  if (!card) return undefined;
  const wrong = card.customer_id !== values.customer_id ? 'card_of_another' : await unusable(card, values, tx);
  if (wrong) throw new Problem(422, 'validation_failed', {}, { customer_card_id: { code: wrong } });
  return card;
}

/**
 * Returns the error code if the card cannot be used for the request. A locked card cannot be renewed, because it opens
 * no gate and the payment would buy nothing. A card can be replaced once.
 */
async function unusable(card: Card, values: Readonly<Partial<Order>>, reader: Reader): Promise<string | undefined> {
  if (values.request_kind === 'RENEW') return card.is_locked || card.status === 'INACTIVE' ? 'card_locked' : undefined;
  return (await isReplaced(card.id, reader)) ? 'card_replaced' : undefined;
}

export async function advanceNewOrder(order: Order, context: HookContext): Promise<void> {
  const tx = context.tx.as({ kind: 'system', name: 'orders' });
  await tx.move('orders', order.id, firstMove(order));
  if (context.actor.kind !== 'staff' || !order.needs_payment) return;
  const paid = await paidAtDesk(order, context);
  if (!paid) return;
  await tx.update('orders', order.id, paid);
  await tx.move('orders', order.id, 'confirm-payment');
}
