import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { DEMO_KEY } from '../../fixtures/catalog/clients.ts';
import { openShop, type Clerk, type Shop } from '../../shop.fixture.ts';

let shop: Shop;
let root: Clerk;
let clerk: Clerk;
let seller: Clerk;
beforeAll(async () => {
  shop = await openShop();
  root = await shop.signIn('superuser');
  clerk = await shop.signIn('agency-card');
  seller = await shop.signIn('company');
});
afterAll(() => shop.app.close());

type Said = Row & { readonly errors?: Row };

async function ordered(more: Row): Promise<readonly Said[]> {
  const form = await shop.form(more);
  const headers = { 'x-token-captcha': await shop.captcha() };
  const citizen = await shop.post('public/orders', form, undefined, headers);
  const { ticket_price_id, object_group_id, route_ids, ticket_counter_id, delivery_method, start_month } = form;
  const order = { ticket_price_id, object_group_id, route_ids, ticket_counter_id, delivery_method, start_month };
  const customer_id = await shop.idOf('customers', { office_id: clerk.officeId, status: 'ACTIVE' });
  const body = { request_kind: 'REGISTER_NEW', customer_id, months: 1, payment_method: 'GATEWAY', ...order };
  return [citizen.json(), (await shop.post('orders', body, clerk)).json()];
}

const sold = async (path: string, body: Row): Promise<Said> => (await shop.post(path, body, seller)).json();

async function called(path: string, payload: Row): Promise<Said> {
  const headers = { 'x-api-key': DEMO_KEY };
  return (await shop.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers, payload })).json();
}

async function whileInactive(
  resource: string,
  where: Row,
  tries: () => Promise<readonly Said[]>,
): Promise<readonly Said[]> {
  const path = `${resource}/${await shop.idOf(resource, where)}`;
  expect((await shop.patch(path, { status: 'INACTIVE' }, root)).statusCode).toBe(200);
  const refused = await tries();
  expect((await shop.patch(path, { status: 'ACTIVE' }, root)).statusCode).toBe(200);
  for (const said of await tries()) expect(said['statusCode'], JSON.stringify(said)).toBeUndefined();
  return refused;
}

const on = (...fields: readonly string[]) =>
  expect.objectContaining({
    statusCode: 422,
    errors: expect.objectContaining(Object.fromEntries(fields.map((field) => [field, expect.any(String)]))),
  });

