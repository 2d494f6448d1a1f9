import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop } from '../shop.fixture.ts';
import { DEMO_KEY } from '../fixtures/catalog/clients.ts';
import { turn } from './turn.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

const priceOf = async (code: string) => (await shop.rowOf('ticket-prices', { code }))['id'];
const offered = async (price: string): Promise<readonly string[]> => {
  const months = await shop.get(`public/sale-months?ticket_price_id=${String(await priceOf(price))}`);
  const rows: readonly { month: string; name: string; refused?: string }[] = months.json();
  return rows.filter(({ refused }) => !refused).map(({ month }) => month);
};
const ordered = async (more: Row) => {
  const headers = { 'x-token-captcha': await shop.captcha() };
  return (await shop.post('public/orders', await shop.form(more), undefined, headers)).json();
};

it('disable_months_for_sales: a disabled month is neither offered nor sold', async () => {
  await turn(shop, { disable_months_for_sales: ['2026-04'] });
  expect(await offered('VT-LT')).toEqual(['2026-03', '2026-05', '2026-06']);
  expect(await ordered({ start_month: '2026-04' })).toMatchObject({ statusCode: 409, code: 'sale_disabled' });
  await turn(shop, { disable_months_for_sales: [] });
  expect(await offered('VT-LT')).toEqual(['2026-03', '2026-04', '2026-05', '2026-06']);
  expect(await ordered({ start_month: '2026-04' })).toMatchObject({ status: 'AWAITING_PAYMENT' });
});

it('limit_to_sell_month_ticket: months beyond this limit are neither offered nor sold', async () => {
  await turn(shop, { limit_to_sell_month_ticket: 1 });
  expect(await offered('VT-LT')).toEqual(['2026-03', '2026-04']);
  expect(await ordered({ start_month: '2026-05' })).toMatchObject({ statusCode: 409, code: 'month_too_far' });
  await turn(shop, { limit_to_sell_month_ticket: 2 });
  expect(await ordered({ start_month: '2026-05' })).toMatchObject({ status: 'AWAITING_PAYMENT' });
});

it('limit_to_sell_month_ticket_metro: metro tickets for months beyond this limit are rejected', async () => {
  const price = await shop.rowOf('ticket-prices', { code: 'VT-M2A' });
  const route = await shop.rowOf('routes', { code: '2A' });
  const metro = {
    ticket_price_id: price['id'],
    route_scope: 'ONE_ROUTE',
    route_ids: [route['id']],
    months: 3,
  };
  await turn(shop, { limit_to_sell_month_ticket_metro: 1 }, price['issuer_id']);
  expect(await ordered(metro)).toMatchObject({ statusCode: 409, code: 'month_too_far' });
  await turn(shop, { limit_to_sell_month_ticket_metro: 3 }, price['issuer_id']);
  expect(await ordered(metro)).toMatchObject({ status: 'AWAITING_PAYMENT' });
});

it('limit_to_sell_day_ticket: a counter cannot sell tickets for days beyond this limit', async () => {
  const seller = await shop.signIn('company');
  const body = { ticket_price_id: await priceOf('VN-BUS'), valid_on: '2026-03-20' };
  await turn(shop, { limit_to_sell_day_ticket: 3 });
  const early = await shop.post('daily-tickets', body, seller);
  expect(early.json()).toMatchObject({ statusCode: 409, code: 'ticket_not_on_sale', errors: expect.any(Object) });
  await turn(shop, { limit_to_sell_day_ticket: 4 });
  expect((await shop.post('daily-tickets', body, seller)).statusCode).toBe(201);
});

it('payment_method: citizens, counters and partners can use only these methods', async () => {
  const form = await shop.form();
  const list = `public/payment-methods?delivery_method=COUNTER&ticket_counter_id=${String(form['ticket_counter_id'])}`;
  const methods = async () => (await shop.get(list)).json().map(({ method }: Row) => method);
  await turn(shop, { payment_method: ['GATEWAY', 'COIN'] });
  expect(await methods()).toEqual(['GATEWAY']);
  expect(await ordered({ payment_method: 'CASH' })).toMatchObject({ errors: { payment_method: expect.any(String) } });

  const seller = await shop.signIn('company');
  const ticket = {
    ticket_price_id: await priceOf('VL-BUS-8'),
    route_id: (await shop.rowOf('routes', { code: '32' }))['id'],
  };
  const cash = () => shop.post('tickets', { ...ticket, payment_method: 'CASH' }, seller);
  expect((await cash()).json()).toMatchObject({ statusCode: 422, errors: { payment_method: expect.any(String) } });
  const partner = () =>
    shop.app.inject({
      method: 'POST',
      url: '/api/v1/tickets/sell-single',
      headers: { 'x-api-key': DEMO_KEY },
      payload: ticket,
    });
  expect((await partner()).statusCode).toBe(201);

  await turn(shop, { payment_method: ['CASH'] });
  expect(await methods()).toEqual(['CASH']);
  expect((await cash()).statusCode).toBe(201);
  expect((await partner()).json()).toMatchObject({ statusCode: 422, errors: { payment_method: expect.any(String) } });
  expect(await ordered({})).toMatchObject({ errors: { payment_method: expect.any(String) } });
});

