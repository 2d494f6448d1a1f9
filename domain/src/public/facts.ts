import type { Counter, Order, Reader, RequestKind, Services, Settings, TicketPrice } from '../contract.ts';
import { textSchema } from '@tuyen/server/domain';
import { dayAfter, ticketFor } from '../orders/cards/tickets-on-card.ts';
import { choosesStart } from '../orders/pricing/months.ts';
import type { OrderRequest } from '../orders/pricing/order-request.ts';
import type { PricedOrder } from '../orders/pricing/price-order.ts';
import { validityOf } from '../orders/validity-of.ts';
import { formats } from '../rules/region.ts';
import { addDays, localDate } from '../rules/time/calendar.ts';
import { COLLECTION_DAYS, PAYMENT_HOURS } from '../rules/time/deadlines.ts';
import { deliveryDays, estimatedDelivery, expectedDelivery } from '../rules/time/delivery-days.ts';
import type { Validity } from '../rules/time/validity.ts';
import { openingHours } from './opening-hours.ts';
import { textFor } from '../rules/localized.ts';

export interface Fact {
  readonly name: 'validity' | 'place' | 'collection' | 'deadline';
  readonly label: string;
  readonly text: string;
}

export const FACTS = {
  type: 'array',
  items: {
    type: 'object',
    required: ['name', 'label', 'text'],
    properties: {
      name: { enum: ['validity', 'place', 'collection', 'deadline'] },
      label: textSchema,
      text: textSchema,
    },
  },
} as const;

export interface Wording {
  readonly language: string;
  readonly text: Services['text'];
}

type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string;

const sayer =
  ({ language, text }: Wording): Say =>
  (key, params) =>
    text(language, `facts.${key}`, params);

const fact = (say: Say, name: Fact['name'], text: string): Fact[] =>
  text === '' ? [] : [{ name, label: say(`labels.${name}`), text }];

export function quoteFacts(
  { price, validity, counter, quote, needsApproval }: PricedOrder,
  request: Pick<OrderRequest, 'request_kind' | 'months' | 'payment_method'> & { readonly home: boolean },
  { settings, now, wording }: { readonly settings: Settings; readonly now: Date; readonly wording: Wording },
): Fact[] {
  const say = sayer(wording);
  const promised = request.request_kind !== 'RENEW' || request.home;
  const expected = estimatedDelivery(localDate(now), settings.form_number_day_card_delivery_at_home);
  return [
    ...(price && validity
      ? fact(say, 'validity', validityText(validity, countsFrom(price, needsApproval), request.months ?? 1, say))
      : []),
    ...fact(say, 'place', placeText(counter, request, wording)),
    ...(promised && (counter || request.home)
      ? fact(say, 'collection', say(counter ? 'expected_at_counter' : 'expected', collection(expected)))
      : []),
    ...(quote.total > 0 ? fact(say, 'deadline', payWithin(request.payment_method, settings, say)) : []),
  ];
}

function payWithin(method: Order['payment_method'] | null | undefined, settings: Settings, say: Say): string {
  if (method === 'CASH') return say('pay_cash_within', { days: settings.form_number_day_expire_order });
  return say('pay_within', { hours: PAYMENT_HOURS });
}

export async function orderFacts(
  order: Order,
  reader: Reader,
  { settings, now, wording }: { readonly settings: Settings; readonly now: Date; readonly wording: Wording },
): Promise<Fact[]> {
  if (order.status === 'CANCELED') return [];
  const say = sayer(wording);
  const price = await reader.get('ticket-prices', order.ticket_price_id ?? '');
  const counter = await reader.get('ticket-counters', order.ticket_counter_id ?? '');
  const home = order.delivery_method === 'HOME';
  const delivered = order.status === 'DELIVERED_TO_CUSTOMER';
  const today = localDate(now);
  return [
    ...fact(say, 'validity', await daysText(order, price, reader, say)),
    ...(delivered ? [] : fact(say, 'place', placeText(home ? undefined : counter, { ...order, home }, wording))),
    ...fact(say, 'collection', receiptText(order, { settings, today, say, language: wording.language })),
    ...fact(say, 'deadline', deadlineText(order, counter, { settings, today, say, language: wording.language })),
  ];
}

async function daysText(order: Order, price: TicketPrice | undefined, reader: Reader, say: Say): Promise<string> {
  if (order.valid_from && order.valid_to) return rangeText({ from: order.valid_from, to: order.valid_to }, say);
  if (!price) return '';
  const start = countsFrom(price, order.needs_approval === true);
  return validityText(await expectedDays(order, price, reader), start, order.months ?? 1, say);
}

