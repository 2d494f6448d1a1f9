import type { PolicyTab } from '../../generated/types/enums.gen.ts';
import { resourceNamed, type Model } from '@tuyen/model';
import type { Reader, Records, Services, TicketPrice } from '../../contract.ts';
import { byId, type Endpoints, nullableTextSchema, Problem, type Row, textSchema } from '@tuyen/server/domain';
import { agencyRefusal, agencyRefusals } from '../../agencies/sales.ts';
import { currencyOfPrice, otherCurrency } from '../../prices/currency.ts';
import { localDate } from '../../rules/time/calendar.ts';
import { priceOn } from '../../rules/prices/planned-price.ts';
import { priceNotOnSale } from '../../rules/eligibility/on-sale.ts';
import { officesByCurrency } from '../../prices/offices-by-currency.ts';
import { filters, settingsIn, textParameter, type Catalog, type List, type Query } from '../lists.ts';
import { monthLists } from '../month-lists.ts';
import { cardKinds, isFor, objectGroups } from './entitlements.ts';
import { requiredDocuments } from './required-documents.ts';
import { paymentMethods } from './payment-methods.ts';
import { openingHours } from '../opening-hours.ts';
import { textFor } from '../../rules/localized.ts';
import { byName, publicView } from '../public-view.ts';
import { open, publicRow } from '../schemas.ts';
import { matches } from './search.ts';
import { PLACES_FRESH, wardList } from './ward-list.ts';

/** Returns the lists that anyone may read to choose a ticket. They contain only active rows and public fields. */
export function openCatalog(services: Services): Catalog {
  const { model, clock } = services;
  const pricesOnSale = async (reader: Reader, query: Query): Promise<TicketPrice[]> => {
    const today = localDate(clock.now());
    const where = filters(query, ['ticket_type', 'transport_mode', 'route_scope', 'card_kind']);
    const sold = { status: 'ACTIVE', on_sale: true, ticket_type: ON_CARDS, ...where } as const;
    const [group, route] = [textParameter(query['object_group_id']), textParameter(query['route'])];
    const prices = await reader.find('ticket-prices', sold, { sort: 'code' });
    return prices
      .filter((price) => !priceNotOnSale(price, today))
      .map((price) => priceOn(price, today))
      .filter((price) => !group || isFor(price, group))
      .filter((price) => !route || covers(price, route));
  };
  /**
   * Returns the offices that can sell the price in `ticket_price_id`, because they use its currency. Returns undefined
   * if the currency excludes no office.
   */
  const sellersOf = async (reader: Reader, query: Query): Promise<readonly string[] | undefined> => {
    const id = textParameter(query['ticket_price_id']);
    const price = id === undefined ? undefined : await reader.get('ticket-prices', id);
    const settings = settingsIn(reader, services);
    const offices = price && (await officesByCurrency(reader, settings));
    return offices && (offices.get(await currencyOfPrice(price, settings)) ?? []);
  };
  const lists: Readonly<Record<string, List>> = {
    'public/ticket-prices': {
      parameters: OF_PRICES,
      row: publicRow(model, 'ticket-prices', { currency: textSchema }),
      async rows(reader, query, language) {
        const prices = await pricesOnSale(reader, query);
        const settings = settingsIn(reader, services);
        const shown: Row[] = [];
        for (const price of prices) {
          const currency = await currencyOfPrice(price, settings);
          shown.push({ ...publicView(model, 'ticket-prices', price, language), currency });
        }
        return shown;
      },
    },
    'public/routes': {
      parameters: ['q', ...OF_PRICES],
      row: publicRow(model, 'routes'),
      async rows(reader, query, language) {
        const routes = await reader.find('routes', { status: 'ACTIVE', ...filters(query, ['transport_mode']) });
        // A form is about one kind of card. It offers only routes for which there is a ticket on such a card.
        const prices = query['card_kind']
          ? await pricesOnSale(reader, { ...query, route_scope: 'ONE_ROUTE' })
          : undefined;
        const search = textParameter(query['q']);
        return routes
          .filter((route) => !prices || (route.monthly_sale && prices.some((price) => isSoldFor(price, route))))
          .filter((route) => matches(search, [route.code, ...Object.values(route.name)]))
          .toSorted((one, other) => byCode(one.code, other.code))
          .map((route) =>
            publicView(model, 'routes', { ...route, stops_outbound: undefined, stops_inbound: undefined }, language),
          );
      },
    },
    'public/cities': {
      fresh: PLACES_FRESH,
      parameters: ['q'],
      row: publicRow(model, 'cities'),
      async rows(reader, query, language) {
        const cities = await reader.find('cities', { status: 'ACTIVE' });
        return cities
          .filter(({ name }) => matches(textParameter(query['q']), Object.values(name)))
          .map((city) => publicView(model, 'cities', city, language))
          .toSorted(byName(language));
      },
    },
    'public/districts': wardList(services),
    'public/ticket-counters': {
      parameters: ['q', 'district', 'ticket_price_id'],
      row: publicRow(model, 'ticket-counters', { district_name: nullableTextSchema, hours: textSchema }),
      async rows(reader, query, language) {
        const district = textParameter(query['district']);
        const where = { delivers_cards: true, ...(district && { district_id: district }) };
        const counters = await reader.find('ticket-counters', { status: 'ACTIVE', ...where });
        const wards = [...new Set(counters.map(({ district_id }) => district_id))];
        const named = await reader.find('districts', { id: wards });
        const places = new Map(named.map((ward) => [ward.id, ward]));
        const offices = [...new Set(counters.map(({ office_id }) => office_id))];
        const refused = await agencyRefusals(offices, reader, clock.now());
        const sellers = await sellersOf(reader, query);
        return counters
          .filter(({ office_id }) => !refused.has(office_id) && (!sellers || sellers.includes(office_id)))
          .map((counter) => ({ counter, ward: places.get(counter.district_id) }))
          .filter(({ counter: { code, name, address }, ward }) =>
            matches(textParameter(query['q']), [
              code,
              ...Object.values(name),
              address,
              ...Object.values(ward?.name ?? {}),
              ward?.former_names,
            ]),
          )
          .map(({ counter, ward }) => ({
            ...publicView(model, 'ticket-counters', counter, language),
            district_name: ward ? textFor(ward.name, language) : null,
            hours: openingHours(counter.opening_hours, language, services.text),
          }))
          .toSorted(byName(language));
      },
      async refusal(reader, query, value) {
        const counter = typeof value === 'string' ? await reader.get('ticket-counters', value) : undefined;
        const why = counter && (await agencyRefusal(counter.office_id, reader, clock.now()));
        if (why) return new Problem(409, why);
        const price = await reader.get('ticket-prices', textParameter(query['ticket_price_id']) ?? '');
        if (!counter || !price) return undefined;
        const settings = settingsIn(reader, services);
        const { currency } = await settings('settings', counter.office_id);
        return otherCurrency(price, currency, settings);
      },
    },
    'public/card-kinds': cardKinds(services, pricesOnSale),
    'public/object-groups': objectGroups(services, pricesOnSale),
    'public/required-documents': requiredDocuments(services, pricesOnSale),
  };
  return new Map<string, List>([
    ...Object.entries(lists),
    ['public/payment-methods', paymentMethods(services)],
    ...monthLists(services, pricesOnSale),
  ]);
}

