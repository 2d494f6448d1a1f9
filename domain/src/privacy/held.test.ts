import type { PrintedDocument } from '@tuyen/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

it('a report of what is held about one person: orders, requests with papers, cards, tickets, mails and the log', async () => {
  const form = await shop.form({ full_name: 'Quách Thị Mỹ Duyên' });
  const placed = await shop.register(form);
  await shop.pay(placed.payment.url);
  const card = shop.blank();
  await shop.move(placed.code, 'attach-card', { card_code: card });
  await shop.move(placed.code, 'publish');
  const order = await shop.order(placed.code);
  const path = `customers/${order.customer_id}/prints/personal-data?language=vi`;
  const answer = await shop.get(path, await shop.signIn('agency-card-admin'));
  expect(answer.statusCode, answer.body).toBe(200);
  const { blocks }: PrintedDocument = answer.json();
  const text = JSON.stringify(blocks);
  const ticket = await shop.rowOf('monthly-tickets', { order_id: order.id });
  for (const held of ['full_name', 'identity_number', 'phone', 'email'] as const)
    expect(text).toContain(String(form[held]));
  for (const held of [placed.code, card, String(ticket['serial'])]) expect(text).toContain(held);
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
    'Nhật ký thay đổi hồ sơ khách hàng': 1,
  });
  const mails = await shop.engine.store.count('mails', { order_id: order.id });
  expect(Object.fromEntries(titles)['Thư đã gửi']).toBe(mails);
  // Who may not take records out of the system may not print this either.
  expect((await shop.get(path, await shop.signIn('agency-ticket'))).statusCode).toBe(403);
});
