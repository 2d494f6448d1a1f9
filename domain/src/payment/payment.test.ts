import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop } from '../shop.fixture.ts';
import { embeddedAccount, paymentProvider } from './providers.ts';
import { signed, type Parameters } from './signature.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

const account = () => {
  const known = embeddedAccount(shop.engine, {});
  if (!known) throw new Error('The embedded gateway is off.');
  return known;
};

function notification(order: { code: string; total: number }, more: Row = {}): Parameters {
  return signed(
    {
      merchant: account().merchant,
      order: order.code,
      amount: String(order.total * 100),
      response_code: '00',
      transaction_status: '00',
      transaction_no: '000000000001',
      ...(more as Parameters),
    },
    account().secret,
  );
}

const notify = (parameters: Row) => shop.post('payments/notify', parameters);
const messages = async (code: string, where: Row = {}): Promise<readonly Row[]> => {
  const { id } = await shop.order(code);
  return shop.engine.store.find('transactions', { order_id: id, ...where } as Record<string, string>);
};

describe('Payment notification', () => {
  it('repeated payment notifications confirm the order once', async () => {
    const order = await shop.register();
    const first = await notify(notification(order));
    expect(first.json()).toEqual({ code: '00', message: 'Confirmed' });
    const repeats = await Promise.all([
      notify(notification(order)),
      notify(notification(order)),
      notify(notification(order)),
    ]);
    expect(repeats.map((answer) => answer.json().code)).toEqual(['02', '02', '02']);
    expect(await messages(order.code, { direction: 'NOTICE' })).toHaveLength(1);
    expect(await shop.order(order.code)).toMatchObject({ status: 'CONFIRMED', refund_state: 'NONE' });
  });

  it('simultaneous payment notifications count once', async () => {
    const order = await shop.register();
    const answers = await Promise.all([1, 2, 3, 4].map(() => notify(notification(order))));
    expect(answers.map((answer) => answer.json().code).toSorted()).toEqual(['00', '02', '02', '02']);
  });

  it.each<[string, number, string, (order: { code: string; total: number }) => Row]>([
    ['for a smaller sum', 400, '04', (order) => notification(order, { amount: '100' })],
    ['of another shop', 400, '03', (order) => notification(order, { merchant: 'OTHER' })],
  ])(
    'a payment notification %s is rejected with status %d and code %s, and recorded once',
    async (_, status, code, make) => {
      const order = await shop.register();
      const answer = await notify(make(order));
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      expect((await shop.order(order.code)).status).toBe('AWAITING_PAYMENT');
      await notify(make(order));
      expect(await messages(order.code, { direction: 'NOTICE' })).toMatchObject([
        { state: 'REJECTED', signature_valid: true, raw_answer: { order: order.code } },
      ]);
      expect((await notify(notification(order))).json().code).toBe('00');
    },
  );

  it('a notification for an unknown order is rejected, and a forged notification does not reveal whether the order exists', async () => {
    const ghost = { code: 'DH26999999', total: 1000 };
    expect((await notify(notification(ghost))).statusCode).toBe(404);
    expect((await notify({ ...notification(ghost), signature: 'x' })).json().code).toBe('97');
    expect((await notify({ order: ['a', 'b'] })).json().code).toBe('99');
  });

  it('after a failed payment, the order can be paid again', async () => {
    const order = await shop.register();
    const result = await shop.pay(order.payment.url, { outcome: '51' });
    expect(result.searchParams.get('transaction_code')).toBe('51');
    expect((await shop.get(`public/results/${order.result_id}`)).json()).toMatchObject({
      payment: 'failed',
      transaction_code: 51,
    });
    const again = await shop.post(`payments/${order.result_id}/open`);
    expect((await shop.pay(again.json().url)).searchParams.get('transaction_code')).toBe('1');
    expect((await shop.order(order.code)).status).toBe('CONFIRMED');
  });

  it('a payment after an order’s cancellation is recorded and refunded, and the order stays canceled', async () => {
    const form = await shop.form();
    const order = await shop.register(form);
    await shop.post(`public/orders/${order.code}/withdraw`, { phone: form['phone'] });
    expect((await notify(notification(order))).json().code).toBe('00');
    expect((await notify(notification(order))).json().code).toBe('02');
    expect(await shop.order(order.code)).toMatchObject({
      status: 'CANCELED',
      refund_state: 'DUE',
      refund_amount: order.total,
    });
    expect(await messages(order.code, { direction: 'REFUND' })).toHaveLength(1);
  });

  it('a second payment of an order is refunded', async () => {
    const order = await shop.register();
    await notify(notification(order));
    await notify(notification(order, { transaction_no: '000000000002' }));
    expect(await shop.order(order.code)).toMatchObject({
      status: 'CONFIRMED',
      refund_state: 'DUE',
      refund_amount: order.total,
    });
  });
});

