import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

async function paid() {
  const form = await shop.form();
  const placed = await shop.register(form);
  await shop.pay(placed.payment.url);
  return { ...placed, form };
}

it('a paid order has a receipt as PDF, in the language of the request', async () => {
  const { code, result_id } = await paid();
  expect((await shop.get(`public/results/${result_id}`)).json()).toMatchObject({
    has_receipt: true,
    has_calendar: true,
  });
  const receipt = await shop.get(`public/results/${result_id}/receipt?language=en`);
  expect(receipt.statusCode, receipt.body).toBe(200);
  expect(receipt.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${code}.pdf"`,
    'cache-control': 'no-store',
  });
  expect(receipt.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

it('the receipt names the ticket and the amount, and nothing of the person', async () => {
  const { form, result_id, total } = await paid();
  const order = await shop.rowOf('orders', { result_token: result_id });
  const clerk = await shop.signIn('agency-card-admin');
  const print = await shop.get(`orders/${String(order['id'])}/prints/customer-receipt`, clerk);
  expect(print.statusCode, print.body).toBe(200);
  expect(print.body).toContain(total.toLocaleString('de-DE'));
  for (const secret of ['full_name', 'phone', 'email', 'identity_number', 'address'])
    if (typeof form[secret] === 'string') expect(print.body).not.toContain(form[secret]);
});

it('an unpaid order has neither a receipt nor a calendar', async () => {
  const { result_id } = await shop.register();
  expect((await shop.get(`public/results/${result_id}`)).json()).toMatchObject({
    has_receipt: false,
    has_calendar: false,
  });
  for (const file of ['receipt', 'calendar'])
    expect((await shop.get(`public/results/${result_id}/${file}`)).statusCode).toBe(409);
});

it('a withdrawn order has no receipt any more', async () => {
  const { code, result_id, form } = await paid();
  const sent = await shop.post(`public/orders/${code}/withdraw`, { phone: form['phone'] });
  expect(sent.statusCode, sent.body).toBe(200);
  expect((await shop.get(`public/results/${result_id}/receipt`)).statusCode).toBe(409);
});

it('a wrong token opens no file, and neither does the code of the order', async () => {
  const { code } = await paid();
  for (const token of ['x', code, '%00'])
    for (const file of ['receipt', 'calendar'])
      expect((await shop.get(`public/results/${token}/${file}`)).statusCode).toBe(404);
});

it('the calendar has the last day of the ticket and a link to the renewal', async () => {
  const { code, result_id } = await paid();
  const calendar = await shop.get(`public/results/${result_id}/calendar?language=vi`);
  expect(calendar.statusCode, calendar.body).toBe(200);
  expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const text = calendar.body.replaceAll('\r\n ', '');
  expect(text).toContain('DTSTART;TZID=Asia/Ho_Chi_Minh:20260331T235900');
  expect(text).toContain(`SUMMARY:Vé tháng hết hạn hôm nay (đơn ${code})`);
  expect(text).toContain('URL:http://127.0.0.1:4002/renewal');
});
