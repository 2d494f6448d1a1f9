import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { addDays, localDate } from '../rules/time/calendar.ts';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

const DAY = 86_400_000;

let shop: Shop;
let admin: Clerk;
let clerk: Clerk;
let price: Row;
let today: string;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn('superuser');
  clerk = await shop.signIn('company');
  price = await shop.rowOf('ticket-prices', { ticket_type: 'DAILY', route_scope: 'MULTI_ROUTE' });
  today = localDate(shop.engine.clock.now());
});
afterAll(() => shop.app.close());

const plan = (changes: Row) => shop.patch(`ticket-prices/${String(price['id'])}`, changes, admin);
const sale = (validOn: string) => ({ ticket_price_id: price['id'], valid_on: validOn, payment_method: 'CASH' });
const preview = async (validOn: string) =>
  (await shop.post('flows/sell-day-ticket/preview', sale(validOn), clerk)).json().price as number;

it.each<[string, string, () => Row]>([
  ['today', 'next_price_from', () => ({ next_price: 40_000, next_price_from: today })],
  ['a day without an amount', 'next_price', () => ({ next_price_from: addDays(today, 1) })],
  ['an amount without a day', 'next_price_from', () => ({ next_price: 40_000 })],
  [
    'a day after the last day of sale',
    'next_price_from',
    () => ({ next_price: 40_000, next_price_from: addDays(today, 9), sale_to: addDays(today, 8) }),
  ],
])('a planned price is rejected: %s', async (_, field, changes) => {
  const answer = await plan(changes());
  expect(answer.json(), answer.body).toMatchObject({ statusCode: 422, errors: { [field]: expect.any(String) } });
});

it('a planned price can be changed and dropped until it begins, and sales use the present one', async () => {
  expect((await plan({ next_price: 40_000, next_price_from: addDays(today, 3) })).statusCode).toBe(200);
  expect((await plan({ next_price: 45_000, next_price_from: addDays(today, 2) })).json()).toMatchObject({
    next_price: 45_000,
    price: price['price'],
  });
  expect(await preview(today)).toBe(price['price']);
  const dropped = await plan({ next_price: null, next_price_from: null });
  expect(dropped.json()).toMatchObject({ price: price['price'] });
  expect(dropped.json()).not.toHaveProperty('next_price');
});

it('who may change prices sees what will be sold on a later day, and a clerk without this right does not', async () => {
  const monthly = await shop.rowOf('ticket-prices', { code: 'VT-LT' });
  const on = addDays(today, 1);
  await shop.patch(
    `ticket-prices/${String(monthly['id'])}`,
    { next_price: 999_000, next_price_from: on, next_base_price: 999_000 },
    admin,
  );
  const amount = async (query: string, who: Clerk) => {
    const rows = (await shop.get(`counter/ticket-prices${query}`, who)).json() as readonly Row[];
    return rows.find(({ id }) => id === monthly['id'])?.['price'];
  };
  expect(await amount('', clerk)).toBe(monthly['price']);
  expect(await amount(`?on=${on}`, admin)).toBe(999_000);
  const seller = await shop.signIn('agency-card');
  const refused = await shop.get(`counter/ticket-prices?on=${on}`, seller);
  expect(refused.json()).toMatchObject({ statusCode: 403, code: 'not_permitted' });
});

it('a planned price counts from midnight, is stored by the job, and tickets sold before keep their price', async () => {
  const from = addDays(today, 1);
  await plan({ next_price: 45_000, next_price_from: from });
  const sold = await shop.post('daily-tickets', sale(today), clerk);
  expect(sold.json(), sold.body).toMatchObject({ price: price['price'] });

  shop.advanceClock(DAY);
  clerk = await shop.signIn('company');
  admin = await shop.signIn('superuser');
  expect(await preview(from), 'before the job has run').toBe(45_000);
  const late = await plan({ next_price: 50_000 });
  expect(late.json(), late.body).toMatchObject({ statusCode: 422, errors: { next_price: expect.any(String) } });

  await shop.pass({ minutes: 10 });
  const stored = await shop.rowOf('ticket-prices', { id: price['id'] });
  expect(stored).toMatchObject({ price: 45_000 });
  expect([stored['next_price'] ?? null, stored['next_price_from'] ?? null]).toEqual([null, null]);
  expect(await preview(from)).toBe(45_000);
  expect((await shop.get(`daily-tickets/${sold.json().id}`, clerk)).json()).toMatchObject({ price: price['price'] });
  const { data } = (await shop.get(`ticket-prices/${String(price['id'])}/timeline`, admin)).json();
  expect(JSON.stringify(data)).toContain('45000');
});
