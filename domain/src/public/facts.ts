import type { Counter, Order, Reader, RequestKind, Services, Settings, TicketPrice } from '../contract.ts';
import { textSchema } from '@tuyen/server/domain';
import { validityOfCard } from '../cards/validity.ts';
import type { CardValidity } from '../rules/tickets/valid-periods.ts';
import { dayAfter, ticketFor } from '../orders/cards/tickets-on-card.ts';
import { lastDayToPay } from '../orders/payment/last-day.ts';
import { choosesStart } from '../orders/pricing/months.ts';
import type { OrderRequest } from '../orders/pricing/order-request.ts';
import type { PricedOrder } from '../orders/pricing/price-order.ts';
import { validityOf } from '../orders/validity-of.ts';
import { formats } from '../rules/region.ts';
import { localDate } from '../rules/time/calendar.ts';
import { COLLECTION_DAYS, daysToPay, PAYMENT_HOURS, payableUntil } from '../rules/time/deadlines.ts';
import { estimatedDelivery } from '../rules/time/delivery-days.ts';
import type { Validity } from '../rules/time/validity.ts';
import { approvalDay, expectedDay, isLoadedAtCounter, keptUntil } from './order-dates.ts';
import { openingHours } from './opening-hours.ts';
import { textFor } from '../rules/localized.ts';

export interface Fact {
  readonly name: 'validity' | 'gap' | 'place' | 'collection' | 'deadline';
  readonly label: string;
  readonly text: string;
}

