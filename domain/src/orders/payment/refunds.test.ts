import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

it('an order becomes refunded when a clerk confirms the payout of its due refund', async () => {
  const placed = await shop.register();
  const order = await shop.order(placed.code);
  const agency = await shop.signIn('agency-card');
  await shop.pay(placed.payment.url);
  await shop.engine.write.transaction({ actor: { kind: 'system' }, officeId: order.office_id }, async (tx) => {
    await tx.update('orders', order.id, { refund_state: 'DUE', refund_amount: order.total });
    await tx.create('transactions', {
      code: 'GD26TEST0001',
      order_id: order.id,
      office_id: order.office_id,
      provider: 'EMBEDDED',
      direction: 'REFUND',
      amount: order.total,
      state: 'PENDING',
    });
  });
  const due = await shop.rowOf('transactions', { code: 'GD26TEST0001' });
  const paid = await shop.post(
    `transactions/${String(due['id'])}/transitions/pay-refund`,
    { in_cash: true, message: 'PC 12' },
    agency,
  );
  expect(paid.json(), paid.body).toMatchObject({
    state: 'SUCCEEDED',
    provider: 'CASH_DESK',
    shift_id: expect.any(String),
    message: 'PC 12',
  });
  expect(await shop.order(placed.code)).toMatchObject({ refund_state: 'REFUNDED' });
});
