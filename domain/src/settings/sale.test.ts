import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '@tuyen/server-mock/domain';
import { openShop, type Shop } from '../shop.fixture.ts';
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

it('disable_months_for_sales: a month that is off is neither offered nor sold', async () => {
  await turn(shop, { disable_months_for_sales: ['2026-04'] });
  expect(await offered('VT-LT')).toEqual(['2026-03', '2026-05', '2026-06']);
  expect(await ordered({ start_month: '2026-04' })).toMatchObject({ statusCode: 409, code: 'sale_disabled' });
  await turn(shop, { disable_months_for_sales: [] });
  expect(await offered('VT-LT')).toEqual(['2026-03', '2026-04', '2026-05', '2026-06']);
  expect(await ordered({ start_month: '2026-04' })).toMatchObject({ status: 'AWAITING_PAYMENT' });
});

it('limit_to_sell_month_ticket: no later month is offered or sold', async () => {
  await turn(shop, { limit_to_sell_month_ticket: 1 });
  expect(await offered('VT-LT')).toEqual(['2026-03', '2026-04']);
  expect(await ordered({ start_month: '2026-05' })).toMatchObject({ statusCode: 409, code: 'month_too_far' });
  await turn(shop, { limit_to_sell_month_ticket: 2 });
  expect(await ordered({ start_month: '2026-05' })).toMatchObject({ status: 'AWAITING_PAYMENT' });
});

it('limit_to_sell_month_ticket_metro: the metro has a limit of its own', async () => {
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

it('limit_to_sell_day_ticket: a counter sells no later day', async () => {
  const seller = await shop.signIn('company');
  const body = { ticket_price_id: await priceOf('VN-BUS'), valid_on: '2026-03-20' };
  await turn(shop, { limit_to_sell_day_ticket: 3 });
  const early = await shop.post('daily-tickets', body, seller);
  expect(early.json()).toMatchObject({ statusCode: 409, code: 'ticket_not_on_sale', errors: expect.any(Object) });
  await turn(shop, { limit_to_sell_day_ticket: 4 });
  expect((await shop.post('daily-tickets', body, seller)).statusCode).toBe(201);
});
