import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../shop.fixture.ts';
import { openCatalog } from './choices/catalog.ts';

interface Named {
  readonly name: { readonly vi: string; readonly en?: string };
  readonly description?: { readonly vi?: string };
  readonly documents_required?: readonly Named[];
}

const VIETNAMESE = ['ticket-prices', 'object-groups', 'ticket-counters', 'cities', 'districts', 'routes'] as const;

describe('Names in public answers', () => {
  let shop: Shop;
  /**
   * Vietnamese names of all tickets, concession groups, their documents, ticket counters, cities, wards, routes and
   * offices.
   */
  let vietnamese: readonly string[];
  beforeAll(async () => {
    shop = await openShop();
    const rows = (await Promise.all(VIETNAMESE.map((resource) => shop.engine.store.find(resource)))).flat();
    vietnamese = rows.flatMap((row) => {
      const { name, description, documents_required: documents = [] } = row as unknown as Named;
      return [name.vi, description?.vi ?? [], documents.map((one) => one.name.vi)].flat(2);
    });
    const offices = await shop.engine.store.find('offices');
    const names = [...vietnamese, ...offices.map((office) => (office['display_name'] as Named['name']).vi)];
    // A name without accents, such as Gia Lai, is the same in English.
    vietnamese = names.filter((name) => /[^\p{ASCII}–]/u.test(name));
  });
  afterAll(() => shop.app.close());

  const ask = async (path: string, language: string) => {
    const answer = await shop.app.inject({ url: `/api/v1/${path}`, headers: { 'accept-language': language } });
    expect(answer.statusCode, path).toBe(200);
    return answer.body;
  };
  const inside = (body: string) => vietnamese.filter((name) => body.includes(JSON.stringify(name).slice(1, -1)));

  it('every catalog record has an English name', async () => {
    expect(vietnamese.length).toBeGreaterThan(50);
    const rows = (await Promise.all(VIETNAMESE.map((resource) => shop.engine.store.find(resource)))).flat();
    const names = rows.map(({ name }) => (name as { en?: string }).en);
    expect(names.filter((name) => !name || vietnamese.includes(name))).toEqual([]);
  });

  it('an English request for any list of the order form gets no Vietnamese catalog name', async () => {
    const group = String((await shop.rowOf('object-groups', { code: 'HSSV' }))['id']);
    const paths = [...openCatalog(shop.engine as never).keys(), `public/required-documents?object_group_id=${group}`];
    for (const path of paths) expect(inside(await ask(path, 'en')), path).toEqual([]);
    expect(await ask(`public/required-documents?object_group_id=${group}`, 'en')).toContain('Citizen identity card');
    expect(inside(await ask('public/ticket-prices', 'vi')).length).toBeGreaterThan(5);
  });

  it('an English request for the wards of a city or for a route gets no Vietnamese catalog name', async () => {
    const hanoi = await shop.idOf('cities', { code: '01' });
    const wards = await ask(`public/districts?city=${hanoi}`, 'en');
    expect(inside(wards)).toEqual([]);
    expect(JSON.parse(wards)[0].name).toBe('An Khanh Commune');
    const found = JSON.parse(await ask('public/districts?q=quan 1', 'en'));
    expect(found[0]).toMatchObject({ name: 'Ben Thanh Ward', formerly: 'formerly District 1' });
    const route = JSON.parse(await ask(`public/routes/${await shop.idOf('routes', { code: '2A' })}`, 'en'));
    expect(route.name).toBe('Cat Linh Station – Yen Nghia Bus Station');
    expect(inside(await ask(`public/districts?city=${hanoi}`, 'vi')).length).toBeGreaterThan(100);
  });

  it('the operator is named in the language of the request', async () => {
    expect(inside(await ask('public/contact', 'en'))).toEqual([]);
    expect(JSON.parse(await ask('public/contact', 'en')).office_display_name).toBe(
      'Capital Public Transport Corporation',
    );
    const vi = JSON.parse(await ask('public/contact', 'vi'));
    expect(vi.office_display_name).toBe('Tổng công ty Vận tải công cộng Thủ đô');
  });

  it('caches keep the answer of a list for each language', async () => {
    const { headers } = await shop.app.inject({ url: '/api/v1/public/ticket-prices' });
    expect(String(headers['vary']).toLowerCase()).toContain('accept-language');
  });

  it('lists are sorted by the name in the language of the request', async () => {
    const hanoi = await shop.idOf('cities', { code: '01' });
    for (const path of ['public/ticket-counters', 'public/cities', `public/districts?city=${hanoi}`]) {
      for (const language of ['vi', 'en']) {
        const names = JSON.parse(await ask(path, language)).map(({ name }: { name: string }) => name);
        expect(names, path).toEqual(names.toSorted(new Intl.Collator(language).compare));
      }
    }
  });

  it('an order that English readers look up has English names of its ticket and counter', async () => {
    const { code } = await shop.register();
    const order = await shop.order(code);
    const { phone } = await shop.rowOf('customers', { id: order.customer_id });
    const english = JSON.parse(await ask(`public/orders/${code}?phone=${String(phone)}`, 'en'));
    expect(inside(JSON.stringify(english))).toEqual([]);
    expect(english.ticket_price.name).toMatch(/ticket/u);
    const own = JSON.parse(await ask(`public/orders/${code}?phone=${String(phone)}`, 'vi'));
    expect(inside(JSON.stringify(own)).length).toBeGreaterThan(0);
  });
});
