import type { PolicyTab } from '../../generated/types/enums.gen.ts';
import { type Field, localizedTextIn, resourceNamed, type Model } from '@tuyen/model';
import type { Reader, Records, Services, TicketPrice } from '../../contract.ts';
import {
  byId,
  type Endpoints,
  nullableTextSchema,
  Problem,
  type Row,
  textSchema,
  type Where,
} from '@tuyen/server/domain';
import { agencyRefusal, agencyRefusals } from '../../agencies/sales.ts';
import { currencyOfPrice, otherCurrency } from '../../prices/currency.ts';
import { DEFAULT_LANGUAGE } from '../../rules/localized.ts';
import { localDate } from '../../rules/time/calendar.ts';
import { priceNotOnSale } from '../../rules/eligibility/on-sale.ts';
import { officesByCurrency } from '../../prices/offices-by-currency.ts';
import { filters, settingsIn, textParameter, type Catalog, type List, type Query } from '../lists.ts';
import { monthLists } from '../month-lists.ts';
import { requiredDocuments } from './required-documents.ts';
import { paymentMethods } from './payment-methods.ts';
import { openingHours } from '../opening-hours.ts';
import { open, publicRow } from '../schemas.ts';
import { matches } from './search.ts';

type PlaceResource = 'cities' | 'districts';

