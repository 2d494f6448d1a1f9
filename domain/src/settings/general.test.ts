import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';
import { DEMO_PASSWORD } from '../fixtures/catalog/accounts.ts';
import { turn } from './turn.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

it('currency: an office without amounts can change its currency, and its orders use the new currency', async () => {
  const admin = await shop.signIn('superuser');
  const top = await shop.rowOf('offices', { parent_id: null });
  const office = await shop.post(
    'offices',
    {
      code: 'CNLAO',
      name: 'Chi nhánh Viêng Chăn',
      organisation_type: 'COMPANY',
      parent_id: top['id'],
      short_name: 'VTE',
    },
    admin,
  );
  expect(office.statusCode, office.body).toBe(201);
  const price = await shop.rowOf('ticket-prices', { code: 'VT-LT' });
  await turn(shop, { currency: 'USD' }, office.json().id);
  await shop.engine.write.transaction({}, (tx) =>
    tx.update('ticket-prices', String(price['id']), { issuer_id: office.json().id }),
  );
  const city = await shop.rowOf('districts', { name: 'Phường Kinh Bắc' });
  const home = {
    delivery_method: 'HOME',
    ticket_counter_id: undefined,
    delivery_city_id: city['city_id'],
    delivery_district_id: city['id'],
    delivery_address: 'Số 1 phố Vạn Xuân',
  };
  const offered: readonly Row[] = (await shop.get('public/ticket-prices')).json();
  expect(new Set(offered.map(({ id, currency }) => `${id === price['id']} ${String(currency)}`))).toEqual(
    new Set(['true USD', 'false VND']),
  );
  const quote = await shop.post('public/quotes', { ticket_price_id: price['id'] });
  expect(quote.json(), quote.body).toMatchObject({ currency: 'USD' });
  const placed = await shop.register(home);
  expect(new URL(placed.payment.url).searchParams.get('currency')).toBe('USD');
  const page = await shop.app.inject({ method: 'GET', url: placed.payment.url.replace(/^https?:\/\/[^/]+/, '') });
  expect(page.body).toMatch(/<dd>[\d.]+ USD<\/dd>/);
  const result = await shop.get(`public/results/${placed.result_id}`);
  expect(result.json(), result.body).toMatchObject({ total: placed.total, currency: 'USD' });
  const order = await shop.order(placed.code);
  expect(order).toMatchObject({ currency: 'USD' });
  const { email } = await shop.rowOf('customers', { id: order.customer_id });
  expect(JSON.stringify(await shop.mails(String(email)))).toMatch(/[\d.]+ USD/);
  await shop.pay(placed.payment.url);
  expect(await shop.rowOf('transactions', { order_id: order.id })).toMatchObject({ currency: 'USD' });

  const change = await shop.app.inject({
    method: 'PATCH',
    url: '/api/v1/settings/site-config',
    headers: { ...admin.headers, 'x-office-id': office.json().id },
    payload: { currency: 'VND' },
  });
  expect(change.json()).toMatchObject({ statusCode: 409, code: 'currency_in_use' });
  expect(change.json().message).toContain('USD');
});