export const FACTS = {
  type: 'array',
  items: {
    type: 'object',
    required: ['name', 'label', 'text'],
    properties: {
      name: { enum: ['validity', 'gap', 'place', 'collection', 'deadline'] },
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
  { price, validity, counter, quote, needsApproval, months, handOverDays }: PricedOrder,
  request: Pick<OrderRequest, 'request_kind' | 'start_month' | 'start_on' | 'payment_method'> & {
    readonly home: boolean;
  },
  {
    settings,
    now,
    wording,
    gap,
  }: {
    readonly settings: Settings;
    readonly now: Date;
    readonly wording: Wording;
    /** Days before the new ticket on which the renewed card opens no gate. */
    readonly gap?: { readonly from: string; readonly to: string } | undefined;
  },
): Fact[] {
  const say = sayer(wording);
  const promised = request.request_kind !== 'RENEW' || request.home;
  const expected = estimatedDelivery(localDate(now), settings.form_number_day_card_delivery_at_home);
  const ordered = { ...request, created_at: now.toISOString(), hand_over_days: handOverDays };
  const lastDay = lastDayToPay(ordered, price);
  return [
    ...(price && validity
      ? fact(say, 'validity', validityText(validity, countsFrom(price, needsApproval), months, say))
      : []),
    ...(gap ? fact(say, 'gap', say('gap_before', { from: formats.date(gap.from), to: formats.date(gap.to) })) : []),
    ...fact(say, 'place', placeText(counter, request, wording)),
    ...(promised && (counter || request.home)
      ? fact(say, 'collection', say(counter ? 'expected_at_counter' : 'expected', collection(expected)))
      : []),
    ...(quote.total > 0
      ? fact(say, 'deadline', payWithin(request.payment_method, lastDay, { settings, now, say }))
      : []),
  ];
}

const PAYMENT_TEXTS = {
  GATEWAY: { by: 'pay_by', within: 'pay_within' },
  CASH: { by: 'pay_cash_by', within: 'pay_cash_within' },
  BANK_TRANSFER: { by: 'transfer_by', within: 'transfer_within' },
} as const;

function payWithin(
  method: Order['payment_method'] | null | undefined,
  lastDay: string | undefined,
  { settings, now, say }: { readonly settings: Settings; readonly now: Date; readonly say: Say },
): string {
  const days = daysToPay(method, settings);
  const until = payableUntil(now, days, lastDay);
  const texts = PAYMENT_TEXTS[days === undefined ? 'GATEWAY' : method === 'CASH' ? 'CASH' : 'BANK_TRANSFER'];
  if (until < payableUntil(now, days)) return say(texts.by, { until: formats.dateTime(until) });
  return say(texts.within, { days: days ?? 0, hours: PAYMENT_HOURS });
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
  const card = await cardOfOrder(order, reader, now);
  return [
    ...fact(say, 'validity', await daysText(order, price, card, say, reader)),
    ...fact(say, 'gap', gapText(card, say)),
    ...(delivered ? [] : fact(say, 'place', placeText(home ? undefined : counter, { ...order, home }, wording))),
    ...fact(say, 'collection', receiptText(order, { settings, today, say, language: wording.language })),
    ...fact(say, 'deadline', deadlineText(order, counter, { settings, today, say, language: wording.language })),
  ];
}

/** Statuses of an order whose ticket is on the card. */
export const LOADED: ReadonlySet<string> = new Set<Order['status']>([
  'PUBLISHED',
  'DELIVERED_TO_COUNTER',
  'DELIVERED_TO_CUSTOMER',
]);

async function cardOfOrder(order: Order, reader: Reader, now: Date): Promise<CardValidity | undefined> {
  // The validity of a new card's first ticket says from when the card works.
  if (!LOADED.has(order.status) || order.request_kind === 'REGISTER_NEW') return undefined;
  const card = order.card_code
    ? await reader.first('customer-cards', { card_code: order.card_code })
    : await reader.get('customer-cards', order.customer_card_id ?? '');
  return card && !card.is_locked && card.status !== 'INACTIVE' ? validityOfCard(reader, card, now) : undefined;
}

function gapText(card: CardValidity | undefined, say: Say): string {
  const next = card?.next_valid_from;
  return next ? say('gap', { day: formats.date(next) }) : '';
}

async function daysText(
  order: Order,
  price: TicketPrice | undefined,
  card: CardValidity | undefined,
  say: Say,
  reader: Reader,
): Promise<string> {
  // A re-issue has no ticket of its own. The new card takes over every period of the old one.
  if (order.request_kind === 'REISSUE' && card) return periodsText(card, say);
  if (order.valid_from && order.valid_to) return rangeText({ from: order.valid_from, to: order.valid_to }, say);
  if (!price) return '';
  const start = countsFrom(price, order.needs_approval === true);
  return validityText(await expectedDays(order, price, reader), start, order.months ?? 1, say);
}

/** Returns the last day on which the ticket of an order counts, if it is known already. */
export async function endOfValidity(order: Order, reader: Reader): Promise<string | undefined> {
  return (await daysOfValidity(order, reader)).to ?? undefined;
}

/** Returns the first and the last day of the ticket of an order. Both are null until they are known. */
export async function daysOfValidity(order: Order, reader: Reader): Promise<Validity> {
  if (order.valid_from && order.valid_to) return { from: order.valid_from, to: order.valid_to };
  const price = await reader.get('ticket-prices', order.ticket_price_id ?? '');
  return price ? expectedDays(order, price, reader) : { from: null, to: null };
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

function periodsText({ valid_periods: periods }: CardValidity, say: Say): string {
  const spans = periods.flatMap(({ valid_from: from, valid_to: to }) => rangeText({ from, to }, say) || []);
  return [...new Set(spans)].join('; ');
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

function collectionText(order: Order, say: Say): string {
  const until = keptUntil(order);
  return until ? say('kept_until', { day: formats.date(until) }) : say('kept_for', { days: COLLECTION_DAYS });
}

interface Due {
  readonly settings: Settings;
  readonly today: string;
  readonly say: Say;
  readonly language: string;
}

function deadlineText(order: Order, counter: Counter | undefined, due: Due): string {
  const { say } = due;
  const until = order.expires_at ? formats.dateTime(order.expires_at) : '';
  switch (order.status) {
    case 'CREATED':
    case 'AWAITING_PAYMENT':
      return until && payText(order, counter, until, due);
    case 'WAITING_CUSTOMER_RETYPE':
      return until && say('correct_until', { until });
    case 'WAITING_FOR_CONFIRM': {
      const day = approvalDay(order, due);
      return day ? say('approved_until', { day: formats.date(day) }) : '';
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