describe('Inactive records in new orders and sales by citizens, staff and partners', () => {
  it('an inactive route is rejected in new orders and tickets', async () => {
    const route = await shop.idOf('routes', { code: '32' });
    const single = { ticket_price_id: await shop.idOf('ticket-prices', { code: 'VL-BUS-8' }), route_id: route };
    const day = await shop.idOf('ticket-prices', { code: 'VN-1T' });
    const other = await shop.idOf('routes', { code: '33' });
    const oneRoute = { route_scope: 'ONE_ROUTE', ticket_price_id: await shop.idOf('ticket-prices', { code: 'VT-1T' }) };
    const refused = await whileInactive('routes', { code: '32' }, async () => [
      ...(await ordered({ ...oneRoute, route_ids: [route] })),
      await sold('tickets', single),
      await called('tickets/sell-single', single),
    ]);
    expect(refused).toEqual([on('route_ids'), on('route_ids'), on('route_id'), on('route_id')]);
    const days = await whileInactive('routes', { code: '33' }, async () => [
      await sold('daily-tickets', { ticket_price_id: day, route_ids: [other], valid_on: '2026-03-17' }),
    ]);
    expect(days).toEqual([on('route_ids')]);
  });

  it('an inactive counter is rejected in new orders, renewals, re-issues and changes of an order’s counter', async () => {
    const name = 'Quầy vé Bến xe Mỹ Đình';
    expect(await whileInactive('ticket-counters', { name }, () => ordered({}))).toEqual([
      on('ticket_counter_id'),
      on('ticket_counter_id'),
    ]);

    // An inactive counter is also rejected for a renewal, for a re-issue, and when staff move an order to another
    // counter.
    const counter = { delivery_method: 'COUNTER', ticket_counter_id: await shop.idOf('ticket-counters', { name }) };
    const cards = await shop.engine.store.find('customer-cards', { kind: 'BASIC', is_locked: false, status: 'ACTIVE' });
    const [card] = cards;
    const { phone } = await shop.rowOf('customers', { id: card?.['customer_id'] });
    const owner = { card_code: card?.['card_code'], phone };
    const found = (await shop.get(`public/cards?card_code=${owner.card_code}&phone=${String(phone)}`)).json();
    const elsewhere = await shop.rowOf('ticket-counters', { name: 'Quầy vé Bến xe Gia Lâm' });
    const { code } = await shop.register({ ticket_counter_id: elsewhere['id'] });
    const order = await shop.order(code);
    const path = `ticket-counters/${counter.ticket_counter_id}`;
    expect((await shop.patch(path, { status: 'INACTIVE' }, root)).statusCode).toBe(200);
    const headers = { 'x-token-captcha': await shop.captcha() };
    const reissue = { ...owner, ...counter, reissue_reason: 'LOST', consent: true };
    const price = { ticket_price_id: await shop.idOf('ticket-prices', { code: 'VT-LT' }), route_scope: 'MULTI_ROUTE' };
    const renewal = { ...price, ...counter, start_month: '2026-05', months: 1, card_token: found.card_token };
    const moved = { headers: { ...root.headers, 'x-office-id': order.office_id }, officeId: order.office_id };
    const refused = [
      await shop.post('public/card-requests', reissue, undefined, headers),
      await shop.post('public/quotes?request_kind=RENEW', renewal),
      await shop.patch(`orders/${order.id}`, counter, moved),
    ];
    expect((await shop.patch(path, { status: 'ACTIVE' }, root)).statusCode).toBe(200);
    expect(refused.map((answer) => answer.json())).toEqual(refused.map(() => on('ticket_counter_id')));
  });

  it('an inactive ticket price is rejected in new orders and tickets', async () => {
    const route_id = await shop.idOf('routes', { code: '32' });
    const single = { ticket_price_id: await shop.idOf('ticket-prices', { code: 'VL-BUS-8' }), route_id };
    const refused = await whileInactive('ticket-prices', { code: 'VL-BUS-8' }, async () => [
      await sold('tickets', single),
      await called('tickets/sell-single', single),
    ]);
    for (const said of refused) expect(said['statusCode'], JSON.stringify(said)).toBeGreaterThanOrEqual(409);
    const [citizen, staff] = await whileInactive('ticket-prices', { code: 'VT-LT' }, () => ordered({}));
    expect(citizen).toEqual(on('ticket_price_id'));
    expect(staff?.['statusCode']).toBe(409);
  });

  it('an inactive passenger group, such as students, is rejected in new orders', async () => {
    const student = async () => ({
      card_kind: 'PRIORITIZE',
      object_group_id: await shop.idOf('object-groups', { code: 'HSSV' }),
      ticket_price_id: await shop.idOf('ticket-prices', { code: 'VT-LT-HSSV' }),
      proofs: [await shop.photo(), await shop.photo()],
    });
    const refused = await whileInactive('object-groups', { code: 'HSSV' }, async () => {
      const [citizen = {}] = await ordered(await student());
      const { object_group_id, ticket_price_id } = await student();
      const order = { object_group_id, ticket_price_id, request_kind: 'REGISTER_NEW', payment_method: 'GATEWAY' };
      const young = await shop.engine.store.find('customers', { office_id: clerk.officeId, status: 'ACTIVE' });
      const customer = young.find((row) => String(row['birth_date']) > '2000' && String(row['birth_date']) < '2015');
      const ticket_counter_id = await shop.idOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' });
      const more = { customer_id: customer?.['id'], start_month: '2026-03', months: 1, delivery_method: 'COUNTER' };
      return [citizen, (await shop.post('orders', { ...order, ...more, ticket_counter_id }, clerk)).json()];
    });
    expect(refused).toEqual([on('object_group_id'), on('object_group_id')]);
  });
});

describe('Birth dates in the future or before 1900', () => {
  it.each(['2026-03-17', '1899-12-31'])(
    'the birth date %s is rejected from citizens, staff, partners and imports',
    async (birth_date) => {
      const headers = { 'x-token-captcha': await shop.captcha() };
      const person = { full_name: 'Đặng Thị Hoa', birth_date, phone: '0912999111' };
      const answers: readonly Said[] = [
        (await shop.post('public/orders', await shop.form({ birth_date }), undefined, headers)).json(),
        (await shop.post('customers', person, clerk)).json(),
        (
          await shop.patch(
            `customers/${await shop.idOf('customers', { office_id: clerk.officeId })}`,
            { birth_date },
            clerk,
          )
        ).json(),
        await called('customer-cards/register', { ...person, card_code: shop.blank() }),
      ];
      expect(answers).toEqual(answers.map(() => on('birth_date')));
      const bulk = await shop.post('customers/bulk', { bulk: [person] }, await shop.signIn('agency-card-admin'));
      expect([bulk.statusCode, bulk.body]).toEqual([422, expect.stringContaining('birth_date')]);
    },
  );
});