it('currency: an office neither offers nor sells prices of an issuer with another currency', async () => {
  const admin = await shop.signIn('superuser');
  const office = await shop.rowOf('offices', { name: 'Chi nhánh Viêng Chăn' });
  const there: Clerk = {
    officeId: String(office['id']),
    headers: { ...admin.headers, 'x-office-id': String(office['id']) },
  };
  const own = await shop.rowOf('ticket-prices', { issuer_id: office['id'] });
  expect(own).toMatchObject({ currency: 'USD' });
  const priceOf = (code: string) => shop.idOf('ticket-prices', { code });
  const idsOf = ({ body }: { readonly body: string }): unknown[] => JSON.parse(body).map(({ id }: Row) => id);
  expect(idsOf(await shop.get('counter/single-prices', there))).toEqual([]);
  expect(idsOf(await shop.get('counter/ticket-prices', there))).toEqual([own['id']]);
  expect(idsOf(await shop.get('counter/ticket-prices', admin))).not.toContain(own['id']);
  const offered = async (resource: string, as: Clerk) => {
    const choice = encodeURIComponent(JSON.stringify({ resource, field: 'ticket_price_id' }));
    const answer = await shop.get(`ticket-prices?page=1&limit=100&for=${choice}`, as);
    return answer.json().data.map(({ id }: Row) => id);
  };
  for (const resource of ['tickets', 'daily-tickets']) expect(await offered(resource, there), resource).toEqual([]);
  expect(await offered('monthly-tickets', there)).toEqual([own['id']]);
  expect(await offered('monthly-tickets', admin)).not.toContain(own['id']);

  const user = await shop.idOf('users', { username: 'superuser' });
  const planned = { work_date: '2026-03-16', shift_number: 1, user_id: user };
  const shift = (await shop.post('work-shifts', planned, there)).json();
  const opened = await shop.post(`work-shifts/${shift.id}/transitions/open`, { opening_cash: 100 }, there);
  expect(opened.statusCode, opened.body).toBe(200);
  // The currency in the response is that of the shift. The reader's office, the root office, has another currency.
  expect((await shop.get(`work-shifts/${shift.id}`, admin)).json()).toMatchObject({
    opening_cash: 100,
    currency: 'USD',
  });
  const route = await shop.idOf('routes', { code: '32' });
  const refused = { statusCode: 409, code: 'price_in_other_currency', message: expect.stringMatching(/VND.*USD/u) };
  const sales: readonly (readonly [string, Row])[] = [
    ['tickets', { ticket_price_id: await priceOf('VL-BUS-8'), route_id: route, payment_method: 'CASH' }],
    ['daily-tickets', { ticket_price_id: await priceOf('VN-BUS'), valid_on: '2026-03-18', payment_method: 'CASH' }],
    [
      'command-tickets',
      { ticket_price_id: await priceOf('VL-BUS-8'), route_id: route, series: 'AA', first_number: 1, last_number: 9 },
    ],
  ];
  for (const [path, body] of sales) {
    const answer = await shop.post(path, body, there);
    expect(answer.json(), path).toMatchObject(refused);
  }
  const counter = await shop.rowOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' });
  const headers = async () => ({ 'x-token-captcha': await shop.captcha() });
  const send = async () => shop.post('public/orders', await shop.form(), undefined, await headers());
  expect((await send()).json()).toMatchObject({ code: 'price_in_other_currency' });
  const quote = await shop.post('public/quotes', {
    ticket_price_id: own['id'],
    delivery_method: 'COUNTER',
    ticket_counter_id: counter['id'],
  });
  expect(quote.json(), quote.body).toMatchObject({ statusCode: 409, code: 'price_in_other_currency' });
  const counters = async (price: unknown) =>
    idsOf(await shop.get(`public/ticket-counters?ticket_price_id=${String(price)}`));
  expect(await counters(own['id']), 'counters that take USD').toEqual([]);
  expect(await counters(await priceOf('VT-LT-HSSV'))).toEqual(idsOf(await shop.get('public/ticket-counters')));
  const back = { issuer_id: (await shop.rowOf('ticket-prices', { code: 'VL-BUS-8' }))['issuer_id'] };
  const returned = await shop.patch(`ticket-prices/${String(own['id'])}`, back, admin);
  expect(returned.json(), returned.body).toMatchObject({ currency: 'VND' });
});

it('currency: a shift statement and its totals use the currency of its office', async () => {
  const admin = await shop.signIn('superuser');
  const shift = await shop.rowOf('work-shifts', { state: 'CLOSED' });
  const path = `work-shifts/${String(shift['id'])}/prints/shift-statement`;
  const printed = async () => (await shop.get(path, admin)).body;
  expect(await printed()).toContain('0đ');
  const office = await shop.rowOf('offices', { name: 'Chi nhánh Viêng Chăn' });
  await shop.engine.write.transaction({}, (tx) =>
    tx.update('work-shifts', String(shift['id']), { office_id: office['id'], currency: 'USD' }),
  );
  expect(await printed()).toContain('0 USD');
  expect(await printed()).not.toMatch(/\dđ/u);
});

it('currency: a change is rejected if a sub-office that inherits the currency has amounts', async () => {
  const admin = await shop.signIn('superuser');
  const top = await shop.rowOf('offices', { parent_id: null });
  const headers = { ...admin.headers, 'x-office-id': String(top['id']) };
  const url = '/api/v1/settings/site-config';
  const change = await shop.app.inject({ method: 'PATCH', url, headers, payload: { currency: 'EUR' } });
  expect(change.json()).toMatchObject({ statusCode: 409, code: 'currency_in_use' });
  expect((await shop.app.inject({ method: 'PATCH', url, headers, payload: { currency: 'VND' } })).statusCode).toBe(200);
});

