import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { QRPay } from 'vietnam-qr-pay';
import { turn } from '../../settings/turn.fixture.ts';
import { openShop, type Clerk, type PlacedOrder, type Shop } from '../../shop.fixture.ts';

let shop: Shop;
let clerk: Clerk;
beforeAll(async () => {
  shop = await openShop();
  await turn(shop, { payment_method: ['GATEWAY', 'CASH', 'BANK_TRANSFER'] });
});
beforeEach(async () => {
  clerk = await shop.signIn('agency-card');
});
afterAll(() => shop.app.close());

const HOUR = 3_600_000;
const system = { actor: { kind: 'system' }, officeId: null } as const;
const NO_ACCOUNT = { bank_code: null, bank_account_number: null, bank_account_name: null };

const transfer = (more: Row = {}): Promise<PlacedOrder> => shop.register({ payment_method: 'BANK_TRANSFER', ...more });
const result = async (order: PlacedOrder) => (await shop.get(`public/results/${order.result_id}`)).json();
const choose = (order: PlacedOrder, payment_method: string) =>
  shop.post(`payments/${order.result_id}/method`, { payment_method });

async function withoutAccounts(work: () => Promise<void>): Promise<void> {
  const offices = (await shop.engine.store.find('offices')).filter((office) => office['bank_code']);
  const write = (values: (office: Row) => Row) =>
    shop.engine.write.transaction(system, async (tx) => {
      for (const office of offices) await tx.update('offices', String(office['id']), values(office));
    });
  await write(() => NO_ACCOUNT);
  try {
    await work();
  } finally {
    await write(({ bank_code, bank_account_number, bank_account_name }) => ({
      bank_code,
      bank_account_number,
      bank_account_name,
    }));
  }
}

describe('Order by bank transfer', () => {
  it('the result and the lookup name bank, account, holder, amount, text and deadline, and a VietQR payload', async () => {
    const form = await shop.form({ payment_method: 'BANK_TRANSFER' });
    const order: PlacedOrder = await shop.register(form);
    const { transfer: shown } = await result(order);
    expect(shown).toEqual({
      bank: 'Vietcombank',
      account: '0011004123456',
      holder: 'TONG CONG TY VAN TAI CONG CONG THU DO',
      amount: order.total,
      received: 0,
      text: order.code,
      until: new Date(shop.engine.clock.now().getTime() + 48 * HOUR).toISOString(),
      qr: expect.any(String),
    });
    expect(new QRPay(shown.qr)).toMatchObject({
      isValid: true,
      amount: String(order.total),
      consumer: { bankBin: '970436', bankNumber: '0011004123456' },
      additionalData: { purpose: order.code },
    });
    const found = (await shop.get(`public/orders/${order.code}?phone=${String(form['phone'])}`)).json();
    expect(found.transfer).toEqual(shown);
    expect(await shop.order(order.code)).toMatchObject({ transfer_bank: 'VCB', transfer_qr: shown.qr });
  });

  it('the mail names the account with the transfer text', async () => {
    const form = await shop.form({ payment_method: 'BANK_TRANSFER' });
    const order: PlacedOrder = await shop.register(form);
    const [mail] = await shop.mails(String(form['email']));
    for (const text of ['Vietcombank', '0011004123456', 'TONG CONG TY VAN TAI CONG CONG THU DO', order.code])
      expect(String(mail?.['text'])).toContain(text);
  });

  it('the account of the nearest office counts, and an open order keeps the account that its customer was told', async () => {
    const order = await transfer();
    const own = { bank_code: 'MB', bank_account_number: '9704229999', bank_account_name: 'DAI LY THE CAU GIAY' };
    const { office_id: office } = await shop.order(order.code);
    const write = (values: Row) =>
      shop.engine.write.transaction(system, (tx) => tx.update('offices', String(office), values));
    await write(own);
    const next = await transfer();
    expect((await result(next)).transfer).toMatchObject({ bank: 'MB Bank', account: '9704229999' });
    expect((await result(order)).transfer).toMatchObject({ bank: 'Vietcombank' });
    await write(NO_ACCOUNT);
  });

  it('an office takes all three facts of its account or none', async () => {
    const { id } = await shop.rowOf('offices', { code: 'XNTL' });
    const answer = await shop.patch(`offices/${String(id)}`, { bank_code: 'MB' }, await shop.signIn('superuser'));
    expect(answer.statusCode, answer.body).toBe(422);
  });

  it('without an account, nobody is offered a bank transfer and the server refuses it', async () => {
    const form = await shop.form({ payment_method: 'BANK_TRANSFER' });
    const query = `delivery_method=COUNTER&ticket_counter_id=${String(form['ticket_counter_id'])}`;
    const offered = async () => {
      const portal = (await shop.get(`public/payment-methods?${query}`)).json<Row[]>();
      const desk = (await shop.get('counter/payment-methods', clerk)).json<Row[]>();
      const can = (await shop.get('orders?page=1&limit=1&can=1', clerk)).json().can.choices.payment_method as string[];
      return [portal.map(({ method }) => method), desk.map(({ method }) => method), can].map((methods) =>
        methods.includes('BANK_TRANSFER'),
      );
    };
    expect(await offered()).toEqual([true, true, true]);
    const placed = await shop.register();
    await withoutAccounts(async () => {
      expect(await offered()).toEqual([false, false, false]);
      const headers = { 'x-token-captcha': await shop.captcha() };
      const refused = await shop.post('public/orders', form, undefined, headers);
      expect([refused.statusCode, refused.json().errors]).toEqual([422, { payment_method: expect.any(String) }]);
      expect((await result(placed)).payment_methods).toEqual([{ method: 'CASH', name: 'Tiền mặt' }]);
      expect((await choose(placed, 'BANK_TRANSFER')).json().errors).toEqual({
        payment_method: 'Đơn vị chưa có tài khoản nhận chuyển khoản. Vui lòng chọn phương thức thanh toán khác.',
      });
    });
  });

  it('an order whose transfer does not arrive in time is canceled, and the customer reads why', async () => {
    const form = await shop.form({ payment_method: 'BANK_TRANSFER' });
    const order: PlacedOrder = await shop.register(form);
    await shop.pass({ hours: 47 });
    expect((await shop.order(order.code)).status).toBe('AWAITING_PAYMENT');
    await shop.pass({ hours: 1, minutes: 1 });
    const { status, reject_reason: reason } = await shop.order(order.code);
    expect([status, reason]).toEqual(['CANCELED', expect.stringContaining('chuyển khoản')]);
    const mails = await shop.mails(String(form['email']));
    expect(mails.map(({ text }) => String(text)).join('\n')).toContain(String(reason));
  });
});