describe('Payer who returns from the payment gateway', () => {
  it('a payer’s return with a success code does not confirm the order before the gateway’s notification arrives', async () => {
    const order = await shop.register();
    const result = await shop.pay(order.payment.url, { timing: 'never' });
    expect(result.searchParams.get('transaction_code')).toBe('1');
    expect((await shop.order(order.code)).status).toBe('AWAITING_PAYMENT');
    expect((await shop.get(`public/results/${order.result_id}`)).json()).toMatchObject({ payment: 'confirming' });
    expect(await messages(order.code, { direction: 'RETURN' })).toHaveLength(1);
    await notify(notification(order));
    expect((await shop.get(`public/results/${order.result_id}`)).json()).toMatchObject({ payment: 'paid' });
  });

  it('a payer’s forged return redirects to a failure page that reveals nothing about the order', async () => {
    const order = await shop.register();
    const forged = new URLSearchParams({ ...notification(order), signature: 'f'.repeat(128) });
    const answer = await shop.get(`payments/return?${forged}`);
    expect(answer.headers.location).toBe('http://127.0.0.1:4002/payment/result?transaction_code=99');
    expect(await messages(order.code, { direction: 'RETURN' })).toHaveLength(0);
  });
});

describe('Payment outcome that the gateway has not reported yet', () => {
  const minute = 60_000;

  it.each([
    ['of a success', '00', 15 * minute],
    ['of money taken and held', '07', 15 * minute],
    ['of an unknown error', '99', 15 * minute],
    ['of a failure', '24', minute],
  ])(
    'while the gateway has not reported the outcome %s, a second payment is blocked for a limited time',
    async (_, outcome, wait) => {
      const form = await shop.form();
      const order = await shop.register(form);
      await shop.pay(order.payment.url, { outcome, timing: 'never' });
      const byCode = `public/orders/${order.code}?phone=${String(form['phone'])}`;
      expect((await shop.get(`public/results/${order.result_id}`)).json()).toMatchObject({
        payment: 'confirming',
        can_pay: false,
      });
      expect((await shop.get(byCode)).json()).toMatchObject({ payment: 'confirming', can_pay: false });
      for (const [path, body] of [
        [order.result_id, {}],
        [order.code, { phone: form['phone'] }],
      ] as const) {
        const refused = await shop.post(`payments/${path}/open`, body);
        expect([refused.statusCode, refused.json().code]).toEqual([409, 'payment_being_confirmed']);
      }
      // While a payment is being confirmed, the order cannot be withdrawn. The customer could otherwise pay for another
      // order and thus pay twice.
      const withdraw = () => shop.post(`public/orders/${order.code}/withdraw`, { phone: form['phone'] });
      expect((await shop.get(byCode)).json().can_withdraw).toBe(false);
      expect((await withdraw()).json()).toMatchObject({ statusCode: 409, code: 'payment_being_confirmed' });
      shop.advanceClock(wait - 1000);
      expect((await shop.get(byCode)).json().can_pay).toBe(false);
      shop.advanceClock(1000);
      expect((await shop.get(byCode)).json()).toMatchObject({ payment: 'pending', can_pay: true });
      expect((await shop.post(`payments/${order.result_id}/open`)).statusCode).toBe(200);
      expect((await withdraw()).json().status).toBe('CANCELED');
    },
  );

  it('a second payment attempt with an unreported outcome blocks further payments although the first attempt failed', async () => {
    const order = await shop.register();
    await shop.pay(order.payment.url, { outcome: '51' });
    const again = (await shop.post(`payments/${order.result_id}/open`)).json();
    await shop.pay(again.url, { timing: 'never' });
    expect((await shop.get(`public/results/${order.result_id}`)).json()).toMatchObject({ payment: 'confirming' });
    const refused = await shop.post(`payments/${order.result_id}/open`);
    expect(refused.json().code).toBe('payment_being_confirmed');
  });

  it('a gateway session from which the payer has not returned does not block a new payment', async () => {
    const order = await shop.register();
    expect((await shop.get(`public/results/${order.result_id}`)).json()).toMatchObject({
      payment: 'pending',
      can_pay: true,
    });
    expect((await shop.post(`payments/${order.result_id}/open`)).statusCode).toBe(200);
  });
});

