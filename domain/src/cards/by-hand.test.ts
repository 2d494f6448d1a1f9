import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Clerk, openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let clerk: Clerk;
beforeAll(async () => {
  shop = await openShop();
  clerk = await shop.signIn('company');
});
afterAll(() => shop.app.close());

async function create(card_code: string) {
  const customer_id = await shop.idOf('customers', { office_id: clerk.officeId });
  const values = { customer_id, mode: 'MONTHLY', kind: 'BASIC', transport_mode: 'BUS', route_scope: 'MULTI_ROUTE' };
  return shop.post('customer-cards', { card_code, ...values }, clerk);
}

it('a card that is typed in by hand is taken from the stock of the office', async () => {
  const code = shop.blank();
  const made = await create(code);
  expect(made.statusCode, made.body).toBe(201);
  expect(await shop.rowOf('electronic-cards', { card_code: code })).toMatchObject({
    state: 'ISSUED',
    customer_card_id: made.json().id,
    issue_kind: 'MONTHLY_CARD',
  });
  expect((await create(code)).statusCode).toBeGreaterThanOrEqual(409);
});

it('a card that is not in the stock, or allocated to a counter, cannot be typed in by hand', async () => {
  const unknown = await create('KHONGCO1');
  expect([unknown.statusCode, unknown.json().errors], unknown.body).toEqual([422, { card_code: expect.any(String) }]);
  const { card_code: allocated } = await shop.rowOf('electronic-cards', { state: 'ALLOCATED' });
  expect((await create(String(allocated))).json()).toMatchObject({ statusCode: 409, code: 'stock_card_elsewhere' });
});
