import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type PlacedOrder, type Shop } from '../../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

async function tab(url: string): Promise<{ readonly status: number; readonly page: string; readonly link: string }> {
  const { pathname, search } = new URL(url);
  const answer = await shop.app.inject(`${pathname}${search}`);
  const link = /<a class="button" href="([^"]*)"/u.exec(answer.body)?.[1] ?? '';
  return { status: answer.statusCode, page: answer.body, link: link.replaceAll('&amp;', '&') };
}

const lookUp = ({ code }: PlacedOrder) => new RegExp(`/search\\?code=${code}$`, 'u');

it('a second tab of the gateway says that the order is paid, and links to its result', async () => {
  const order = await shop.register();
  await shop.pay(order.payment.url);
  const second = await tab(order.payment.url);
  expect(second.page).toContain(`Đơn hàng ${order.code} đã được thanh toán`);
  expect(second.page).not.toContain('<form');
  const link = new URL(second.link);
  expect(link.pathname).toBe('/payment/result');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({ result_id: order.result_id, transaction_code: '1' });
  const form = Object.fromEntries(new URL(order.payment.url).searchParams);
  const sent = await shop.app.inject({
    method: 'POST',
    url: '/gateway/pay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ outcome: '00', timing: 'before', notification: 'once', ...form }).toString(),
  });
  expect([sent.statusCode, sent.body]).toEqual([400, expect.stringContaining('đã được thanh toán')]);
});

it('the gateway says that the order was canceled, and links to its look-up', async () => {
  const form = await shop.form();
  const order = await shop.register(form);
  const answer = await shop.post(`public/orders/${order.code}/withdraw`, { phone: form['phone'] });
  expect(answer.statusCode, answer.body).toBe(200);
  const second = await tab(order.payment.url);
  expect(second.page).toContain(`Đơn hàng ${order.code} đã bị hủy`);
  expect(second.link).toMatch(lookUp(order));
});

it('the gateway says that a payment session has ended, and links to the look-up of its order', async () => {
  const order = await shop.register();
  await shop.pay(order.payment.url, { outcome: '24' });
  const used = await tab(order.payment.url);
  expect(used.page).toContain('Phiên thanh toán đã kết thúc');
  expect(used.link).toMatch(lookUp(order));
  const late = await shop.register();
  await shop.pass({ minutes: 16 });
  const expired = await tab(late.payment.url);
  expect(expired.status).toBe(400);
  expect(expired.link).toMatch(lookUp(late));
});

it('a payment address with a wrong signature reveals nothing about its order', async () => {
  const order = await shop.register();
  await shop.pay(order.payment.url);
  const url = new URL(order.payment.url);
  url.searchParams.set('signature', '0'.repeat(128));
  const forged = await tab(url.href);
  expect([forged.status, forged.link]).toEqual([400, '']);
  expect(forged.page).not.toContain(order.code);
});
