import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop } from '../../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const admin = await shop.signIn('agency-card-admin');
  const methods = { payment_method: ['GATEWAY', 'CASH', 'BANK_TRANSFER'] };
  expect((await shop.patch('settings/site-config', methods, admin)).statusCode).toBe(200);
});
afterAll(() => shop.app.close());

async function paidBy(method: 'CASH' | 'BANK_TRANSFER', transition: string, input = {}) {
  const form = await shop.form({ start_month: '2026-04', payment_method: method });
  const { code } = await shop.register(form);
  const taken = await shop.move(code, transition, input);
  expect(taken.statusCode, taken.body).toBe(200);
  const found = async (): Promise<Row> =>
    (await shop.get(`public/orders/${code}?phone=${String(form['phone'])}`)).json();
  const withdraw = () => shop.post(`public/orders/${code}/withdraw`, { phone: form['phone'] });
  const mail = async () => String((await shop.mails(String(form['email']))).at(-1)?.['text']);
  return { code, found, withdraw, mail };
}

it('cash is refunded at a counter, and the order says what to bring there', async () => {
  const order = await paidBy('CASH', 'take-cash');
  const paid = (await order.found())['paid'] as Row;
  expect(paid).toMatchObject({ method: 'CASH', method_name: 'Tiền mặt', number: expect.stringMatching(/^GD/u) });
  expect((await order.withdraw()).statusCode).toBe(200);
  const due = 'Mời bạn đến quầy vé nhận lại 315.000đ tiền mặt (ghi nhận ngày 16/03/2026)';
  expect(await order.found()).toMatchObject({
    next: due,
    refund: { state: 'DUE', in_cash: true, text: due },
    bring: ['Giấy tờ tùy thân', `Mã đơn ${order.code}`],
  });
  const mail = await order.mail();
  expect(mail).toContain(`mang giấy tờ tùy thân và mã đơn ${order.code} đến quầy vé để nhận lại 315.000đ tiền mặt`);
  expect(mail).not.toContain('theo đúng cách bạn đã thanh toán');
});

it('a bank transfer shows the entry of the bank statement as its number', async () => {
  const order = await paidBy('BANK_TRANSFER', 'confirm-transfer', { receipt_number: 'FT26075123456' });
  expect((await order.found())['paid']).toMatchObject({ method: 'BANK_TRANSFER', number: 'FT26075123456' });
});

it('a delivered order whose card is locked does not say that the ticket can be used', async () => {
  const { code, found } = await paidBy('BANK_TRANSFER', 'confirm-transfer', { receipt_number: 'FT26075123457' });
  const steps: readonly (readonly [string, Row?])[] = [
    ['attach-card', { card_code: shop.blank() }],
    ['publish'],
    ['deliver-to-counter'],
    ['deliver-to-customer'],
  ];
  for (const [name, input] of steps) expect((await shop.move(code, name, input)).statusCode, name).toBe(200);
  expect((await found())['next']).toBe('Vé dùng được từ 01/04/2026');
  const { card_code } = await shop.order(code);
  const card = await shop.rowOf('customer-cards', { card_code });
  await shop.engine.write.transaction({}, (tx) => tx.update('customer-cards', String(card['id']), { is_locked: true }));
  expect((await found())['next']).toBe('Thẻ này đang bị khóa');
});
