import type { Card, Reader, Records, Services, Slug, TicketPrice } from '../contract.ts';
import { type Caller, day, type Endpoints, Problem, textSchema } from '@tuyen/server/domain';
import { readableCard } from '../cards/readable-card.ts';
import { monthContext } from '../orders/pricing/price-order.ts';
import { counterMonthRows, MONTH_ROW } from '../public/month-lists.ts';
import { isSoldOn, priceNotOnSale } from '../rules/eligibility/on-sale.ts';
import { priceOn } from '../rules/prices/planned-price.ts';
import { fitsGroup } from '../rules/eligibility/group.ts';
import { localDate } from '../rules/time/calendar.ts';
import { inCurrencyOf } from '../prices/currency.ts';
import { waysToPay } from '../shifts/seller.ts';
import { typesSoldHere } from '../tickets/nodes.ts';
import { textFor } from '../rules/localized.ts';

const rows = (description: string, properties: Readonly<Record<string, object>>) => ({
  200: {
    description,
    type: 'array',
    items: { type: 'object', required: Object.keys(properties), properties },
  },
});
const ON = { ...day, description: 'Day to preview. It needs the permission to change prices.' };

const SELLS = 'monthly-ticket.create' satisfies Slug;
const PREVIEWS = 'ticket-price.update' satisfies Slug;

const METHODS = {
  operationId: 'listCounterPaymentMethods',
  tags: ['counter'],
  summary: 'The ways in which the current office takes money at a counter',
  'x-permission': 'setting.read' satisfies Slug,
  response: rows('The ways, cash first.', { method: textSchema, name: textSchema }),
} as const;

const PRICES = {
  operationId: 'listCounterTicketPrices',
  tags: ['counter'],
  summary:
    'The monthly tickets in the office’s currency that a card can be renewed with; without a card those of a new one that needs no proofs',
  'x-permission': SELLS,
  querystring: { type: 'object', additionalProperties: false, properties: { card: textSchema, on: ON } },
  response: rows('The ticket prices, that of the card’s last ticket first.', {
    id: textSchema,
    name: textSchema,
    price: { type: ['integer', 'null'] },
    card_kind: textSchema,
  }),
} as const;

const SINGLES = {
  operationId: 'listCounterSinglePrices',
  tags: ['counter'],
  summary: 'The single tickets on sale in the office’s currency, with a line those that fit it',
  'x-permission': 'ticket.create' satisfies Slug,
  querystring: { type: 'object', additionalProperties: false, properties: { route: textSchema, on: ON } },
  response: rows('The ticket prices, the cheapest first.', {
    id: textSchema,
    name: textSchema,
    price: { type: ['integer', 'null'] },
  }),
} as const;

const MONTHS = {
  operationId: 'listCounterMonths',
  tags: ['counter'],
  summary: 'The months that a card can be renewed for, or a new one be bought for',
  'x-permission': SELLS,
  querystring: {
    type: 'object',
    required: ['ticket_price_id'],
    additionalProperties: false,
    properties: { card: textSchema, ticket_price_id: textSchema, route: textSchema },
  },
  response: rows('The months on sale; one that the card has already is refused.', {
    ...MONTH_ROW,
    confirm: textSchema,
  }),
} as const;

