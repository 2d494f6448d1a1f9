import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../shop.fixture.ts';
import { turn } from './turn.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

const result = async (token: string) => (await shop.get(`public/results/${token}`)).json();

it('form_number_day_card_delivery_at_home: the result page estimates a home delivery with this number of days', async () => {
  await turn(shop, { form_number_day_card_delivery_at_home: '6-8' });
  const placed = await shop.register();
  const shown = await result(placed.result_id);
  expect(shown).toMatchObject({ estimated_on: '2026-03-24', receive_days_home: 8 });
  await turn(shop, { form_number_day_card_delivery_at_home: '2' });
  expect(await result(placed.result_id)).toMatchObject({ estimated_on: '2026-03-18', receive_days_home: 2 });
});

it('form_number_day_card_delivery_at_ticket_counter: the result page shows this number of days until collection', async () => {
  await turn(shop, { form_number_day_card_delivery_at_ticket_counter: '9' });
  const placed = await shop.register();
  expect(await result(placed.result_id)).toMatchObject({ receive_days: 9, receive_days_counter: 9 });
});

it('form_number_day_expire_order: after this number of days, unapproved orders are marked and uncorrected orders are canceled', async () => {
  await turn(shop, { form_number_day_expire_order: 2 });
  const price = await shop.rowOf('ticket-prices', { code: 'VT-LT' });
  await shop.engine.write.transaction({}, (tx) =>
    tx.update('ticket-prices', String(price['id']), { is_approve_cus_req: true }),
  );
  const register = async () => {
    const placed = await shop.register();
    expect(await result(placed.result_id)).toMatchObject({ approve_days: 2 });
    await shop.pay(placed.payment.url);
    expect(await shop.order(placed.code)).toMatchObject({ status: 'WAITING_FOR_CONFIRM' });
    return placed.code;
  };
  const [waiting, asked] = [await register(), await register()];
  const corrections = [{ field: 'portrait', message: 'Ảnh mờ' }];
  const moved = await shop.move(asked, 'ask-correction', { corrections });
  expect(moved.statusCode, moved.body).toBe(200);
  await shop.pass({ days: 1, hours: 23 });
  expect(await shop.order(waiting)).toMatchObject({ overdue: false });
  expect(await shop.order(asked)).toMatchObject({ status: 'WAITING_CUSTOMER_RETYPE' });
  await shop.pass({ hours: 2 });
  expect(await shop.order(waiting)).toMatchObject({ overdue: true, status: 'WAITING_FOR_CONFIRM' });
  expect(await shop.order(asked)).toMatchObject({ status: 'CANCELED' });
});
