import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import type { Merchant } from '../../payment/embedded/protocol.ts';
import { embeddedAccount } from '../../payment/providers.ts';
import { signed } from '../../payment/signature.ts';
import { openShop, type Clerk, type Shop } from '../../shop.fixture.ts';

let shop: Shop;
let clerk: Clerk;
let customer: Row;
let counter: Row;
const price = { code: 'VT-LT' };
beforeAll(async () => {
  shop = await openShop();
  clerk = await shop.signIn('agency-card');
  const ways = { payment_method: ['GATEWAY', 'CASH', 'BANK_TRANSFER', 'COIN'] };
  const set = await shop.patch('settings/site-config', ways, await shop.signIn('agency-card-admin'));
  expect(set.statusCode, set.body).toBe(200);
  counter = await shop.rowOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' });
  const accounts = await shop.engine.store.find('coins');
  const free = (await shop.engine.store.find('customers', { office_id: clerk.officeId })).filter(
    ({ id }) => !accounts.some((account) => account['customer_id'] === id),
  );
  customer = free[0] as Row;
  // The price requires approval, so that the tests can reject an order.
  const { id } = await shop.rowOf('ticket-prices', price);
  await shop.patch(`ticket-prices/${String(id)}`, { is_approve_cus_req: true }, await shop.signIn('superuser'));
});
afterAll(() => shop.app.close());

const system = { actor: { kind: 'system' }, officeId: null } as const;

/**
 * Creates an order as a clerk. It costs 280.000đ for the month, and 30.000đ and 5.000đ for issuing and transporting the
 * card.
 */
async function entered(payment_method: string, more: Row = {}) {
  const { id } = await shop.rowOf('ticket-prices', price);
  return shop.post(
    'orders',
    {
      request_kind: 'REGISTER_NEW',
      customer_id: customer['id'],
      ticket_price_id: id,
      start_month: '2026-04',
      months: 1,
      delivery_method: 'COUNTER',
      ticket_counter_id: counter['id'],
      payment_method,
      ...more,
    },
    clerk,
  );
}

async function account(balance: number): Promise<Row> {
  const known = await shop.engine.store.first('coins', { customer_id: String(customer['id']) });
  const opened = async () => shop.post('coins', { customer_id: customer['id'] }, await shop.signIn('company'));
  const id = String(known?.['id'] ?? (await opened()).json().id);
  await shop.engine.write.transaction(system, (tx) => tx.update('coins', id, { balance, total_spent: 0 }));
  return shop.rowOf('coins', { id });
}

const reject = (code: string) => shop.move(code, 'reject', { reason: 'Ảnh chân dung không rõ' }, clerk);
const refundsOf = async (code: string) =>
  shop.engine.store.find('transactions', { order_id: (await shop.order(code)).id, direction: 'REFUND' });