export function counterRoutes(app: Endpoints, services: Services): void {
  const { auth, clock, model, store } = services;
  const ways = model.enums.find(({ name }) => name === 'payment-method')?.values ?? [];
  app.get('/counter/payment-methods', { schema: METHODS }, async (request) => {
    const { officeId, language } = await auth.caller(request);
    const taken = await waysToPay({ office_id: officeId }, { settings: services.settings, tx: store });
    return ways
      .filter(({ value }) => value !== 'GATEWAY' && taken.some((method) => method === value))
      .toSorted((one, other) => Number(other.value === 'CASH') - Number(one.value === 'CASH'))
      .map(({ value, label }) => ({ method: value, name: label[language] ?? String(value) }));
  });

  const cardOf = async (id: string, caller: Caller): Promise<Card> => {
    const card = await readableCard(services, caller, id);
    if (!card) throw new Problem(404, 'not_found');
    return card;
  };
  /** Returns today, or the day that somebody who sets prices wants to preview. */
  const dayAsked = (caller: Caller, on: string | undefined): string => {
    const today = localDate(clock.now());
    if (on === undefined || on <= today) return today;
    if (!auth.may(caller, PREVIEWS)) throw new Problem(403, 'not_permitted', { permission: PREVIEWS });
    return on;
  };
  app.get('/counter/ticket-prices', { schema: PRICES }, async (request) => {
    const caller = await auth.caller(request);
    const { actor, officeId, language } = caller;
    const { card: id } = request.query;
    const today = dayAsked(caller, request.query.on);
    const sold = await typesSoldHere(['MONTHLY', 'FREE'], { actor, officeId, tx: store });
    const prices = id
      ? await renewalPrices(store, await cardOf(id, caller), today, sold)
      : await newCardPrices(store, today, sold);
    const own = await inCurrencyOf(officeId, prices, services.settings);
    return own
      .map((price) => priceOn(price, today))
      .map(({ id, name, price, card_kind }) => ({ id, name: textFor(name, language), price, card_kind }));
  });

  app.get('/counter/single-prices', { schema: SINGLES }, async (request) => {
    const caller = await auth.caller(request);
    const { actor, officeId, language } = caller;
    const { route: id, on } = request.query;
    const route = id ? await store.get('routes', id) : undefined;
    const sold = await typesSoldHere(['ONE_TIME'], { actor, officeId, tx: store });
    const prices = sold.length > 0 ? await store.find('ticket-prices', { ticket_type: 'ONE_TIME' }) : [];
    const today = dayAsked(caller, on);
    const own = await inCurrencyOf(officeId, prices, services.settings);
    return own
      .filter((price) => priceNotOnSale(price, today) === undefined)
      .filter((price) => !route || isSoldOn(price, route))
      .map((price) => priceOn(price, today))
      .toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0))
      .map(({ id, name, price = null }) => ({ id, name: textFor(name, language), price }));
  });

  app.get('/counter/months', { schema: MONTHS }, async (request) => {
    const { card: id, ticket_price_id: priceId, route } = request.query;
    const caller = await auth.caller(request);
    const { language } = caller;
    const [card, price] = [id ? await cardOf(id, caller) : undefined, await store.get('ticket-prices', priceId)];
    if (!price) return [];
    const settings = (officeId: string | null) => services.settings('settings', officeId);
    const context = await monthContext(price, { reader: store, settings, now: clock.now(), card, unlimited: true });
    const ticket = { price, routeIds: route ? [route] : [], start: undefined, day: undefined, months: 1 };
    const choices = counterMonthRows(
      { ...ticket, group: undefined, birth: undefined, context },
      language,
      services.text,
    );
    // Puts selectable choices first and refused ones last, because the form preselects the first choice.
    return choices.toSorted((one, other) => Number(one['refused'] !== null) - Number(other['refused'] !== null));
  });
}

/**
 * Returns the ticket prices for a new card. The price of a basic card for all routes comes first, because most
 * customers ask for it.
 * @param types ticket types sold at this office
 */
async function newCardPrices(
  reader: Reader,
  today: string,
  types: readonly TicketPrice['ticket_type'][],
): Promise<readonly TicketPrice[]> {
  const prices = await reader.find('ticket-prices', { card_kind: 'BASIC', ticket_type: 'MONTHLY' });
  const scope = ({ route_scope }: TicketPrice) => Number(route_scope === 'ONE_ROUTE');
  return prices
    .filter(({ ticket_type: type }) => types.includes(type))
    .filter((price) => priceNotOnSale(price, today) === undefined)
    .toSorted((one, other) => scope(one) - scope(other));
}

/**
 * Returns the ticket prices that fit the card's kind, customer group and vehicle type. The price of the card's last
 * ticket comes first.
 * @param types ticket types sold at this office
 */
async function renewalPrices(
  reader: Reader,
  card: Card,
  today: string,
  types: readonly TicketPrice['ticket_type'][],
): Promise<readonly TicketPrice[]> {
  const tickets = await reader.find('monthly-tickets', { customer_card_id: card.id });
  const last = tickets.toSorted(byEnd).at(-1)?.ticket_price_id;
  const group = card.object_group_id ? await reader.get('object-groups', card.object_group_id) : undefined;
  const prices = await reader.find('ticket-prices', { card_kind: card.kind });
  return prices
    .filter(({ ticket_type: type }) => types.includes(type))
    .filter((price) => priceNotOnSale(price, today) === undefined)
    .filter((price) => card.kind === 'BASIC' || !group || fitsGroup(price, group))
    .toSorted((one, other) => rank(one, card, last) - rank(other, card, last));
}

const byEnd = (one: Records['monthly-tickets'], other: Records['monthly-tickets']) =>
  (one.valid_to ?? '') < (other.valid_to ?? '') ? -1 : 1;

function rank(price: TicketPrice, card: Card, last: string | null | undefined): number {
  if (price.id === last) return 0;
  return price.transport_mode === card.transport_mode && price.route_scope === card.route_scope ? 1 : 2;
}