it('payment_method: staff forms offer only these methods, and the server rejects other methods on create and update', async () => {
  const seller = await shop.signIn('company-admin');
  const ways = async (resource: string) => {
    const { can } = (await shop.get(`${resource}?page=1&limit=1&can=1`, seller)).json();
    expect(can.actions, resource).toContain('create');
    return can.choices?.payment_method;
  };
  await turn(shop, { payment_method: ['CASH', 'COIN', 'BANK_TRANSFER'] });
  const coins = await shop.rowOf('coins', { office_id: seller.officeId, state: 'ACTIVE' });
  const sale = { coin_id: coins['id'], amount: 10_000, payment_method: 'BANK_TRANSFER' };
  const sold = (await shop.post('sell-coin-commands', sale, seller)).json();
  for (const resource of ['tickets', 'daily-tickets', 'monthly-tickets', 'orders'])
    expect(await ways(resource), resource).toEqual(['CASH', 'COIN', 'BANK_TRANSFER']);
  // A re-issue fee cannot be paid with coins.
  expect(await ways('reissue-cards')).toEqual(['CASH', 'BANK_TRANSFER']);

  await turn(shop, { payment_method: ['CASH'] });
  for (const resource of ['tickets', 'orders', 'reissue-cards', 'sell-coin-commands'])
    expect(await ways(resource), resource).toEqual(['CASH']);
  const refused = { statusCode: 422, errors: { payment_method: expect.any(String) } };
  expect((await shop.post('sell-coin-commands', sale, seller)).json()).toMatchObject(refused);
  const path = `sell-coin-commands/${String(sold.id)}`;
  expect((await shop.patch(path, { payment_method: 'CASH' }, seller)).statusCode).toBe(200);
  expect((await shop.patch(path, { payment_method: 'BANK_TRANSFER' }, seller)).json()).toMatchObject(refused);
  const cards = await shop.engine.store.find('customer-cards', { office_id: seller.officeId, is_locked: false });
  const copy = { old_card_id: cards.find(({ kind }) => kind === 'BASIC')?.['id'], new_card_code: shop.blank() };
  for (const payment_method of ['BANK_TRANSFER', 'COIN'])
    expect(
      (await shop.post('reissue-cards', { ...copy, reason: 'LOST', payment_method }, seller)).json(),
    ).toMatchObject(refused);
});

it('payment_method: an order that a citizen pays in cash is processed only after the payment at a counter', async () => {
  await turn(shop, { payment_method: ['GATEWAY', 'CASH'], form_number_day_expire_order: 2 });
  const placed = await shop.register({ payment_method: 'CASH' });
  expect(placed).toMatchObject({ status: 'AWAITING_PAYMENT' });
  expect(placed).not.toHaveProperty('payment');
  const shown = (await shop.get(`public/results/${placed.result_id}`)).json();
  expect(shown).toMatchObject({ can_pay: false, payment: 'pending', expires_at: '2026-03-18T02:00:00.000Z' });
  expect(shown.facts).toContainEqual({
    name: 'deadline',
    label: 'Hạn tiếp theo',
    text: expect.stringContaining('Nộp tiền mặt tại Quầy vé Bến xe Mỹ Đình'),
  });
  expect((await shop.post(`payments/${placed.result_id}/open`, {})).json()).toMatchObject({ code: 'payment_not_open' });
  expect((await shop.move(placed.code, 'attach-card', { card_code: shop.blank() })).statusCode).toBe(409);

  // Payment at the counter is still possible after the 24 hours that apply to an online payment.
  await shop.pass({ days: 1, hours: 23 });
  const clerk = await shop.signIn('agency-card');
  const { headers } = await shop.signIn('superuser');
  const closed = { headers: { ...headers, 'x-office-id': clerk.officeId }, officeId: clerk.officeId };
  expect((await shop.move(placed.code, 'take-cash', {}, closed)).json()).toMatchObject({ code: 'no_open_shift' });
  const taken = await shop.move(placed.code, 'take-cash', {}, clerk);
  expect(taken.json(), taken.body).toMatchObject({ status: 'CONFIRMED', paid_at: expect.any(String) });
  expect(await shop.rowOf('transactions', { order_id: taken.json().id })).toMatchObject({
    provider: 'CASH_DESK',
    state: 'SUCCEEDED',
    amount: placed.total,
    shift_id: expect.any(String),
  });

  const late = await shop.register({ payment_method: 'CASH' });
  await shop.pass({ days: 2, minutes: 2 });
  expect(await shop.order(late.code)).toMatchObject({ status: 'CANCELED' });
});