async function expectedDays(order: Order, price: TicketPrice, reader: Reader): Promise<Validity> {
  if (order.request_kind !== 'RENEW' || choosesStart(price)) return validityOf(order, price);
  const where = { customer_card_id: order.customer_card_id ?? '', state: 'ISSUED' } as const;
  const loaded = await reader.find('monthly-tickets', where);
  const ticket = ticketFor(price, order.route_ids, { from: null, to: null });
  return validityOf(order, price, dayAfter(ticket, loaded, new Date(order.paid_at ?? order.created_at)));
}

function validityText(days: Validity, start: string, months: number, say: Say): string {
  return rangeText(days, say) || say(`counts.${start}`, { months });
}

function countsFrom({ validity_start: start }: Pick<TicketPrice, 'validity_start'>, needsApproval: boolean): string {
  return start === 'FROM_THE_DATE_OF_APPROVAL' && !needsApproval ? 'CONFIRMATION' : start;
}

function rangeText({ from, to }: Validity, say: Say): string {
  return from && to ? say('range', { from: formats.date(from), to: formats.date(to) }) : '';
}

function placeText(
  counter: Counter | undefined,
  { request_kind: kind, home }: { readonly request_kind: RequestKind; readonly home: boolean },
  { language, text }: Wording,
): string {
  const say = sayer({ language, text });
  if (home) return say('at_home');
  if (!counter) return '';
  const hours = openingHours(counter.opening_hours, language, text);
  const place = [textFor(counter.name, language), counter.address].join(', ') + (hours && ` (${hours})`);
  return kind === 'RENEW' ? say('load_at', { place }) : place;
}

const collection = (expected: string) => ({ day: formats.date(expected), days: COLLECTION_DAYS });

function receiptText(order: Order, due: Due): string {
  const home = order.delivery_method === 'HOME';
  if (order.status === 'DELIVERED_TO_CUSTOMER' || isLoadedAtCounter(order)) return '';
  const expected = expectedDay(order, due);
  if (expected) return due.say(home ? 'expected' : 'expected_at_counter', collection(expected));
  return home ? '' : collectionText(order, due.say);
}

const isLoadedAtCounter = ({ request_kind: kind, delivery_method: method }: Order) =>
  kind === 'RENEW' && method !== 'HOME';

function expectedDay(order: Order, { settings, today }: Due): string | undefined {
  if (!IN_PRODUCTION.has(order.status) || isLoadedAtCounter(order)) return undefined;
  const expected = expectedDelivery(order, today, settings.form_number_day_card_delivery_at_home);
  return expected >= today ? expected : undefined;
}

const IN_PRODUCTION: ReadonlySet<string> = new Set<Order['status']>([
  'WAITING_FOR_CONFIRM',
  'CONFIRMED',
  'ATTACH_CARD',
  'PUBLISHED',
]);

function collectionText(order: Order, say: Say): string {
  const arrived = enteredAt(order, 'DELIVERED_TO_COUNTER');
  if (arrived === undefined) return say('kept_for', { days: COLLECTION_DAYS });
  return say('kept_until', { day: formats.date(addDays(localDate(arrived), COLLECTION_DAYS)) });
}

interface Due {
  readonly settings: Settings;
  readonly today: string;
  readonly say: Say;
  readonly language: string;
}

function deadlineText(order: Order, counter: Counter | undefined, due: Due): string {
  const { settings, today, say } = due;
  const until = order.expires_at ? formats.dateTime(order.expires_at) : '';
  switch (order.status) {
    case 'CREATED':
    case 'AWAITING_PAYMENT':
      return until && payText(order, counter, until, due);
    case 'WAITING_CUSTOMER_RETYPE':
      return until && say('correct_until', { until });
    case 'WAITING_FOR_CONFIRM': {
      const since = localDate(enteredAt(order, 'WAITING_FOR_CONFIRM') ?? order.created_at);
      const day = addDays(since, deliveryDays(settings.form_number_day_expire_order));
      const expected = expectedDay(order, due);
      return day < today || (expected && expected < day) ? '' : say('approved_until', { day: formats.date(day) });
    }
    case 'DELIVERED_TO_COUNTER':
      return collectionText(order, say);
    case 'CANCELED':
    case 'CONFIRMED':
    case 'ATTACH_CARD':
    case 'PUBLISHED':
    case 'DELIVERED_TO_CUSTOMER':
      return '';
  }
}

function payText(
  { payment_method: method }: Order,
  counter: Counter | undefined,
  until: string,
  { say, language }: Due,
): string {
  if (method === 'CASH') {
    const place = counter ? [textFor(counter.name, language), counter.address].join(', ') : say('any_counter');
    return say('pay_cash', { place, until });
  }
  return say(method === 'BANK_TRANSFER' ? 'transfer_until' : 'pay_until', { until });
}

function enteredAt(order: Order, status: string): string | undefined {
  return order.status_history?.findLast((entry) => entry.to === status)?.at;
}
