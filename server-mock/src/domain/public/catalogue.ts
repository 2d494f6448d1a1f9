import type { FastifyInstance } from 'fastify';
import { resourceNamed, type Model } from '@tuyen/schemas';
import type { FindOptions, Reader, Row, Services, Where } from '../../engine/domain.ts';
import { Problem } from '../../engine/problem.ts';
import { localDate } from '../rules/calendar.ts';
import { priceNotOnSale } from '../rules/sales.ts';

/** One list of what there is to choose from; `query` as the route takes it. */
export type List = (reader: Reader, query: Readonly<Record<string, unknown>>) => Promise<Row[]>;

/** The lists by their path under the API base. The portal's forms offer what they answer, and take nothing else. */
export type Catalogue = ReadonlyMap<string, List>;

/** What anybody may read to choose a ticket: active rows, public fields. */
export function openCatalogue({ model, clock }: Pick<Services, 'model' | 'clock'>): Catalogue {
  const rows = async (reader: Reader, resource: string, where: Where, options: FindOptions): Promise<Row[]> => {
    const found = await reader.find(resource, { status: 'ACTIVE', ...where }, options);
    return found.map((row) => publicView(model, resource, row));
  };
  const lists: Readonly<Record<string, List>> = {
    async 'public/ticket-prices'(reader, query) {
      const today = localDate(clock.now());
      const where = filters(query, ['ticket_type', 'transport_mode', 'route_scope', 'card_kind', 'object_group_id']);
      const sold = { status: 'ACTIVE', on_sale: true, ticket_type: ON_CARDS, ...where };
      const prices = await reader.find('ticket-prices', sold, { sort: 'code' });
      const route = textOf(query['route']);
      return prices
        .filter((price) => !priceNotOnSale(price as Parameters<typeof priceNotOnSale>[0], today))
        .filter((price) => !route || covers(price, route))
        .map((price) => publicView(model, 'ticket-prices', price));
    },
    async 'public/routes'(reader, query) {
      const wanted = plain(textOf(query['q']) ?? '');
      const routes = await reader.find('routes', { status: 'ACTIVE', ...filters(query, ['transport_mode']) });
      return routes
        .filter((route) => plain(`${String(route['code'])} ${String(route['name'])}`).includes(wanted))
        .toSorted((one, other) => byCode(String(one['code']), String(other['code'])))
        .map((route) => publicView(model, 'routes', { ...route, stops_outbound: undefined, stops_inbound: undefined }));
    },
    'public/cities': (reader) => rows(reader, 'cities', {}, { sort: 'name' }),
    async 'public/districts'(reader, query) {
      const city = textOf(query['city']) ?? textOf(query['city_id']);
      return rows(reader, 'districts', city ? { city_id: city } : {}, { sort: 'name' });
    },
    async 'public/ticket-counters'(reader, query) {
      const district = textOf(query['district']);
      const where = { delivers_cards: true, ...(district && { district_id: district }) };
      return rows(reader, 'ticket-counters', where, { sort: 'name' });
    },
    'public/object-groups': async (reader, query) =>
      rows(reader, 'object-groups', filters(query, ['card_kind']), { sort: 'name' }),
  };
  return new Map(Object.entries(lists));
}

/** The lists as routes, and what is read one by one. */
export function catalogueRoutes(app: FastifyInstance, { model, store }: Services, catalogue: Catalogue): void {
  for (const [path, list] of catalogue) {
    app.get<{ Querystring: Record<string, unknown> }>(`/${path}`, (request) => list(store, request.query));
  }
  app.get<{ Params: { id: string } }>('/public/routes/:id', async (request) => {
    const route = await store.get('routes', request.params.id);
    if (!route || route['status'] !== 'ACTIVE') throw new Problem(404, 'not_found');
    return publicView(model, 'routes', route);
  });

  if (!resourceNamed(model, 'policies')) return;
  app.get<{ Params: { tab: string } }>('/public/policies/:tab', async (request) => {
    const policy = await store.first('policies', { tab: request.params.tab, status: 'ACTIVE' });
    if (!policy) throw new Problem(404, 'not_found');
    return publicView(model, 'policies', policy);
  });
}

/** What a citizen registers a card for; single and daily tickets are listed when asked for by `ticket_type`. */
const ON_CARDS = ['MONTHLY', 'FREE'];

/** The row's id and the fields that its schema calls public. */
export function publicView(model: Model, resource: string, row: Readonly<Row>): Row {
  const fields = resourceNamed(model, resource)?.fields.filter((field) => field.public) ?? [];
  const shown = fields.filter(({ name }) => row[name] !== undefined).map(({ name }) => [name, row[name]]);
  return { id: row['id'], ...Object.fromEntries(shown) };
}

/** @throws 400 where a filter is given twice or as anything but text */
export function filters(query: Readonly<Record<string, unknown>>, allowed: readonly string[]): Where {
  const given = allowed.filter((name) => query[name] !== undefined && query[name] !== '');
  return Object.fromEntries(given.map((name) => [name, textOf(query[name]) ?? '']));
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw new Problem(400, 'bad_query');
  return value;
}

/** A price without routes of its own holds on every route. */
function covers(price: Readonly<Row>, route: string): boolean {
  const routes = price['route_ids'];
  return !Array.isArray(routes) || routes.length === 0 || routes.includes(route);
}

/** 2 before 22A before 103B before E01: numbers count as numbers. */
const byCode = new Intl.Collator('vi', { numeric: true }).compare;

function plain(text: string): string {
  return text.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '');
}
