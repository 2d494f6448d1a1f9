import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

const sent = async (path: string, body: Row, headers: Record<string, string> = {}) =>
  shop.post(path, body, undefined, { 'x-token-captcha': await shop.captcha(), ...headers });

it('an order records when the customer consented, to which privacy policy version and in which language', async () => {
  const policy = await shop.rowOf('policies', { tab: 'private' });
  const first = await sent('public/orders', await shop.form());
  const admin = await shop.signIn('superuser');
  const edited = await shop.patch(`policies/${String(policy['id'])}`, { body_vi: '<p>Chính sách mới.</p>' }, admin);
  expect(edited.statusCode, edited.body).toBe(200);
  const second = await sent('public/orders', await shop.form(), { 'accept-language': 'en' });
  const orders = [await shop.order(first.json().code), await shop.order(second.json().code)];
  const version = Number(policy['version']);
  expect(orders).toMatchObject([
    { consent_policy_id: policy['id'], consent_policy_version: version, consent_language: 'vi' },
    { consent_policy_id: policy['id'], consent_policy_version: version + 1, consent_language: 'en' },
  ]);
  for (const order of orders) expect(order).toMatchObject({ consent: true, consented_at: order.created_at });
});

it('every kind of citizen order is rejected without consent', async () => {
  const { consent: _, ...form } = await shop.form();
  const card = await shop.rowOf('customer-cards', {
    is_locked: false,
    status: 'ACTIVE',
    kind: 'BASIC',
    route_scope: 'MULTI_ROUTE',
  });
  const { phone } = await shop.rowOf('customers', { id: card['customer_id'] });
  const counter = { delivery_method: 'COUNTER', ticket_counter_id: form['ticket_counter_id'] };
  const own = { card_code: card['card_code'], phone, ...counter };
  const ticket = {
    route_scope: 'MULTI_ROUTE',
    ticket_price_id: form['ticket_price_id'],
    start_month: '2026-05',
    months: 1,
  };
  for (const [path, body] of [
    ['public/orders', form],
    ['public/renewals', { ...own, ...ticket }],
    ['public/card-requests', { ...own, reissue_reason: 'BROKEN' }],
  ] as const) {
    for (const said of [{}, { consent: false }]) {
      const answer = await sent(path, { ...body, ...said });
      expect([path, answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([path, 422, ['consent']]);
    }
    expect((await sent(path, { ...body, consent: true })).statusCode, path).toBe(201);
  }
});

it('a clerk records consent for the customer, and the recorded consent cannot be changed', async () => {
  const clerk = await shop.signIn('agency-card');
  const card = await shop.rowOf('customer-cards', { is_locked: false, status: 'ACTIVE', office_id: clerk.officeId });
  const { ticket_counter_id } = await shop.form();
  const body = {
    request_kind: 'REISSUE',
    customer_id: card['customer_id'],
    customer_card_id: card['id'],
    reissue_reason: 'BROKEN',
    delivery_method: 'COUNTER',
    ticket_counter_id,
    payment_method: 'GATEWAY',
  };
  const silent = (await shop.post('orders', body, clerk)).json();
  expect(silent).not.toHaveProperty('consented_at');
  const order = (await shop.post('orders', { ...body, consent: true }, clerk)).json();
  expect(order).toMatchObject({ consent: true, consented_at: expect.any(String), created_by: expect.any(String) });
  const taken = await shop.patch(`orders/${order.id}`, { consent: false }, clerk);
  expect(taken.statusCode).toBe(409);
});
