import type { Card, GuardContext, HookContext, Records, ResourceHooks, TicketPrice, Values } from '../contract.ts';
import type { MonthlyTicket as Ticket } from '../generated/types/monthly-tickets.gen.ts';
import { Problem } from '@tuyen/server/domain';
import { storeDays } from '../cards/validity.ts';
import { coinAccountOf, payWithCoins, returnCoins } from '../coins/ledger.ts';
import { checkGroupInUse, checkRoute } from '../guards/in-use.ts';
import { refuse } from '../guards/states.ts';
import { ticketsOnCard } from '../orders/cards/tickets-on-card.ts';
import { checkFewDays, monthProblem, monthsOf, startDayRefusal } from '../orders/pricing/months.ts';
import { checkAge, checkStatus } from '../orders/pricing/fitting.ts';
import { recordRefund } from '../orders/payment/refunds.ts';
import { localDate, monthOf } from '../rules/time/calendar.ts';
import { fitsGroup } from '../rules/eligibility/group.ts';
import { overlappingTicket, type MonthlyTicket } from '../rules/tickets/monthly-ticket.ts';
import { quote } from '../rules/prices/quote.ts';
import { validity, type Validity } from '../rules/time/validity.ts';
import { payingFrom } from '../shifts/payout.ts';
import { soldBy, waysToPay } from '../shifts/seller.ts';
import { moneyBack, passRefund, payingShift, useOf } from './daily.ts';
import { nodeOf, pricesSoldHere } from './nodes.ts';
import { changeTerms, priceFor, startOfDay } from './terms.ts';

/**
 * Hooks of monthly tickets. A monthly ticket is created in two ways: staff publish a paid order, or a counter sells the
 * ticket for an existing card.
 */
export const monthlyTicketHooks: ResourceHooks<'monthly-tickets'> = {
  beforeCreate: (values, context) => (values.order_id ? undefined : sell(values, context)),
  async afterWrite({ before, after, transition }, context) {
    if (after && transition?.name === 'cancel') await storeDays(after.customer_card_id, context);
    if (before || !after || after.order_id) return;
    await storeDays(after.customer_card_id, context);
    if (after.coin_id) await payWithCoins(context.tx, after.coin_id, after.price, context.now, useOf(after));
  },
  choices: { payment_method: waysToPay, ticket_price_id: pricesSoldHere('MONTHLY', 'FREE') },
  guards: {
    async cancel(record, context) {
      const back = await backOf(record, context);
      // If the ticket was paid with an order, the refund comes from the drawer of the order's office.
      const order = record.order_id ? await context.tx.get('orders', record.order_id) : undefined;
      await payingShift({ ...record, office_id: order?.office_id ?? record.office_id }, back, context);
    },
  },
  transitions: {
    async cancel(record, _, context) {
      const back = await backOf(record, context);
      return passRefund(back, await payBack(record, back, context), context.now);
    },
  },
};

async function backOf(record: Readonly<Ticket>, context: GuardContext): Promise<number> {
  const begun = record.valid_from ? record.valid_from <= localDate(context.now) : false;
  return moneyBack(record, startOfDay(record.valid_from), !begun, context);
}

/**
 * Refunds by the original payment method. Returns the shift whose drawer pays, to be stored in the ticket. Returns null
 * if the order's transactions or the coin ledger record the refund.
 */
async function payBack(record: Readonly<Ticket>, back: number, context: HookContext): Promise<string | null> {
  const { tx, now } = context;
  if (back === 0) return null;
  const order = record.order_id ? await tx.lock('orders', record.order_id) : undefined;
  if (order) {
    // The refund is recorded in the order's transactions, together with the shift whose drawer pays. So the ticket
    // itself does not name this shift.
    const cash = record.payment_method === 'CASH';
    const shift = cash ? await payingFrom(context, order.office_id, 'CASH', back) : undefined;
    const how = { shiftId: shift ? shift.id : null, ticketSerial: record.serial };
    await tx.update('orders', order.id, await recordRefund(tx, order, back, now, how));
    return null;
  }
  if (record.payment_method === 'COIN') {
    const coinId = record.coin_id ?? (await coinAccountOf(tx, record.customer_id));
    await returnCoins(tx, coinId, back, now, useOf(record));
  }
  return payingShift(record, back, context);
}