describe('Payer who has not returned from the gateway', () => {
  const open = async (order: { result_id: string }) => shop.post(`payments/${order.result_id}/open`);
  const session = (url: string) => [
    new URL(url).searchParams.get('created_at'),
    new URL(url).searchParams.get('signature'),
  ];

  it('a payer who has not returned gets the same gateway session, which takes the money once', async () => {
    const order = await shop.register();
    shop.advanceClock(5 * 60_000);
    const again = (await open(order)).json();
    expect(session(again.url)).toEqual(session(order.payment.url));
    await shop.pay(again.url);
    await expect(shop.pay(order.payment.url)).rejects.toThrow('400');
    expect(await shop.order(order.code)).toMatchObject({ status: 'CONFIRMED', refund_state: 'NONE' });
    expect(await messages(order.code, { direction: 'REQUEST' })).toHaveLength(1);
  });

  it('the payer gets a new gateway session after the previous session fails or times out', async () => {
    const order = await shop.register();
    await shop.pay(order.payment.url, { outcome: '24' });
    const second = (await open(order)).json();
    expect(second.url).not.toBe(order.payment.url);
    expect((await open(order)).json().url).toBe(second.url);
    shop.advanceClock(15 * 60_000);
    const third = (await open(order)).json();
    expect(session(third.url)).not.toEqual(session(second.url));
    await expect(shop.pay(second.url)).rejects.toThrow('400');
    await shop.pay(third.url);
    expect(await shop.order(order.code)).toMatchObject({ status: 'CONFIRMED', refund_state: 'NONE' });
  });
});

describe('Two renewals of one card for the same days', () => {
  async function renewable() {
    const form = await shop.form();
    const placed = await shop.register(form);
    await shop.pay(placed.payment.url);
    const card_code = shop.blank();
    expect((await shop.move(placed.code, 'attach-card', { card_code })).statusCode).toBe(200);
    expect((await shop.move(placed.code, 'publish')).statusCode).toBe(200);
    const { phone, ticket_price_id, ticket_counter_id } = form;
    const values = {
      route_scope: 'MULTI_ROUTE',
      ticket_price_id,
      months: 1,
      delivery_method: 'COUNTER',
      ticket_counter_id,
    };
    return (start_month: string) => shop.register({ card_code, phone, ...values, start_month }, 'public/renewals');
  }
  const open = async (order: { result_id: string }) => (await shop.post(`payments/${order.result_id}/open`)).json();

  it('only one of two renewals of a card for the same days can be open at the gateway', async () => {
    const renew = await renewable();
    const first = await renew('2026-04');
    await expect(renew('2026-04')).rejects.toThrow('other_order_being_paid');
    await renew('2026-05');
    shop.advanceClock(15 * 60_000);
    const second = await renew('2026-04');
    expect(await open(first)).toMatchObject({ statusCode: 409, code: 'other_order_being_paid' });
    await shop.pay(second.payment.url);
    expect(await open(first)).toMatchObject({ statusCode: 409, code: 'ticket_already_on_card' });
  });

  it('a late payment of a renewal is refunded and the order canceled if another is already paid', async () => {
    const renew = await renewable();
    const first = await renew('2026-04');
    shop.advanceClock(15 * 60_000);
    const second = await renew('2026-04');
    await notify(notification(second, { transaction_no: '000000000021' }));
    expect((await notify(notification(first, { transaction_no: '000000000022' }))).json().code).toBe('00');
    expect(await shop.order(second.code)).toMatchObject({ status: 'CONFIRMED', refund_state: 'NONE' });
    expect(await shop.order(first.code)).toMatchObject({
      status: 'CANCELED',
      refund_state: 'DUE',
      refund_amount: first.total,
    });
  });

  it('only one of two renewals of a card for the same days can be paid by transfer', async () => {
    const renew = await renewable();
    const transfer = async (order: { code: string }) => {
      const { id } = await shop.order(order.code);
      const offices = await shop.engine.store.find('settings', {});
      await shop.engine.write.transaction({}, async (tx) => {
        for (const row of offices) {
          await tx.update('settings', String(row['id']), { payment_method: ['GATEWAY', 'BANK_TRANSFER'] });
        }
        await tx.update('orders', id, { payment_method: 'BANK_TRANSFER' });
      });
      return (await shop.move(order.code, 'confirm-transfer', { receipt_number: 'FT26075000123' })).json();
    };
    const first = await renew('2026-04');
    shop.advanceClock(15 * 60_000);
    const second = await renew('2026-04');
    expect(await transfer(second)).toMatchObject({ status: 'CONFIRMED' });
    expect(await transfer(first)).toMatchObject({ statusCode: 409, code: 'ticket_already_on_card' });
  });
});

