import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { Row } from '@tuyen/server/domain';
import { embeddedAccount } from '../../payment/providers.ts';
import { signed } from '../../payment/signature.ts';
import { openShop, type PlacedOrder, type Shop } from '../../shop.fixture.ts';

const HOUR = 3_600_000;

onEachDatabase('Order deadlines, checked whenever an order is used', (databaseUrl) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl() });
  });
  afterAll(() => shop.app.close());

  async function unpaid(): Promise<{ placed: PlacedOrder; phone: string }> {
    const form = await shop.form();
    return { placed: await shop.register(form), phone: String(form['phone']) };
  }

  async function toCorrect(): Promise<{ placed: PlacedOrder; phone: string }> {
    const price = await shop.rowOf('ticket-prices', { code: 'VT-LT-HSSV' });
    const form = await shop.form({
      card_kind: 'PRIORITIZE',
      ticket_price_id: price['id'],
      object_group_id: price['object_group_id'],
      proofs: [await shop.photo(), await shop.photo()],
    });
    const placed = await shop.register(form);
    await shop.pay(placed.payment.url);
    const corrections = [{ field: 'full_name', message: 'Họ tên thiếu dấu.' }];
    const asked = await shop.move(placed.code, 'ask-correction', { corrections }, await clerk());
    expect(asked.statusCode, asked.body).toBe(200);
    return { placed, phone: String(form['phone']) };
  }

  const clerk = () => shop.signIn('agency-card');

  function paidNotification(order: PlacedOrder): Row {
    const account = embeddedAccount(shop.engine, {});
    const said = { order: order.code, amount: String(order.total * 100), transaction_no: order.code };
    const all = { merchant: account?.merchant ?? '', response_code: '00', transaction_status: '00', ...said };
    return signed(all, account?.secret ?? '');
  }

  it('an unpaid order can be paid until just before its deadline but not at the deadline', async () => {
    const [early, late] = [await unpaid(), await unpaid()];
    const { expires_at } = await shop.order(late.placed.code);
    shop.advanceClock(Date.parse(String(expires_at)) - shop.engine.clock.now().getTime() - 1000);
    expect((await shop.post('payments/notify', paidNotification(early.placed))).json().code).toBe('00');
    expect((await shop.order(early.placed.code)).status).toBe('CONFIRMED');
    shop.advanceClock(1000);
    expect((await shop.post('payments/notify', paidNotification(late.placed))).json().code).toBe('00');
    expect(await shop.order(late.placed.code)).toMatchObject({
      status: 'CANCELED',
      refund_state: 'DUE',
      refund_amount: late.placed.total,
    });
    expect((await shop.order(late.placed.code)).paid_at).toBeUndefined();
  });

  it.each<[string, (order: { placed: PlacedOrder; phone: string }) => ReturnType<Shop['post']>]>([
    ['opened for payment', ({ placed }) => shop.post(`payments/${placed.result_id}/open`)],
    ['opened by code', ({ placed, phone }) => shop.post(`payments/${placed.code}/open`, { phone })],
    ['withdrawn', ({ placed, phone }) => shop.post(`public/orders/${placed.code}/withdraw`, { phone })],
  ])('after its deadline, an unpaid order cannot be %s and is canceled instead', async (_, use) => {
    const order = await unpaid();
    shop.advanceClock(24 * HOUR);
    expect((await shop.order(order.placed.code)).status).toBe('AWAITING_PAYMENT');
    expect((await use(order)).statusCode).toBe(409);
    expect(await shop.order(order.placed.code)).toMatchObject({ status: 'CANCELED', refund_state: 'NONE' });
  });

  it('an expired order is not shown as payable', async () => {
    const orders = [await unpaid(), await unpaid()];
    shop.advanceClock(24 * HOUR);
    const [byCode, byToken] = orders.map(({ placed, phone }) => [
      `public/orders/${placed.code}?phone=${phone}`,
      `public/results/${placed.result_id}`,
    ]) as [string[], string[]];
    expect((await shop.get(String(byCode[0]))).json()).toMatchObject({ status: 'CANCELED', can_pay: false });
    expect((await shop.get(String(byToken[1]))).json()).toMatchObject({ status: 'CANCELED', payment: 'failed' });
  });

  it('a payment that is opened at the gateway expires at the same time as its order', async () => {
    const { placed } = await unpaid();
    shop.advanceClock(24 * HOUR - 60_000);
    const { url } = (await shop.post(`payments/${placed.result_id}/open`)).json();
    const { expires_at } = await shop.order(placed.code);
    expect(new URL(url).searchParams.get('expires_at')).toBe(expires_at);
  });

  it('staff cannot confirm a transfer for an expired order', async () => {
    const counter = await shop.rowOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' });
    const price = await shop.rowOf('ticket-prices', { code: 'VT-LT' });
    const by = await clerk();
    const customer = await shop.rowOf('customers', { office_id: by.officeId });
    const settings = await shop.rowOf('settings', { office_id: by.officeId }).catch(() => undefined);
    const methods = { payment_method: ['GATEWAY', 'BANK_TRANSFER'] };
    await shop.engine.write.transaction({}, (tx) =>
      settings
        ? tx.update('settings', String(settings['id']), methods)
        : tx.create('settings', { office_id: by.officeId, ...methods }),
    );
    const body = { request_kind: 'REGISTER_NEW', customer_id: customer['id'], ticket_price_id: price['id'], months: 1 };
    const more = { delivery_method: 'COUNTER', ticket_counter_id: counter['id'], payment_method: 'BANK_TRANSFER' };
    const month = shop.engine.clock.now().toISOString().slice(0, 7);
    const sent = await shop.post('orders', { ...body, ...more, start_month: month }, by);
    expect(sent.statusCode, sent.body).toBe(201);
    shop.advanceClock(48 * HOUR);
    const [id, again] = [sent.json().id, await clerk()];
    const said = await shop.post(`orders/${id}/transitions/confirm-transfer`, { receipt_number: 'FT123' }, again);
    expect(said.statusCode, said.body).toBe(409);
    expect(await shop.order(sent.json().code)).toMatchObject({ status: 'CANCELED', refund_state: 'NONE' });
  });

  it('a correction is accepted only before the order’s deadline, and an uncorrected order is then refunded', async () => {
    const orders = [await toCorrect(), await toCorrect()] as const;
    const [intime, late] = orders;
    const retype = ({ placed, phone }: { placed: PlacedOrder; phone: string }) =>
      shop.post(`public/orders/${placed.code}/retype`, { phone, full_name: 'Đỗ Thị Hương Thu' });
    const ends = Date.parse(String((await shop.order(intime.placed.code)).expires_at));
    shop.advanceClock(ends - shop.engine.clock.now().getTime() - 1000);
    expect((await retype(intime)).statusCode).toBe(200);
    shop.advanceClock(HOUR);
    expect((await retype(late)).statusCode).toBe(409);
    const canceled = await shop.order(late.placed.code);
    expect(canceled).toMatchObject({ status: 'CANCELED', refund_state: 'DUE', refund_amount: late.placed.total });
    const { full_name } = await shop.rowOf('customers', { id: canceled.customer_id });
    expect(full_name).toBe('Đỗ Thị Thu Hương');
  });

  it('staff cannot reject an order that has expired', async () => {
    const { placed } = await toCorrect();
    shop.advanceClock(10 * 24 * HOUR);
    const said = await shop.move(placed.code, 'reject', { reason: 'Không bổ sung.' }, await clerk());
    expect(said.statusCode, said.body).toBe(409);
    const order = await shop.order(placed.code);
    expect(order.status_history?.at(-1)).toMatchObject({ to: 'CANCELED', by: 'deadlines' });
    expect(order).toMatchObject({ refund_state: 'DUE', refund_amount: placed.total });
  });

  it('a concurrent payment and read at the deadline cancel the order once and refund the money', async () => {
    const orders = await Promise.all([1, 2, 3, 4].map(unpaid));
    shop.advanceClock(24 * HOUR);
    await Promise.all(
      orders.flatMap(({ placed, phone }) => [
        shop.post('payments/notify', paidNotification(placed)),
        shop.get(`public/orders/${placed.code}?phone=${phone}`),
        shop.post(`payments/${placed.result_id}/open`),
      ]),
    );
    for (const { placed } of orders) {
      const order = await shop.order(placed.code);
      expect(order).toMatchObject({ status: 'CANCELED', refund_state: 'DUE', refund_amount: placed.total });
      expect(order.status_history?.filter(({ to }) => to === 'CANCELED')).toHaveLength(1);
    }
  });
});