it('stop_point_limit_route: more stops per direction are rejected, and an existing longer route is marked and cannot grow', async () => {
  const admin = await shop.signIn('superuser');
  const route = await shop.rowOf('routes', { code: '32' });
  const stops = route['stops_outbound'] as readonly Row[];
  const path = `routes/${String(route['id'])}`;
  await turn(shop, { stop_point_limit_route: stops.length - 1 });
  expect(await shop.rowOf('routes', { code: '32' })).toMatchObject({ over_stop_limit: true });
  const renamed = await shop.patch(path, { note: 'Đổi ghi chú' }, admin);
  expect(renamed.json(), renamed.body).toMatchObject({ note: 'Đổi ghi chú', over_stop_limit: true });

  const shorter = await shop.patch(
    path,
    { stops_outbound: stops.slice(0, -1), stops_inbound: stops.slice(0, 2) },
    admin,
  );
  expect(shorter.json(), shorter.body).toMatchObject({ over_stop_limit: false });
  const longer = await shop.patch(path, { stops_outbound: stops }, admin);
  expect(longer.json()).toMatchObject({
    statusCode: 422,
    errors: { stops_outbound: expect.stringContaining(String(stops.length - 1)) },
  });
  await turn(shop, { stop_point_limit_route: 100 });
  expect((await shop.patch(path, { stops_outbound: stops }, admin)).statusCode).toBe(200);
});

it('limit_time_for_login_session: a session ends after this number of minutes', async () => {
  const signIn = async () =>
    (await shop.post('auth/login', { account: 'company', password: DEMO_PASSWORD })).json().authToken;
  const profile = async (token: string) =>
    (await shop.get('auth/profile', { headers: { authorization: `Bearer ${token}` }, officeId: '' })).statusCode;
  await turn(shop, { limit_time_for_login_session: 5 });
  const token = await signIn();
  expect(await profile(token)).toBe(200);
  shop.advanceClock(6 * 60_000);
  expect(await profile(token)).toBe(401);
  await turn(shop, { limit_time_for_login_session: 480 });
  const longer = await signIn();
  shop.advanceClock(6 * 60_000);
  expect(await profile(longer)).toBe(200);
});

const brandOf = async (office: unknown) => {
  const headers = { 'x-office-id': String(office) };
  const answer = await shop.app.inject({ method: 'GET', url: '/api/v1/settings/site-config', headers });
  const { office_id, office_display_name: name, office_logo_url: logo } = answer.json();
  expect(office_id).toBe(office);
  return { name, ...(logo && { logo }) };
};
const gateway = async () => {
  const { payment } = await shop.register();
  return (await shop.app.inject({ method: 'GET', url: payment.url.replace(/^https?:\/\/[^/]+/, '') })).body;
};

it('office_display_name: both apps and the gateway show this name, by default the office’s own', async () => {
  const counter = await shop.rowOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' });
  const own = await shop.rowOf('offices', { id: String(counter['office_id']) });
  const bus = { vi: 'Xe buýt Thủ đô', en: 'Capital Bus' };
  const agency = { vi: 'Đại lý thẻ Mỹ Đình' };
  await turn(shop, { office_display_name: bus });
  expect(await brandOf(own['id'])).toEqual({ name: bus });
  expect(await gateway()).toContain('<strong>Xe buýt Thủ đô</strong>');
  await turn(shop, { office_display_name: agency }, own['id']);
  expect(await brandOf(own['id'])).toEqual({ name: agency });
  expect(await gateway()).toContain('<strong>Đại lý thẻ Mỹ Đình</strong>');
  await turn(shop, { office_display_name: null }, own['id']);
  await turn(shop, { office_display_name: null });
  expect(await brandOf(own['id'])).toEqual({ name: own['display_name'] });
  expect(await gateway()).toContain(`<strong>${(own['display_name'] as { vi: string }).vi}</strong>`);
});

it('office_logo_url: both apps and the gateway show this public logo, by default the office’s own', async () => {
  const counter = await shop.rowOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' });
  const picture = async () => {
    const file = { name: 'logo.png', type: 'image/png', bytes: new Uint8Array([1]) };
    const { headers } = await shop.signIn('superuser');
    const profile = await shop.get('auth/profile', { headers, officeId: '' });
    return (await shop.engine.uploads.put(file, { kind: 'staff', userId: profile.json().id, profile: profile.json() }))
      .url;
  };
  const opens = async (address: string) => (await shop.app.inject({ method: 'GET', url: address })).statusCode;
  const [own, set] = [await picture(), await picture()];
  expect(await opens(set)).toBe(404);
  const top = await shop.rowOf('offices', { parent_id: null });
  const saved = await shop.patch(`offices/${String(top['id'])}`, { logo: own }, await shop.signIn('superuser'));
  expect(saved.statusCode, saved.body).toBe(200);
  expect(await brandOf(top['id'])).toMatchObject({ logo: own });
  expect(await opens(own)).toBe(200);
  await turn(shop, { office_logo_url: set });
  expect(await brandOf(counter['office_id'])).toMatchObject({ logo: set });
  expect(await opens(set)).toBe(200);
  expect(await gateway()).toContain(`<img src="${set}"`);
});
