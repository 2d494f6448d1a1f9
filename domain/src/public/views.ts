import { textIn } from '@tuyen/model';
import type { Order, Services, Settings } from '../contract.ts';
import { moment, nullableMoment, nullableTextSchema, type Row, textSchema } from '@tuyen/server/domain';
import { TRANSFER, transferOf } from '../bank/transfer.ts';
import { waysToPay } from '../shifts/seller.ts';
import { AMOUNTS } from '../orders/pricing/quote-route.ts';
import { isConfirming } from '../orders/payment/confirming.ts';
import { RESULT_TYPES } from '../orders/result-types.ts';
import { localDate } from '../rules/time/calendar.ts';
import { deliveryDays, expectedDelivery } from '../rules/time/delivery-days.ts';
import { maskedCode, maskedName, maskedPhone } from '../rules/persons/masks.ts';
import { answersToCorrect } from './answers-to-correct.ts';
import { FACTS } from './facts.ts';
import { openingHours } from './opening-hours.ts';
import { STANDING, standingOf, type StandingParts } from './standing/standing.ts';
import { hasReceipt, lastDayOf } from './order-files/offered.ts';
import { textFor } from '../rules/localized.ts';
import { GROUP, groupView } from '../orders/group/group-view.ts';

/** Payment state on the result page. `confirming`: the payer has returned, and the gateway has not reported the outcome. */
export type PaymentState = 'paid' | 'confirming' | 'pending' | 'failed' | 'none';

const payment = { enum: ['paid', 'confirming', 'pending', 'failed', 'none'] satisfies PaymentState[] };
const flag = { type: 'boolean' };
const days = { type: ['integer', 'null'] };

