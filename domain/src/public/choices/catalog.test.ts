import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { specifiedRoutes } from '../../fixtures/places/specified-routes.fixture.ts';
import { openShop, type Shop } from '../../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

const list = async (path: string): Promise<readonly Row[]> => (await shop.get(path)).json();
const codes = async (path: string): Promise<unknown[]> => (await list(path)).map((row) => row['code']);

describe('Public catalog', () => {
  it('the public catalog has every route of the specification, in natural number order', async () => {
    const all = await codes('public/routes');
    expect(all).toEqual(expect.arrayContaining(specifiedRoutes));
    expect(all.indexOf('02')).toBeLessThan(all.indexOf('103A'));
    expect(all.indexOf('22A')).toBeLessThan(all.indexOf('22B'));
  });

  it('the public contact is that of the portal’s own office, or else of the topmost office', async () => {
    const root = await shop.rowOf('offices', { parent_id: null });
    const metro = await shop.rowOf('offices', { short_name: 'DSDT' });
    const contactOf = ({ display_name, address, hotline, email }: Row) => ({
      office_display_name: (display_name as { vi: string }).vi,
      address,
      hotline,
      email,
      store_android: 'https://play.google.com/store/apps/details?id=example.tuyen.app',
      store_ios: 'https://apps.apple.com/vn/app/tuyen/id6400000000',
    });
    const contact = async (office?: unknown) =>
      (
        await shop.app.inject({
          url: '/api/v1/public/contact',
          headers: office === undefined ? {} : { 'x-office-id': String(office) },
        })
      ).json();
    expect(await contact()).toEqual(contactOf(root));
    expect(await contact(metro['id'])).toEqual(contactOf(metro));
    expect(await contact('none')).toEqual(contactOf(root));
  });

  it('the public route search finds routes by code or by name without accents', async () => {
    expect(await codes('public/routes?q=22b')).toEqual(['22B']);
    expect(await codes('public/routes?q=san%20bay%20noi%20bai')).toEqual(['17', '90', 'E10']);
    const [route] = await list('public/routes?q=BRT01');
    expect(route).not.toHaveProperty('stops_outbound');
    expect((await shop.get(`public/routes/${String(route?.['id'])}`)).json().stops_outbound.length).toBeGreaterThan(8);
  });

  it('the public catalog lists ticket prices on sale for cards, and other ticket types if requested', async () => {
    const sold = await codes('public/ticket-prices');
    expect(sold).toEqual(expect.arrayContaining(['VT-1T', 'VT-LT', 'MP-NCT']));
    expect(sold).not.toContain('VT-DIEN');
    expect(sold).not.toContain('VL-BRT');
    expect(await codes('public/ticket-prices?ticket_type=DAILY')).toEqual(['VN-1T', 'VN-BUS', 'VN-DPT', 'VN-M']);
    expect(await codes('public/ticket-prices?card_kind=BASIC&route_scope=MULTI_ROUTE')).toEqual(['VT-DPT', 'VT-LT']);
    const [price] = await list('public/ticket-prices');
    expect(price).not.toHaveProperty('issuer_id');
    expect(price).not.toHaveProperty('created_by');
  });

  it('the public catalog lists wards by city, and only counters that hand out cards', async () => {
    const cities = await list('public/cities');
    expect(cities).toHaveLength(34);
    const hanoi = cities.find((city) => city['name'] === 'Hà Nội');
    expect(await list(`public/districts?city=${String(hanoi?.['id'])}`)).toHaveLength(126);
    const counters = await list('public/ticket-counters');
    expect(counters.length).toBeGreaterThan(10);
    expect(counters.every((counter) => counter['delivers_cards'] === true)).toBe(true);
    expect(counters[0]).not.toHaveProperty('office_id');
    expect(await codes('public/object-groups?card_kind=FREE')).toHaveLength(5);
  });

  it('the public catalog lists the current and the oldest supported app release of each operating system', async () => {
    const [android, ios] = await list('public/app-releases');
    expect(android).toMatchObject({
      os: 'Android',
      app_version: '2.4.2',
      build_number: 247,
      store_url: 'https://play.google.com/store/apps/details?id=example.tuyen.app',
      oldest_app_version: '2.4.0',
      oldest_build_number: 241,
    });
    expect(ios).toMatchObject({ os: 'iOS', app_version: '2.4.2' });
    expect(android).not.toHaveProperty('created_by');
    const admin = await shop.signIn('company-admin');
    const { store_url, released_on } = android as Row;
    const next = { os: 'iOS', app_version: '2.5.0', build_number: 250, store_url, released_on, is_required: true };
    const made = await shop.post('app-releases', next, admin);
    expect(made.statusCode, made.body).toBe(201);
    expect(await list('public/app-releases?os=iOS')).toMatchObject([
      { app_version: '2.5.0', oldest_app_version: '2.5.0', is_required: true },
    ]);
    await shop.patch(`app-releases/${made.json().id}`, { status: 'INACTIVE' }, admin);
    expect(await list('public/app-releases?os=iOS')).toMatchObject([{ app_version: '2.4.2' }]);
    for (const query of ['os=Symbian', 'os=iOS&os=Android', 'system=iOS'])
      expect((await shop.get(`public/app-releases?${query}`)).statusCode, query).toBe(400);
  });

  it('a catalog filter given twice is rejected', async () => {
    expect((await shop.get('public/ticket-prices?card_kind=BASIC&card_kind=FREE')).statusCode).toBe(400);
  });
});

describe('Price quote for a citizen’s order', () => {
  it('price quotes use the form fields filled in so far', async () => {
    const price = await shop.rowOf('ticket-prices', { code: 'VT-LT' });
    const ask = async (more: Row) =>
      (await shop.post('public/quotes', { ticket_price_id: price['id'], ...more })).json();
    expect(await ask({})).toEqual({
      base_amount: 280_000,
      discount_amount: 0,
      issuance_fee: 30_000,
      transport_fee: 0,
      shipping_fee: 0,
      total: 310_000,
      currency: 'VND',
      needs_payment: true,
      needs_approval: false,
      valid_from: '2026-03-01',
      valid_to: '2026-03-31',
      facts: expect.any(Array),
    });
    const counter = await shop.rowOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' });
    const more = { months: 2, delivery_method: 'COUNTER', ticket_counter_id: counter['id'] };
    expect(await ask(more)).toMatchObject({ total: 595_000, transport_fee: 5_000 });
    const far = await shop.rowOf('districts', { name: 'Phường Kinh Bắc' });
    const home = { delivery_method: 'HOME', delivery_city_id: far['city_id'], delivery_district_id: far['id'] };
    expect(await ask(home)).toMatchObject({ shipping_fee: 45_000 });
    expect(await ask({ start_month: '2026-06' })).toMatchObject({ code: 'sale_disabled' });
    expect((await shop.post('public/quotes', {})).json().errors).toHaveProperty('ticket_price_id');
  });
});
