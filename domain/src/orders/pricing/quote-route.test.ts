import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Clerk, type Shop } from '../../shop.fixture.ts';

let shop: Shop;
let clerk: Clerk;
beforeAll(async () => {
  shop = await openShop();
  clerk = await shop.signIn('agency-card');
});
afterAll(() => shop.app.close());

async function form(more: Row = {}): Promise<Row> {
  return {
    request_kind: 'REGISTER_NEW',
    customer_id: await shop.idOf('customers', { office_id: clerk.officeId }),
    ticket_price_id: await shop.idOf('ticket-prices', { code: 'VT-LT' }),
    start_month: '2026-03',
    months: 2,
    delivery_method: 'COUNTER',
    ticket_counter_id: await shop.idOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' }),
    payment_method: 'GATEWAY',
    ...more,
  };
}

const AMOUNTS = ['base_amount', 'discount_amount', 'issuance_fee', 'transport_fee', 'shipping_fee', 'total'];
const amounts = (row: Row) => Object.fromEntries(AMOUNTS.map((name) => [name, row[name]]));

describe('Quote for an order that a clerk is filling in', () => {
  it('a clerk’s quote equals the price of the saved order', async () => {
    const wanted = await form();
    const quote = await shop.post('orders/quote', wanted, clerk);
    const order = await shop.post('orders', wanted, clerk);
    expect([quote.statusCode, order.statusCode]).toEqual([200, 201]);
    expect(amounts(quote.json())).toEqual(amounts(order.json()));
    expect(quote.json().total).toBeGreaterThan(0);
  });

  it('an incomplete order form gets a quote from the fields filled in so far', async () => {
    const { delivery_method: _d, ticket_counter_id: _c, customer_id: _p, ...begun } = await form();
    const quote = await shop.post('orders/quote', begun, clerk);
    expect(quote.json()).toMatchObject({ transport_fee: 0, total: expect.any(Number) });
  });

  it('a quote request rejects invalid fields by name, whatever their values', async () => {
    for (const [name, value] of [
      ['months', 'hai'],
      ['start_month', { $ne: 1 }],
      ['route_ids', 7],
      ['ticket_price_id', ['x']],
    ] as const) {
      const quote = await shop.post('orders/quote', await form({ [name]: value }), clerk);
      expect([quote.statusCode, Object.keys(quote.json().errors)]).toEqual([422, [name]]);
    }
    expect((await shop.post('orders/quote', { ticket_price_id: 'nothing' }, clerk)).statusCode).toBe(422);
  });

  it('a quote requires the permission to create orders', async () => {
    expect((await shop.post('orders/quote', await form())).statusCode).toBe(401);
    const metro = await shop.signIn('company-metro');
    expect((await shop.post('orders/quote', await form(), metro)).statusCode).toBe(403);
  });
});

describe('Inconsistent references and choices in an order', () => {
  const errorsOf = async (more: Row) =>
    Object.keys((await shop.post('orders', await form(more), clerk)).json().errors ?? {});

  it('an order rejects the request kind RETYPE and the ticket type DAILY, which need no card', async () => {
    expect(await errorsOf({ request_kind: 'RETYPE' })).toEqual(['request_kind']);
    expect(await errorsOf({ ticket_type: 'DAILY' })).toContain('ticket_type');
  });

  it('an order rejects a price for another ticket and a price not on sale', async () => {
    expect(await errorsOf({ transport_mode: 'METRO' })).toEqual(['ticket_price_id']);
    const later = await shop.rowOf('ticket-prices', { code: 'VT-LT' });
    const issuer = await shop.signIn('company-admin');
    const off = await shop.patch(`ticket-prices/${String(later['id'])}`, { on_sale: false }, issuer);
    const owner = off.statusCode === 200 ? issuer : await shop.signIn('superuser');
    await shop.patch(`ticket-prices/${String(later['id'])}`, { on_sale: false }, owner);
    expect(await errorsOf({})).toEqual(['ticket_price_id']);
    await shop.patch(`ticket-prices/${String(later['id'])}`, { on_sale: true }, owner);
    expect(await errorsOf({})).toEqual([]);
  });

  it('a district outside the chosen city is rejected', async () => {
    const district = await shop.rowOf('districts', {});
    const city = (await shop.get('cities?limit=20', clerk))
      .json()
      .find((one: Row) => one['id'] !== district['city_id']);
    const home = { delivery_method: 'HOME', delivery_city_id: city.id, delivery_address: 'Số 1 phố Huế' };
    expect(await errorsOf({ ...home, delivery_district_id: district['id'] })).toEqual(['delivery_district_id']);
    const customer = { full_name: 'Nguyễn Văn Thử', birth_date: '1990-01-01', phone: '0912345678' };
    const made = { ...customer, city_id: city.id, district_id: district['id'] };
    expect(Object.keys((await shop.post('customers', made, clerk)).json().errors)).toContain('district_id');
  });
});