describe('Page of the embedded gateway', () => {
  it.each(['forged', 'amount'])(
    'a gateway notification with manipulated content ("%s") does not confirm the order',
    async (kind) => {
      const order = await shop.register();
      await shop.pay(order.payment.url, { notification: kind });
      expect((await shop.order(order.code)).status).toBe('AWAITING_PAYMENT');
    },
  );

  it('the gateway notification can arrive after the payer’s return', async () => {
    const order = await shop.register();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await shop.pay(order.payment.url, { timing: 'after' });
    expect((await shop.order(order.code)).status).toBe('AWAITING_PAYMENT');
    await vi.runAllTimersAsync();
    await expect.poll(async () => (await shop.order(order.code)).status).toBe('CONFIRMED');
  });

  it('a repeated gateway notification is recorded once', async () => {
    const order = await shop.register();
    await shop.pay(order.payment.url, { notification: 'twice' });
    expect(await messages(order.code, { direction: 'NOTICE' })).toHaveLength(1);
  });

  it('the embedded gateway’s page forbids scripts by policy and rejects a manipulated or expired redirect', async () => {
    const { payment } = await shop.register();
    const url = new URL(payment.url);
    const page = await shop.app.inject(`${url.pathname}${url.search}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    url.searchParams.set('amount', '100');
    expect((await shop.app.inject(`${url.pathname}${url.search}`)).statusCode).toBe(400);
    await shop.pass({ minutes: 16 });
    url.searchParams.delete('amount');
    expect((await shop.app.inject(new URL(payment.url).pathname + new URL(payment.url).search)).statusCode).toBe(400);
  });

  it('the embedded gateway is unavailable in production and without the QA simulation', () => {
    expect(embeddedAccount(shop.engine, { NODE_ENV: 'production' })).toBeUndefined();
    expect(embeddedAccount({ ...shop.engine, simulated: false }, {})).toBeUndefined();
    expect(paymentProvider({ ...shop.engine, simulated: false }, {})).toBeUndefined();
    const live = { VNPAY_TMN_CODE: 'TUYEN001', VNPAY_HASH_SECRET: 's', NODE_ENV: 'production' };
    expect(paymentProvider({ ...shop.engine, simulated: false }, live)?.name).toBe('VNPAY');
  });
});

describe('Opening a payment', () => {
  it('the payer can open a payment with the result token, or with the order’s code and a contact', async () => {
    const form = await shop.form();
    const order = await shop.register(form);
    expect((await shop.post(`payments/${order.code}/open`, {})).statusCode).toBe(404);
    expect((await shop.post(`payments/${order.code}/open`, { phone: form['phone'] })).json().url).toContain(
      '/gateway/pay?',
    );
    await shop.pay(order.payment.url);
    expect((await shop.post(`payments/${order.result_id}/open`)).json()).toMatchObject({
      statusCode: 409,
      code: 'payment_not_open',
    });
  });
});