describe('Change of the payment method', () => {
  it('a citizen with the token of the result changes the method; deadline, account and mail follow', async () => {
    const form = await shop.form();
    const order: PlacedOrder = await shop.register(form);
    expect(await result(order)).toMatchObject({ payment_method: 'GATEWAY', transfer: null });
    const changed = await choose(order, 'BANK_TRANSFER');
    expect(changed.json()).toMatchObject({
      status: 'AWAITING_PAYMENT',
      payment_method: 'BANK_TRANSFER',
      expires_at: new Date(shop.engine.clock.now().getTime() + 48 * HOUR).toISOString(),
    });
    expect(await result(order)).toMatchObject({ can_pay: false, transfer: { text: order.code } });
    const texts = (await shop.mails(String(form['email']))).map(({ text }) => String(text));
    expect(texts.filter((text) => text.includes('Vietcombank'))).toHaveLength(1);
    const audit = await shop.engine.store.find('audit-logs', { record_id: (await shop.order(order.code)).id });
    expect(audit.some((entry) => JSON.stringify(entry['after']).includes('BANK_TRANSFER'))).toBe(true);
    expect((await choose(order, 'GATEWAY')).json()).toMatchObject({ payment_method: 'GATEWAY' });
    expect(await shop.order(order.code)).not.toMatchObject({ transfer_bank: 'VCB' });
    expect((await shop.post(`payments/${order.result_id}/open`)).statusCode).toBe(200);
  });

  it('a citizen with the code and a contact changes the method, and nobody else', async () => {
    const form = await shop.form();
    const order: PlacedOrder = await shop.register(form);
    const change = (body: Row) => shop.post(`payments/${order.code}/method`, { payment_method: 'CASH', ...body });
    expect((await change({})).statusCode).toBe(404);
    expect((await change({ phone: '0999999999' })).statusCode).toBe(404);
    expect((await change({ phone: form['phone'] })).json()).toMatchObject({ payment_method: 'CASH' });
    expect((await change({ phone: form['phone'], payment_method: 'COIN' })).statusCode).toBe(422);
    expect((await change({ phone: form['phone'], payment_method: 'GOLD' })).statusCode).toBe(422);
  });

  it('staff at the desk change the method in the form of the order', async () => {
    const order = await transfer();
    const { id } = await shop.order(order.code);
    const patched = await shop.patch(`orders/${id}`, { payment_method: 'CASH' }, clerk);
    expect(patched.statusCode, patched.body).toBe(200);
    expect(await shop.order(order.code)).toMatchObject({
      payment_method: 'CASH',
      expires_at: new Date(shop.engine.clock.now().getTime() + 72 * HOUR).toISOString(),
    });
  });

  it('changes of the method do not keep an order open longer than the slowest method', async () => {
    const order = await transfer();
    const opened = shop.engine.clock.now().getTime();
    shop.advanceClock(40 * HOUR);
    expect((await choose(order, 'CASH')).json().expires_at).toBe(new Date(opened + 72 * HOUR).toISOString());
    shop.advanceClock(30 * HOUR);
    expect((await choose(order, 'GATEWAY')).json().expires_at).toBe(new Date(opened + 72 * HOUR).toISOString());
    shop.advanceClock(2 * HOUR);
    expect((await choose(order, 'CASH')).json()).toMatchObject({ statusCode: 409, code: 'payment_not_open' });
  });

  it('a payment at a gateway session that was open before the change pays the order once', async () => {
    const order = await shop.register();
    await choose(order, 'BANK_TRANSFER');
    await shop.pay(order.payment.url);
    expect(await shop.order(order.code)).toMatchObject({
      status: 'CONFIRMED',
      payment_method: 'GATEWAY',
      refund_state: 'NONE',
    });
    expect((await choose(order, 'BANK_TRANSFER')).json()).toMatchObject({ statusCode: 409, code: 'payment_not_open' });
    const other = await shop.register();
    await choose(other, 'BANK_TRANSFER');
    expect((await shop.move(other.code, 'confirm-transfer', { receipt_number: 'FT1' })).statusCode).toBe(200);
    await shop.pay(other.payment.url);
    expect(await shop.order(other.code)).toMatchObject({
      status: 'CONFIRMED',
      payment_method: 'BANK_TRANSFER',
      refund_state: 'DUE',
      refund_amount: other.total,
    });
  });

  it('the method cannot be changed while the outcome of a payment is unknown', async () => {
    const order = await shop.register();
    await shop.pay(order.payment.url, { timing: 'never' });
    expect(await result(order)).toMatchObject({ payment: 'confirming', payment_methods: [] });
    expect((await choose(order, 'BANK_TRANSFER')).json()).toMatchObject({
      statusCode: 409,
      code: 'payment_being_confirmed',
    });
  });
});