const OF_PRICES = ['ticket_type', 'transport_mode', 'route_scope', 'card_kind', 'object_group_id', 'route'];

const isSoldFor = (price: TicketPrice, route: Records['routes']): boolean =>
  price.transport_mode === route.transport_mode && covers(price, route.id);

/** The public lists, such as routes and prices, contain no secrets, so it is safe to compress the responses. */
const COMPRESSED = { compressed: true } as const;

export function catalogRoutes(app: Endpoints, services: Services, catalog: Catalog): void {
  const { model, store } = services;
  for (const [path, list] of catalog) {
    const { parameters, row } = list;
    const querystring = {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(parameters.map((name) => [name, textSchema])),
    } as const;
    const answer = { description: 'What there is to choose from.', type: 'array', items: row };
    const schema = {
      ...open(`list-${path.replace('/', '-')}`, `What a form offers: ${path.slice('public/'.length)}`),
      querystring,
      response: { 200: answer },
    } as const;
    app.get(`/${path}`, { schema, config: COMPRESSED }, (request, reply) => {
      // Names are in the language of the request, so a cache must keep an answer for each language.
      void reply.header('vary', 'Accept-Language');
      if (list.fresh !== undefined) void reply.header('cache-control', `public, max-age=${list.fresh}`);
      return list.rows(store, request.query, services.language(request));
    });
  }
  const one = {
    ...open('getPublicRoute', 'A line with its stops'),
    params: byId,
    response: { 200: { description: 'The line.', ...publicRow(model, 'routes') } },
  };
  app.get('/public/routes/:id', { schema: one, config: COMPRESSED }, async (request) => {
    const route = await store.get('routes', request.params.id);
    if (!route || route.status !== 'ACTIVE') throw new Problem(404, 'not_found');
    return publicView(model, 'routes', route, services.language(request));
  });

  if (!resourceNamed(model, 'policies')) return;
  const policy = {
    ...open('getPublicPolicy', 'A policy of the portal'),
    params: { type: 'object', required: ['tab'], properties: { tab: { enum: tabs(model) } } },
    response: { 200: { description: 'The policy.', ...publicRow(model, 'policies') } },
  } as const;
  app.get('/public/policies/:tab', { schema: policy, config: COMPRESSED }, async (request) => {
    const policy = await store.first('policies', { tab: request.params.tab, status: 'ACTIVE' });
    if (!policy) throw new Problem(404, 'not_found');
    return publicView(model, 'policies', policy);
  });
}

/** The cast is safe, because `PolicyTab` is generated from the same enumeration. */
const tabs = ({ enums }: Model) =>
  (enums.find(({ name }) => name === 'policy-tab')?.values ?? []).map(({ value }) => value as PolicyTab);

/** Ticket types for cards. Single and daily tickets are listed only on request by `ticket_type`. */
const ON_CARDS = ['MONTHLY', 'FREE'] as const;

function covers({ route_ids: routes }: TicketPrice, route: string): boolean {
  return !routes || routes.length === 0 || routes.includes(route);
}

const byCode = new Intl.Collator('vi', { numeric: true }).compare;
