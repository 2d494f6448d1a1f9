import { startSmsService, type TestSmsService } from '@tuyen/server-mock/testing/sms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop, smsSenderAt } from '../shop.fixture.ts';
import { groupForm } from './group-form.fixture.ts';

const REASON = 'Thông tin không khớp giấy tờ.';

let shop: Shop;
let service: TestSmsService;
beforeAll(async () => {
  service = await startSmsService();
  shop = await openShop({ sms: smsSenderAt(service.url) });
});
afterAll(() => Promise.all([shop.app.close(), service.close()]));

/** Orders for a group, pays, and rejects its third member. */
async function rejectOne(more: Row, language: 'vi' | 'en' = 'vi') {
  const form = await shop.form(await groupForm(shop, 30, more));
  const headers = { 'x-token-captcha': await shop.captcha(), 'accept-language': language };
  const placed = (await shop.post('public/orders', form, undefined, headers)).json();
  await shop.pay(placed.payment.url);
  const { id } = await shop.order(placed.code);
  const member = await shop.rowOf('order-members', { order_id: id, number: 3 });
  const path = `order-members/${String(member['id'])}/transitions/reject`;
  const rejected = await shop.post(path, { reason: REASON }, await shop.signIn('agency-card'));
  expect(rejected.statusCode, rejected.body).toBe(200);
  return { code: placed.code as string, form, member };
}

it('the representative gets one mail about a rejected member, with its name, the reason and the refund', async () => {
  const { code, form, member } = await rejectOne({});
  const mails = await shop.mails(String(form['email']));
  const about = mails.filter(({ subject }) => String(subject).includes('một thành viên'));
  expect(about.map(({ subject }) => subject)).toEqual([`Đơn hàng ${code}: một thành viên không được cấp thẻ`]);
  const text = String(about[0]?.text);
  expect(text).toContain(`thành viên số 3 của đơn hàng ${code}, ${String(member['full_name'])}.`);
  expect(text).toContain(`Lý do: ${REASON}`);
  expect(text).toContain('Số tiền 231.000đ của thành viên này sẽ được hoàn lại');
});

it('the mail about a rejected member is in the language of the order', async () => {
  const { code, form } = await rejectOne({}, 'en');
  const { subject, text } = (await shop.mails(String(form['email']))).at(-1) ?? {};
  expect(subject).toBe(`Order ${code}: one member gets no card`);
  expect(text).toContain('We will refund 231.000đ');
});

it('a representative without an email address is told by SMS, without the name of the member', async () => {
  const { code, form, member } = await rejectOne({ email: undefined });
  await shop.pass({ minutes: 1 });
  const sent = service.calls.map(({ body }) => JSON.parse(body)).filter(({ to }) => to === form['phone']);
  const text = String(sent.at(-1)?.text);
  expect(text).toMatch(new RegExp(`^Thành viên số 3 của đơn hàng ${code} không được cấp thẻ\\.`, 'u'));
  expect(text).not.toContain(String(member['full_name']));
});
