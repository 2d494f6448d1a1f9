import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSmsService, type TestSmsService } from '@tuyen/server-mock/testing/sms';
import { openShop, type Shop, smsSenderAt } from '../shop.fixture.ts';

let shop: Shop;
let service: TestSmsService;
beforeAll(async () => {
  service = await startSmsService();
  shop = await openShop({ sms: smsSenderAt(service.url) });
});
afterAll(() => Promise.all([shop.app.close(), service.close()]));

const arrived = async (phone: unknown): Promise<readonly string[]> => {
  await shop.pass({ minutes: 1 });
  return service.calls
    .map(({ body }) => JSON.parse(body))
    .filter(({ to }) => to === phone)
    .map(({ text }) => String(text));
};

it('a customer without an email address gets the code and each status by SMS', async () => {
  const form = await shop.form({ email: undefined });
  const { code, payment, status } = await shop.register(form);
  expect(status).toBe('AWAITING_PAYMENT');
  await shop.pay(payment.url);
  const link = `http://127.0.0.1:4002/search?code=${code}`;
  const [first, second] = await arrived(form['phone']);
  expect(first).toMatch(new RegExp(`^Đơn hàng ${code} đang chờ thanh toán [\\d.]+đ\\. Xem cách thanh toán: `, 'u'));
  expect(first?.endsWith(link)).toBe(true);
  expect(second).toBe(`Đơn hàng ${code} đã được xác nhận. Xem đơn: ${link}`);
});

it('an SMS in the outbox has the title of its mail, its channel and its state, and no content', async () => {
  const form = await shop.form({ email: undefined });
  const { code } = await shop.register(form);
  await arrived(form['phone']);
  const { id } = await shop.order(code);
  const filter = encodeURIComponent(`order_id||$eq||${id}`);
  const messages = (await shop.get(`mails?filter=${filter}`, await shop.signIn('agency-card-admin'))).json();
  expect(messages).toMatchObject([
    { channel: 'SMS', state: 'SENT', recipient: form['phone'], subject: `Đơn hàng ${code} đang chờ thanh toán` },
  ]);
});

it('a customer who prefers SMS gets no mail, and one who does not gets no SMS', async () => {
  const byMail = await shop.form();
  await shop.register(byMail);
  expect(await arrived(byMail['phone'])).toEqual([]);

  const form = await shop.form();
  const { code, payment } = await shop.register(form);
  const { customer_id } = await shop.order(code);
  const changed = await shop.patch(
    `customers/${customer_id}`,
    { preferred_channel: 'SMS', version: (await shop.rowOf('customers', { id: customer_id }))['version'] },
    await shop.signIn('agency-card-admin'),
  );
  expect(changed.statusCode, changed.body).toBe(200);
  const before = (await shop.mails(String(form['email']))).length;
  await shop.pay(payment.url);
  expect(await arrived(form['phone'])).toHaveLength(1);
  expect(await shop.mails(String(form['email']))).toHaveLength(before);
});
