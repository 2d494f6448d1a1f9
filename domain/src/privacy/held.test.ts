import type { PrintedDocument } from '@tuyen/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

it('the personal data report lists orders, requests with documents, cards, monthly and day tickets, all mails and the whole log', async () => {
  const form = await shop.form({ full_name: 'Quách Thị Mỹ Duyên' });
  const placed = await shop.register(form);
  await shop.pay(placed.payment.url);
  const card = shop.blank();
  await shop.move(placed.code, 'attach-card', { card_code: card });
  await shop.move(placed.code, 'publish');
  const order = await shop.order(placed.code);
  const admin = await shop.signIn('superuser');
  const there = { headers: { ...admin.headers, 'x-office-id': order.office_id }, officeId: order.office_id };
  const day = await shop.rowOf('ticket-prices', { code: 'VN-BUS' });
  const words = { customer_name: 'quách thị mỹ duyên', customer_phone: form['phone'] };
  const daily = { ticket_price_id: day['id'], valid_on: '2026-03-18', payment_method: 'GATEWAY', ...words };
  const sold = await shop.post('daily-tickets', daily, there);
  expect(sold.json(), sold.body).toMatchObject({ customer_id: order.customer_id });
  const { phone, identity_number } = form;
  const captcha = { 'x-token-captcha': await shop.captcha() };
  const lost = await shop.post('public/lost-cards', { phone, identity_number }, undefined, captcha);
  expect(lost.statusCode, lost.body).toBe(202);
  const path = `customers/${order.customer_id}/prints/personal-data?language=vi`;
  const answer = await shop.get(path, await shop.signIn('agency-card-admin'));
  expect(answer.statusCode, answer.body).toBe(200);
  const { blocks }: PrintedDocument = answer.json();
  const text = JSON.stringify(blocks);
  const ticket = await shop.rowOf('monthly-tickets', { order_id: order.id });
  for (const held of ['full_name', 'identity_number', 'phone', 'email'] as const)
    expect(text).toContain(String(form[held]));
  for (const held of [placed.code, card, String(ticket['serial']), sold.json().serial]) expect(text).toContain(held);
  const titles = blocks.flatMap((block, index) => {
    const table = blocks[index + 1];
    return block.block === 'heading' && table?.block === 'table' ? [[block.text, table.rows.length]] : [];
  });
  expect(Object.fromEntries(titles)).toMatchObject({
    'Đơn hàng': 1,
    'Yêu cầu và giấy tờ đã nộp': 1,
    Thẻ: 1,
    'Vé tháng': 1,
    'Thư đã gửi': expect.any(Number),
    'Vé ngày': 1,
  });
  // The customer also received a mail about the lost card. That mail belongs to no order.
  const mails = await shop.engine.store.count('mails', { order_id: order.id });
  expect(Object.fromEntries(titles)['Thư đã gửi']).toBe(mails + 1);
  const about = [order.customer_id, order.id, String(ticket['id']), sold.json().id];
  const entries = await shop.engine.store.find('audit-logs', { record_id: about });
  expect(new Set(entries.map(({ resource }) => resource))).toEqual(
    new Set(['customers', 'orders', 'monthly-tickets', 'daily-tickets']),
  );
  for (const entry of entries) expect(entry, String(entry['action'])).toMatchObject({ customer_id: order.customer_id });
  expect(Object.fromEntries(titles)['Nhật ký thay đổi']).toBeGreaterThan(entries.length);
  const english: PrintedDocument = (
    await shop.get(path.replace('=vi', '=en'), await shop.signIn('agency-card-admin'))
  ).json();
  const log = english.blocks.at(-1);
  const cells = log?.block === 'table' ? log.rows.map(([, ...row]) => row.join(', ')) : [];
  expect(cells).toContain('Customer, Order, Created');
  expect(cells.filter((row) => /@|Hệ thống|orders|attach-card/u.test(row))).toEqual([]);
  expect((await shop.get(path, await shop.signIn('agency-ticket'))).statusCode).toBe(403);
});

it('the personal data report includes a day ticket sold before its buyer had a customer record', async () => {
  const seller = await shop.signIn('agency-card-admin');
  const price = await shop.rowOf('ticket-prices', { code: 'VN-BUS' });
  const sell = async (customer_name: string, customer_phone: string) => {
    const body = { ticket_price_id: price['id'], valid_on: '2026-03-18', payment_method: 'GATEWAY' };
    const sold = await shop.post('daily-tickets', { ...body, customer_name, customer_phone }, seller);
    expect(sold.statusCode, sold.body).toBe(201);
    return sold.json();
  };
  const early = await sell('ngô Bảo  Long', '+84 986 543 210');
  const other = await sell('Ngô Thị Vân', '0986543210');
  expect(early).toMatchObject({ customer_phone: '0986543210' });
  expect(early.customer_id ?? null).toBeNull();
  const placed = await shop.register({ full_name: 'Ngô Bảo Long', phone: '0986 543 210' });
  const { customer_id: customer } = await shop.order(placed.code);
  const print = await shop.get(`customers/${customer}/prints/personal-data`, await shop.signIn('agency-card-admin'));
  expect(print.body).toContain(early.serial);
  expect(print.body).not.toContain(other.serial);
});
