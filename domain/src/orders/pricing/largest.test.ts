import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { openShop, type Clerk, type Shop } from '../../shop.fixture.ts';

const MOST = 1_000_000_000;

onEachDatabase('Most expensive order that the schemas allow', (databaseUrl) => {
  let shop: Shop;
  let clerk: Clerk;
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl() });
    clerk = await shop.signIn('agency-card');
    const { id } = await shop.rowOf('ticket-prices', { code: 'VT-LT' });
    const issuer = await shop.signIn('superuser');
    const terms = { base_price: MOST, price: MOST, is_approve_cus_req: true };
    const priced = await shop.patch(`ticket-prices/${String(id)}`, terms, issuer);
    expect(priced.statusCode, priced.body).toBe(200);
    const fees = ['issuance_fee', 'transport_fee', 'shipping_fee_urban', 'shipping_fee_suburb'];
    const all = {
      ...Object.fromEntries(fees.map((fee) => [fee, MOST])),
      shipping_fee_interprovincial: MOST,
      limit_to_sell_month_ticket: 12,
      disable_months_for_sales: [],
    };
    for (const as of ['superuser', 'company-admin', 'agency-card-admin']) {
      const set = await shop.patch('settings/site-config', all, await shop.signIn(as));
      expect(set.statusCode, set.body).toBe(200);
    }
  });
  afterAll(() => shop.app.close());

  it('the most expensive order is quoted, placed, paid, rejected and refunded exactly to the đồng', async () => {
    const wanted = { months: 12 };
    const form = await shop.form(wanted);
    const { ticket_price_id, ticket_counter_id, delivery_method } = form;
    const quoted = await shop.post('public/quotes', { ...wanted, ticket_price_id, ticket_counter_id, delivery_method });
    expect(quoted.json(), quoted.body).toMatchObject({ base_amount: 12_000_000_000, total: 14_000_000_000 });
    const placed = await shop.register(wanted);
    expect(placed.total).toBe(14_000_000_000);
    await shop.pay(placed.payment.url);
    expect(await shop.order(placed.code)).toMatchObject({
      status: 'WAITING_FOR_CONFIRM',
      base_amount: 12_000_000_000,
      issuance_fee: MOST,
      transport_fee: MOST,
      total: 14_000_000_000,
    });
    const rejected = await shop.move(placed.code, 'reject', { reason: 'Ảnh chân dung không rõ' }, clerk);
    expect(rejected.json(), rejected.body).toMatchObject({
      status: 'CANCELED',
      refund_state: 'DUE',
      refund_amount: 14_000_000_000,
    });
    const { id } = await shop.order(placed.code);
    expect(await shop.rowOf('transactions', { order_id: id, direction: 'REFUND' })).toMatchObject({
      amount: 14_000_000_000,
      state: 'PENDING',
    });
  });

  it('a shift can count the cash of the most expensive order, and the ticket of that order is loaded', async () => {
    const customer = await shop.rowOf('customers', { office_id: clerk.officeId });
    const { ticket_price_id, ticket_counter_id, start_month } = await shop.form();
    const entered = await shop.post(
      'orders',
      {
        request_kind: 'REGISTER_NEW',
        customer_id: customer['id'],
        ticket_price_id,
        start_month,
        months: 12,
        delivery_method: 'COUNTER',
        ticket_counter_id,
        payment_method: 'CASH',
      },
      clerk,
    );
    expect(entered.json(), entered.body).toMatchObject({ total: 14_000_000_000 });
    const { code } = entered.json();
    await shop.move(code, 'approve', {}, clerk);
    await shop.move(code, 'attach-card', { card_code: shop.blank() }, clerk);
    expect((await shop.move(code, 'publish', {}, clerk)).json()).toMatchObject({ status: 'PUBLISHED' });
    const order = await shop.order(code);
    expect(await shop.rowOf('monthly-tickets', { order_id: order.id })).toMatchObject({ price: 12_000_000_000 });
    const paid = await shop.rowOf('transactions', { order_id: order.id, direction: 'NOTICE' });
    const counted = await shop.post(
      `work-shifts/${String(paid['shift_id'])}/transitions/count`,
      { cash_counted: 14_000_000_000 },
      clerk,
    );
    expect(counted.json(), counted.body).toMatchObject({ state: 'COUNTED', cash_counted: 14_000_000_000 });
    expect(counted.json().cash_expected).toBeGreaterThanOrEqual(14_000_000_000);
  });
});
