import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

const fault = async (payload: object) => {
  const { statusCode, body } = await shop.app.inject({ method: 'POST', url: '/__qa/faults', payload });
  expect([statusCode, body]).toEqual([201, expect.any(String)]);
};

it('an injected fault can make the gateway reject one payment', async () => {
  const order = await shop.register();
  await fault({ point: 'payment', about: { '$.order': order.code }, count: 1, effect: { outcome: '51' } });
  expect((await shop.pay(order.payment.url)).searchParams.get('transaction_code')).toBe('51');
  const again = await shop.post(`payments/${order.result_id}/open`);
  expect((await shop.pay(again.json().url)).searchParams.get('transaction_code')).toBe('1');
});

it('an injected fault can repeat or suppress the gateway’s payment notification', async () => {
  const order = await shop.register();
  await fault({ point: 'payment', count: 1, effect: { timing: 'never' } });
  await shop.pay(order.payment.url);
  expect((await shop.order(order.code)).status).toBe('AWAITING_PAYMENT');
  const other = await shop.register();
  await fault({ point: 'payment', count: 1, effect: { notification: 'twice' } });
  await shop.pay(other.payment.url);
  expect((await shop.order(other.code)).status).toBe('CONFIRMED');
});

it('an injected fault can make the payment gateway unavailable', async () => {
  const order = await shop.register();
  await fault({ point: 'payment-gateway', count: 1, effect: { status: 503 } });
  const { pathname, search } = new URL(order.payment.url);
  const open = () => shop.app.inject({ url: pathname + search });
  expect((await open()).statusCode).toBe(503);
  expect((await open()).statusCode).toBe(200);
});