const whole = (description: string, properties: Readonly<Record<string, object>>) => ({
  description,
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const named = (...names: readonly string[]) => ({
  type: ['object', 'null'],
  properties: Object.fromEntries(names.map((name) => [name, textSchema])),
});

const COUNTER = named('id', 'name', 'address', 'hours');

const PAYMENT = {
  payment,
  can_pay: flag,
  payment_method: nullableTextSchema,
  payment_methods: {
    description: 'Other ways to pay that the order can be changed to.',
    type: 'array',
    items: { type: 'object', required: ['method', 'name'], properties: { method: textSchema, name: textSchema } },
  },
  transfer: TRANSFER,
};

export const RESULT = whole('The order.', {
  code: textSchema,
  status: textSchema,
  type: textSchema,
  received_at: { enum: ['home', 'counter'] },
  delivery: { enum: [0, 1] },
  ...PAYMENT,
  transaction_code: days,
  total: { type: 'integer' },
  currency: textSchema,
  created_at: moment,
  paid_at: nullableMoment,
  expires_at: nullableMoment,
  estimated_on: {
    type: ['string', 'null'],
    format: 'date',
    description: 'The day that the mails name too, counted from the payment; null once it has passed.',
  },
  has_receipt: flag,
  has_calendar: flag,
  needs_approval: flag,
  approve_days: days,
  receive_days: days,
  receive_days_home: days,
  receive_days_counter: days,
  facts: FACTS,
  ...STANDING,
  ticket_counter: COUNTER,
  language: textSchema,
});

/**
 * Returns the content of the result page, which the token alone opens. It contains no personal data. It includes the
 * delivery times in days for every delivery method: the page's address selects the method, and the settings of the
 * order's office define the days.
 */
export async function resultView(services: Services, order: Order, language: string): Promise<Row> {
  const settings = await services.settings('settings', order.office_id);
  const home = order.delivery_method === 'HOME';
  const today = localDate(services.clock.now());
  const atHome = settings.form_number_day_card_delivery_at_home;
  const expected = expectedDelivery(order, today, atHome);
  const paying = await paymentView(services, order, language);
  const receive = {
    home: deliveryDays(atHome),
    counter: deliveryDays(settings.form_number_day_card_delivery_at_ticket_counter),
  };
  return {
    code: order.code,
    status: order.status,
    type: RESULT_TYPES[order.request_kind],
    received_at: home ? 'home' : 'counter',
    delivery: home ? 1 : 0,
    ...paying,
    transaction_code: await lastCode(services, order),
    total: order.total,
    currency: order.currency ?? settings.currency,
    created_at: order.created_at,
    paid_at: order.paid_at ?? null,
    expires_at: order.expires_at ?? null,
    // As the specification requires, the expected day of the card uses the days for home delivery, even if the customer
    // collects the card at a counter.
    estimated_on: expected >= today ? expected : null,
    ...(await filesOf(services, order)),
    needs_approval: order.needs_approval === true,
    approve_days: deliveryDays(settings.form_number_day_expire_order),
    receive_days: home ? receive.home : receive.counter,
    receive_days_home: receive.home,
    receive_days_counter: receive.counter,
    ...(await standingOf(order, standingParts(services, settings, language, paying))),
    ticket_counter: await counterView(services, order, language),
    language: order.language,
  };
}

function standingParts(services: Services, settings: Settings, language: string, paying: Row): StandingParts {
  return {
    reader: services.store,
    settings,
    now: services.clock.now(),
    model: services.model,
    wording: { language, text: services.text },
    isConfirming: paying['payment'] === 'confirming',
  };
}

async function counterView({ store, text }: Services, order: Order, language: string): Promise<Row | null> {
  const counter = order.ticket_counter_id ? await store.get('ticket-counters', order.ticket_counter_id) : undefined;
  if (!counter) return null;
  return {
    id: counter.id,
    name: textFor(counter.name, language),
    address: counter.address,
    hours: openingHours(counter.opening_hours, language, text),
  };
}

async function filesOf(services: Services, order: Order): Promise<Row> {
  return {
    has_receipt: hasReceipt(services, order),
    has_calendar: (await lastDayOf(order, services.store)) !== undefined,
  };
}

async function paymentView(services: Services, order: Order, language: string): Promise<Row> {
  const payment = await paymentState(services, order);
  const open = isOpen(order, payment);
  const { store, settings, model } = services;
  const offered = open ? await waysToPay(order, { settings, tx: store }) : [];
  const methods = model.enums.find(({ name }) => name === 'payment-method')?.values ?? [];
  const nameOf = (method: string) => {
    const label = methods.find(({ value }) => value === method)?.label;
    return label ? textIn(label, language, model.languages) : method;
  };
  return {
    payment,
    can_pay: open && order.payment_method === 'GATEWAY',
    payment_method: order.payment_method ?? null,
    payment_methods: offered
      .filter((method) => method !== 'COIN' && method !== order.payment_method)
      .map((method) => ({ method, name: nameOf(method) })),
    transfer: open ? ((await transferOf(order, { reader: store, model, language })) ?? null) : null,
  };
}

function canWithdraw(order: Order, payment: unknown): boolean {
  return isOpen(order, payment) || WITHDRAWABLE.has(order.status);
}

const WITHDRAWABLE: ReadonlySet<string> = new Set<Order['status']>(['CREATED', 'WAITING_FOR_CONFIRM', 'CONFIRMED']);

function isOpen(order: Order, payment: unknown): boolean {
  return order.status === 'AWAITING_PAYMENT' && payment !== 'confirming';
}

async function paymentState(services: Services, order: Order): Promise<PaymentState> {
  if (!order.needs_payment) return 'none';
  if (order.paid_at) return 'paid';
  if (order.status === 'CANCELED') return 'failed';
  if (await isConfirming(services.store, order, services.clock.now())) return 'confirming';
  const last = await services.store.first('transactions', gatewayAnswers(order), { sort: '-received_at' });
  return last?.state === 'FAILED' ? 'failed' : 'pending';
}

async function lastCode(services: Services, order: Order): Promise<number | null> {
  const last = await services.store.first('transactions', gatewayAnswers(order), { sort: '-received_at' });
  return last?.transaction_code === undefined ? null : Number(last.transaction_code);
}

const gatewayAnswers = (order: Order) => ({
  order_id: order.id,
  direction: 'NOTICE' as const,
  state: ['SUCCEEDED', 'FAILED'] as const,
});

/**
 * Returns the order as its customer sees it after giving code and contact. Personal data is masked, including the
 * values to correct.
 */
export async function orderView(services: Services, order: Order, language: string): Promise<Row> {
  const { store } = services;
  const settings = await services.settings('settings', order.office_id);
  const customer = await store.get('customers', order.customer_id);
  const price = order.ticket_price_id ? await store.get('ticket-prices', order.ticket_price_id) : undefined;
  const routes = await Promise.all((order.route_ids ?? []).map((id) => store.get('routes', id)));
  const paying = await paymentView(services, order, language);
  return {
    code: order.code,
    result_id: order.result_token,
    type: RESULT_TYPES[order.request_kind],
    ...pick(order, SHOWN),
    ...pick(order, MONEY),
    ticket_price: price ? { id: price.id, name: textFor(price.name, language) } : null,
    routes: routes.map((route) => ({ id: route?.id, code: route?.code, name: textFor(route?.name, language) })),
    ticket_counter: await counterView(services, order, language),
    customer: customer ? { full_name: maskedName(customer.full_name), phone: maskedPhone(customer.phone ?? '') } : null,
    card_code: order.card_code ? maskedCode(order.card_code) : null,
    group: await groupView(order, customer, store),
    corrections: order.corrections ?? [],
    ...answersToCorrect(order, customer),
    ...(await standingOf(order, standingParts(services, settings, language, paying))),
    ...(await filesOf(services, order)),
    ...paying,
    can_withdraw: canWithdraw(order, paying['payment']),
    can_retype: order.status === 'WAITING_CUSTOMER_RETYPE',
  };
}

const SHOWN = [
  'request_kind',
  'status',
  'ticket_type',
  'transport_mode',
  'card_kind',
  'route_scope',
  'start_month',
  'months',
  'valid_from',
  'valid_to',
  'currency',
  'delivery_method',
  'created_at',
  'paid_at',
  'expires_at',
  'reject_reason',
  'refund_state',
  'refund_amount',
] as const;
const MONEY = ['base_amount', 'discount_amount', 'issuance_fee', 'transport_fee', 'shipping_fee', 'total'] as const;

function pick(order: Order, names: readonly string[]): Row {
  const row: Row = order;
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}

export const ORDER = whole('The order as its customer sees it; the person masked.', {
  code: textSchema,
  result_id: textSchema,
  type: textSchema,
  ...Object.fromEntries(SHOWN.map((name) => [name, nullableTextSchema])),
  months: days,
  refund_amount: days,
  ...AMOUNTS,
  ticket_price: named('id', 'name'),
  routes: { type: 'array', items: named('id', 'code', 'name') },
  ticket_counter: COUNTER,
  customer: named('full_name', 'phone'),
  card_code: nullableTextSchema,
  group: GROUP,
  corrections: { type: 'array', items: named('field', 'message') },
  answers: { type: 'object', description: 'To correct: choices as they are.', additionalProperties: textSchema },
  masked: { type: 'object', description: 'Personal data to correct, partly hidden.', additionalProperties: textSchema },
  facts: FACTS,
  ...STANDING,
  has_receipt: flag,
  has_calendar: flag,
  ...PAYMENT,
  can_withdraw: flag,
  can_retype: flag,
});