describe('Refund of a rejected order', () => {
  it('refunded coins return to the paying account immediately, recorded as a separate transaction', async () => {
    expect((await entered('COIN')).json()).toMatchObject({
      statusCode: 422,
      errors: { payment_method: expect.any(String) },
    });
    const coin = await account(400_000);
    const placed = await entered('COIN');
    expect(placed.json(), placed.body).toMatchObject({
      status: 'WAITING_FOR_CONFIRM',
      total: 315_000,
      coin_id: coin['id'],
      paid_at: expect.any(String),
    });
    const { code } = placed.json();
    expect(await shop.rowOf('transactions', { order_id: placed.json().id, direction: 'NOTICE' })).toMatchObject({
      provider: 'COIN',
      coin_id: coin['id'],
      amount: 315_000,
      balance_before: 400_000,
      balance_after: 85_000,
      state: 'SUCCEEDED',
    });
    expect((await reject(code)).json()).toMatchObject({
      status: 'CANCELED',
      refund_state: 'REFUNDED',
      refund_amount: 315_000,
    });
    const [refund] = await refundsOf(code);
    expect(refund).toMatchObject({
      code: expect.stringMatching(/^GD26\d{8}$/),
      provider: 'COIN',
      coin_id: coin['id'],
      amount: 315_000,
      balance_before: 85_000,
      balance_after: 400_000,
      state: 'SUCCEEDED',
    });
    expect(await shop.rowOf('coins', { id: coin['id'] })).toMatchObject({ balance: 400_000, total_spent: 0 });
    expect((await reject(code)).statusCode).toBe(409);
    expect(await shop.rowOf('coins', { id: coin['id'] })).toMatchObject({ balance: 400_000 });
  });

  it('coins for a locked account are refunded once the account is unlocked', async () => {
    const coin = await account(315_000);
    const staff = await shop.signIn('company');
    const { code } = (await entered('COIN')).json();
    await shop.post(`coins/${String(coin['id'])}/transitions/lock`, { lock_reason: 'Chủ ví báo mất' }, staff);
    expect((await reject(code)).json()).toMatchObject({ status: 'CANCELED', refund_state: 'DUE' });
    const [owed] = await refundsOf(code);
    expect(owed).toMatchObject({ provider: 'COIN', coin_id: coin['id'], state: 'PENDING' });
    const pay = () => shop.post(`transactions/${String(owed?.['id'])}/transitions/pay-refund`, {}, clerk);
    expect((await pay()).json()).toMatchObject({ statusCode: 409, code: 'coin_locked' });
    await shop.post(`coins/${String(coin['id'])}/transitions/unlock`, { reason: 'Đã xác minh' }, staff);
    expect((await pay()).json()).toMatchObject({ state: 'SUCCEEDED', balance_before: 0, balance_after: 315_000 });
    expect(await shop.order(code)).toMatchObject({ refund_state: 'REFUNDED' });
    expect((await pay()).statusCode).toBe(409);
    expect(await shop.rowOf('coins', { id: coin['id'] })).toMatchObject({ balance: 315_000 });
  });

  it('an order is not created if the coin balance is too low', async () => {
    const coin = await account(314_999);
    const before = await shop.engine.store.count('orders');
    expect((await entered('COIN')).json()).toMatchObject({ statusCode: 409, code: 'coin_balance_low' });
    expect(await shop.engine.store.count('orders')).toBe(before);
    expect(await shop.rowOf('coins', { id: coin['id'] })).toMatchObject({ balance: 314_999 });
  });

  it('the pending refund of a bank transfer names the receipt number that the clerk entered', async () => {
    const placed = (await entered('BANK_TRANSFER')).json();
    expect(placed).toMatchObject({ status: 'AWAITING_PAYMENT' });
    expect((await shop.move(placed.code, 'confirm-transfer', {}, clerk)).statusCode).toBe(422);
    const input = { receipt_number: 'FT26075123456' };
    const found = await shop.move(placed.code, 'confirm-transfer', input, clerk);
    expect(found.json(), found.body).toMatchObject({ status: 'WAITING_FOR_CONFIRM', paid_at: expect.any(String) });
    expect((await shop.move(placed.code, 'confirm-transfer', input, clerk)).statusCode).toBe(409);
    expect((await reject(placed.code)).json()).toMatchObject({ refund_state: 'DUE', refund_amount: 315_000 });
    expect(await refundsOf(placed.code)).toMatchObject([
      { provider: 'BANK_TRANSFER', provider_code: 'FT26075123456', amount: 315_000, state: 'PENDING' },
    ]);
  });

  it('cash is refunded when a clerk pays it out at the counter', async () => {
    const { code } = (await entered('CASH')).json();
    expect((await reject(code)).json()).toMatchObject({ refund_state: 'DUE' });
    const [owed] = await refundsOf(code);
    expect(owed).toMatchObject({ provider: 'CASH_DESK', state: 'PENDING' });
    expect(owed?.['shift_id']).toBeUndefined();
    const paid = await shop.post(
      `transactions/${String(owed?.['id'])}/transitions/pay-refund`,
      { in_cash: true },
      clerk,
    );
    expect(paid.json()).toMatchObject({ state: 'SUCCEEDED', shift_id: expect.any(String) });
    expect(await shop.order(code)).toMatchObject({ refund_state: 'REFUNDED' });
  });

  it('a rejected order that was paid twice at the gateway gets a pending refund for each payment', async () => {
    const placed = await shop.register({ months: 1 });
    await shop.pay(placed.payment.url);
    const { merchant, secret } = embeddedAccount(shop.engine, {}) as Merchant;
    const paid = { response_code: '00', transaction_status: '00', transaction_no: '000000000002' };
    const amount = String(placed.total * 100);
    const again = await shop.post('payments/notify', signed({ merchant, order: placed.code, amount, ...paid }, secret));
    expect(again.json().code).toBe('00');
    await reject(placed.code);
    const refunds = await refundsOf(placed.code);
    expect(refunds).toHaveLength(2);
    expect(refunds.every(({ provider, state }) => provider === 'EMBEDDED' && state === 'PENDING')).toBe(true);
    const codes = refunds.map((refund) => refund['provider_code']);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('a coin payment is refunded in coins even if a late gateway payment exists', async () => {
    const coin = await account(315_000);
    const { code, id } = (await entered('COIN')).json();
    expect(await shop.rowOf('orders', { id })).toMatchObject({ status: 'WAITING_FOR_CONFIRM' });
    await shop.engine.write.transaction(system, (tx) =>
      tx.create('transactions', {
        code: 'GD26LATE0001',
        order_id: id,
        office_id: clerk.officeId,
        provider: 'EMBEDDED',
        provider_code: '77001',
        direction: 'NOTICE',
        amount: 315_000,
        state: 'SUCCEEDED',
        received_at: '2026-03-20T00:00:00.000Z',
      }),
    );
    await reject(code);
    expect(await refundsOf(code)).toMatchObject([{ provider: 'COIN', coin_id: coin['id'], state: 'SUCCEEDED' }]);
  });
});

describe('Refund of a canceled monthly ticket', () => {
  const cancel = async (ticket: Row) =>
    shop.post(
      `monthly-tickets/${String(ticket['id'])}/transitions/cancel`,
      { cancel_reason: 'Khách chuyển nhà' },
      clerk,
    );

  async function published(payment_method: string): Promise<Row> {
    const { code } = (await entered(payment_method, { start_month: '2026-04' })).json();
    if (payment_method === 'BANK_TRANSFER') {
      await shop.move(code, 'confirm-transfer', { receipt_number: 'FT26075000001' }, clerk);
    }
    await shop.move(code, 'approve', {}, clerk);
    await shop.move(code, 'attach-card', { card_code: shop.blank() }, clerk);
    const done = await shop.move(code, 'publish', {}, clerk);
    expect(done.json(), done.body).toMatchObject({ status: 'PUBLISHED' });
    return shop.rowOf('monthly-tickets', { order_id: done.json().id });
  }

  // 280.000đ less 20 % is 224.000đ. Fees for the card and its delivery are not part of the ticket's price.
  it.each([
    ['COIN', { provider: 'COIN', state: 'SUCCEEDED', balance_before: 0, balance_after: 224_000 }, 'REFUNDED'],
    ['CASH', { provider: 'CASH_DESK', state: 'SUCCEEDED', shift_id: expect.any(String) }, 'REFUNDED'],
    ['BANK_TRANSFER', { provider: 'BANK_TRANSFER', state: 'PENDING', provider_code: 'FT26075000001' }, 'DUE'],
  ])(
    'canceling a monthly ticket of an order paid by %s refunds the price less the fee',
    async (method, refund, state) => {
      const coin = await account(315_000);
      const ticket = await published(method);
      expect(ticket['coin_id']).toBe(method === 'COIN' ? coin['id'] : undefined);
      const canceled = await cancel(ticket);
      expect(canceled.json(), canceled.body).toMatchObject({ state: 'CANCELED', refund_amount: 224_000 });
      const order = await shop.rowOf('orders', { id: ticket['order_id'] });
      expect(order).toMatchObject({ status: 'PUBLISHED', refund_state: state, refund_amount: 224_000 });
      expect(await refundsOf(String(order['code']))).toMatchObject([
        { amount: 224_000, ticket_serial: ticket['serial'], ...refund },
      ]);
      expect(await shop.rowOf('coins', { id: coin['id'] })).toMatchObject({
        balance: method === 'COIN' ? 224_000 : 315_000,
      });
    },
  );

  it('a canceled ticket that a counter sold for coins is refunded to the coin account', async () => {
    const coin = await account(600_000);
    const { id } = await shop.rowOf('ticket-prices', price);
    const card = await shop.rowOf('monthly-tickets', { customer_id: customer['id'], state: 'CANCELED' });
    const sold = await shop.post(
      'monthly-tickets',
      {
        customer_card_id: card['customer_card_id'],
        ticket_price_id: id,
        start_month: '2026-05',
        months: 2,
        payment_method: 'COIN',
      },
      clerk,
    );
    expect(sold.json(), sold.body).toMatchObject({ price: 560_000, coin_id: coin['id'] });
    const { serial } = sold.json();
    expect(await shop.rowOf('transactions', { ticket_serial: serial, direction: 'NOTICE' })).toMatchObject({
      provider: 'COIN',
      amount: 560_000,
      balance_after: 40_000,
    });
    expect((await cancel(sold.json())).json()).toMatchObject({ state: 'CANCELED', refund_amount: 448_000 });
    expect(await shop.rowOf('transactions', { ticket_serial: serial, direction: 'REFUND' })).toMatchObject({
      provider: 'COIN',
      amount: 448_000,
      balance_before: 40_000,
      balance_after: 488_000,
      state: 'SUCCEEDED',
    });
    expect(await shop.rowOf('coins', { id: coin['id'] })).toMatchObject({ balance: 488_000, total_spent: 112_000 });
  });

  it('a monthly ticket whose validity has begun is not refunded', async () => {
    const coin = await account(315_000);
    const ticket = await published('COIN');
    await shop.engine.write.transaction(system, (tx) =>
      tx.update('monthly-tickets', String(ticket['id']), { valid_from: '2026-03-16' }),
    );
    expect((await cancel(ticket)).json()).toMatchObject({ state: 'CANCELED', refund_amount: 0 });
    expect(await shop.rowOf('coins', { id: coin['id'] })).toMatchObject({ balance: 0 });
    expect(await refundsOf(String((await shop.rowOf('orders', { id: ticket['order_id'] }))['code']))).toEqual([]);
  });
});