async function sell(values: Readonly<Partial<Ticket>>, context: HookContext): Promise<Values<'monthly-tickets'>> {
  const { tx, now } = context;
  const card = await tx.lock('customer-cards', values.customer_card_id ?? '');
  if (!card) throw new Problem(422, 'validation_failed', {}, { customer_card_id: { code: 'reference' } });
  if (card.is_locked || card.status === 'INACTIVE') throw new Problem(409, 'card_locked');
  const price = await priceFor(values, ['MONTHLY', 'FREE'], context);
  const single = price.route_scope === 'ONE_ROUTE';
  const [route] = values.route_ids ?? [];
  if (single) {
    if (route === undefined) refuse({ route_ids: { code: 'required' } });
    await checkRoute(price, route, 'route_ids', tx);
  }
  const group = await groupFor(values, card, price, context);
  const fees = await changeTerms(values, context);
  const months = monthsOf(values, price, group);
  const { base_amount, discount_amount } = quote({
    kind: 'RENEW',
    price,
    group,
    count: months,
    fees,
  });
  const wanted = soldOnCard(card, price, {
    valid: days(price, values, months, now),
    routeIds: single && route ? [route] : [],
    groupId: group?.id ?? null,
    amount: base_amount - discount_amount,
  });
  const customer = await tx.get('customers', card.customer_id);
  const day = wanted.valid_from ?? localDate(now);
  checkAge(group, day, { customer });
  checkStatus(group, day, { customer, now });
  checkFewDays({ from: wanted.valid_from, to: wanted.valid_to }, values, localDate(now));
  await assertUniqueMonth(card.id, { ...wanted, state: 'ISSUED' }, context);
  const sale = await soldBy(values, context);
  await nodeOf({}, price.ticket_type, sale.shift_id, tx);
  return {
    ...wanted,
    months,
    coin_id: values.payment_method === 'COIN' ? await coinAccountOf(tx, card.customer_id) : null,
    ...sale,
  };
}

/**
 * Returns the fields of a monthly ticket that come from the card, the price and the sale.
 * @param sold.amount in đồng
 */
export const soldOnCard = (
  card: Pick<Card, 'card_code' | 'customer_id'>,
  price: Pick<TicketPrice, 'transport_mode' | 'route_scope' | 'ticket_type'>,
  sold: {
    readonly valid: Validity;
    readonly routeIds: readonly string[];
    readonly groupId: string | null;
    readonly amount: number;
  },
) => ({
  transport_mode: price.transport_mode,
  route_scope: price.route_scope,
  route_ids: sold.routeIds,
  valid_from: sold.valid.from,
  valid_to: sold.valid.to,
  card_code: card.card_code,
  customer_id: card.customer_id,
  ticket_type: price.ticket_type,
  object_group_id: sold.groupId,
  price: sold.amount,
});

async function groupFor(
  values: Readonly<Partial<Ticket>>,
  card: Card,
  price: TicketPrice,
  { tx }: HookContext,
): Promise<Records['object-groups'] | undefined> {
  if (price.card_kind !== card.kind) refuse({ ticket_price_id: { code: 'price_of_another_kind' } });
  const own = price.card_kind === 'BASIC' ? undefined : card.object_group_id;
  if (values.object_group_id && values.object_group_id !== (own ?? price.object_group_id)) {
    refuse({ object_group_id: { code: 'group_not_in_price' } });
  }
  const id = own ?? price.object_group_id;
  const group = id ? await tx.get('object-groups', id) : undefined;
  if (own && group && !fitsGroup(price, group)) refuse({ ticket_price_id: { code: 'group_not_in_price' } });
  checkGroupInUse(group, 'ticket_price_id');
  return group;
}

/** @throws 409 `month_over` */
function days(price: TicketPrice, values: Readonly<Partial<Ticket>>, months: number, now: Date): Validity {
  const today = localDate(now);
  if (values.start_month && values.start_month < monthOf(today)) {
    throw monthProblem({ code: 'month_over' });
  }
  const rule = price.validity_start;
  const notThen = startDayRefusal({ validity_start: rule }, values, today);
  if (notThen) refuse({ start_on: notThen });
  return validity(
    rule,
    { months },
    {
      purchased: today,
      approved: today,
      wanted: wantedStart(values),
    },
  );
}

function wantedStart({ start_on: day, start_month: month }: Readonly<Partial<Ticket>>): string | undefined {
  if (day) return day;
  return month ? `${month}-01` : undefined;
}

/**
 * Prevents a second sale of the same days on the same routes, which would take money for nothing.
 * @throws 409 `ticket_already_on_card`
 */
async function assertUniqueMonth(
  cardId: string,
  wanted: MonthlyTicket,
  { tx }: Pick<HookContext, 'tx'>,
): Promise<void> {
  if (overlappingTicket(wanted, await ticketsOnCard(tx, { id: cardId })))
    throw new Problem(409, 'ticket_already_on_card');
}