/** Returns the lists that anyone may read to choose a ticket. They contain only active rows and public fields. */
export function openCatalog(services: Services): Catalog {
  const { model, clock } = services;
  const rows = async (
    reader: Reader,
    resource: PlaceResource,
    where: Where<Records[PlaceResource]>,
  ): Promise<Row[]> => {
    const found = await reader.find(resource, { status: 'ACTIVE', ...where }, { sort: 'name' });
    return found.map((row) => publicView(model, resource, row));
  };
  const pricesOnSale = async (reader: Reader, query: Query): Promise<TicketPrice[]> => {
    const today = localDate(clock.now());
    const where = filters(query, ['ticket_type', 'transport_mode', 'route_scope', 'card_kind']);
    const sold = { status: 'ACTIVE', on_sale: true, ticket_type: ON_CARDS, ...where } as const;
    const [group, route] = [textParameter(query['object_group_id']), textParameter(query['route'])];
    const prices = await reader.find('ticket-prices', sold, { sort: 'code' });
    return prices
      .filter((price) => !priceNotOnSale(price, today))
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
      async rows(reader, query) {
        const routes = await reader.find('routes', { status: 'ACTIVE', ...filters(query, ['transport_mode']) });
        // A form is about one kind of card. It offers only routes for which there is a ticket on such a card.
        const prices = query['card_kind']
          ? await pricesOnSale(reader, { ...query, route_scope: 'ONE_ROUTE' })
          : undefined;
        const search = textParameter(query['q']);
        return routes
          .filter((route) => !prices || (route.monthly_sale && prices.some((price) => isSoldFor(price, route))))
          .filter((route) => matches(search, [route.code, route.name]))
          .toSorted((one, other) => byCode(one.code, other.code))
          .map((route) =>
            publicView(model, 'routes', { ...route, stops_outbound: undefined, stops_inbound: undefined }),
          );
      },
    },
    'public/cities': {
      parameters: ['q'],
      row: publicRow(model, 'cities'),
      rows: async (reader, query) =>
        (await rows(reader, 'cities', {})).filter(({ name }) => matches(textParameter(query['q']), [name])),
    },
    'public/districts': {
      parameters: ['q', 'city', 'city_id'],
      row: publicRow(model, 'districts'),
      async rows(reader, query) {
        const city = textParameter(query['city']) ?? textParameter(query['city_id']);
        const districts = await rows(reader, 'districts', city ? { city_id: city } : {});
        return districts.filter(({ name }) => matches(textParameter(query['q']), [name]));
      },
    },
    'public/ticket-counters': {
      parameters: ['q', 'district', 'ticket_price_id'],
      row: publicRow(model, 'ticket-counters', { district_name: nullableTextSchema, hours: textSchema }),
      async rows(reader, query, language) {
        const district = textParameter(query['district']);
        const where = { delivers_cards: true, ...(district && { district_id: district }) };
        const counters = await reader.find('ticket-counters', { status: 'ACTIVE', ...where });
        const districts = await reader.find('districts', {});
        const names = new Map(districts.map(({ id, name }) => [id, name]));
        const offices = [...new Set(counters.map(({ office_id }) => office_id))];
        const refused = await agencyRefusals(offices, reader, clock.now());
        const sellers = await sellersOf(reader, query);
        return counters
          .filter(({ office_id }) => !refused.has(office_id) && (!sellers || sellers.includes(office_id)))
          .map((counter) => ({ counter, district_name: names.get(counter.district_id) ?? null }))
          .filter(({ counter: { code, name, address }, district_name }) =>
            matches(textParameter(query['q']), [code, ...Object.values(name), address, district_name]),
          )
          .map(({ counter, district_name }) => ({
            ...publicView(model, 'ticket-counters', counter, language),
            district_name,
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
    'public/object-groups': {
      parameters: ['card_kind'],
      row: publicRow(model, 'object-groups'),
      async rows(reader, query, language) {
        const where = { status: 'ACTIVE' as const, ...filters(query, ['card_kind']) };
        const groups = await reader.find('object-groups', where);
        const prices = await pricesOnSale(reader, filters(query, ['card_kind']));
        return groups
          .filter((group) => prices.some((price) => isSoldTo(price, group)))
          .map((group) => publicView(model, 'object-groups', group, language))
          .toSorted(byName(language));
      },
    },
    'public/required-documents': requiredDocuments(services, pricesOnSale),
  };
  return new Map<string, List>([
    ...Object.entries(lists),
    ['public/payment-methods', paymentMethods(services)],
    ...monthLists(services, pricesOnSale),
  ]);
}

const OF_PRICES = ['ticket_type', 'transport_mode', 'route_scope', 'card_kind', 'object_group_id', 'route'];

const isFor = (price: TicketPrice, group: string): boolean => !price.object_group_id || price.object_group_id === group;

const isSoldTo = (price: TicketPrice, group: Records['object-groups']): boolean =>
  price.card_kind === group.card_kind && isFor(price, group.id);

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
    return publicView(model, 'routes', route);
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

/**
 * Returns the public fields of a record.
 * @param language language of localized texts
 */
export function publicView(
  model: Model,
  resource: string,
  row: Readonly<Row>,
  language: string = DEFAULT_LANGUAGE,
): Row {
  const fields = resourceNamed(model, resource)?.fields.filter((field) => field.public) ?? [];
  const shown = fields
    .filter(({ name }) => row[name] !== undefined)
    .map((field) => [field.name, shownIn(model, field, row[field.name], language)]);
  return { id: row['id'], ...Object.fromEntries(shown) };
}

function shownIn(model: Model, field: Field, value: unknown, language: string): unknown {
  if (field.kind === 'localized-text') return localizedTextIn(value, language, model.languages);
  if (field.kind !== 'nested-list' || !Array.isArray(value)) return value;
  const localized = field.fields.filter(({ kind }) => kind === 'localized-text');
  if (localized.length === 0) return value;
  return value.map((item: Readonly<Row>) => ({
    ...item,
    ...Object.fromEntries(localized.map((inner) => [inner.name, shownIn(model, inner, item[inner.name], language)])),
  }));
}

/** Compares records by their names, as a dictionary of the language does. */
function byName(language: string): (one: Row, other: Row) => number {
  const { compare } = new Intl.Collator(language);
  return (one, other) => compare(String(one['name']), String(other['name']));
}

function covers({ route_ids: routes }: TicketPrice, route: string): boolean {
  return !routes || routes.length === 0 || routes.includes(route);
}

const byCode = new Intl.Collator('vi', { numeric: true }).compare;
