import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop } from '../shop.fixture.ts';
import { turn } from './turn.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

const FEES = ['issuance_fee', 'transport_fee', 'shipping_fee'] as const;

const reported = async (): Promise<Row> => {
  const answer = await shop.get('statistics/orders', await shop.signIn('superuser'));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().totals;
};

async function charged(more: Row): Promise<Row> {
  const before = await reported();
  const form = await shop.form(more);
  const { ticket_price_id, delivery_method, ticket_counter_id, delivery_city_id, delivery_district_id } = form;
  const asked = { ticket_price_id, delivery_method, ticket_counter_id, delivery_city_id, delivery_district_id };
  const quote = (await shop.post('public/quotes', asked)).json();
  const placed = await shop.register(more);
  const order = (await shop.order(placed.code)) as unknown as Row;
  for (const name of [...FEES, 'total']) expect(quote[name], `quoted ${name}`).toBe(order[name]);
  const after = await reported();
  for (const name of FEES) expect(Number(after[name]) - Number(before[name]), `reported ${name}`).toBe(order[name]);
  return order;
}

async function homeIn(where: Row): Promise<Row> {
  const district = await shop.rowOf('districts', where);
  return {
    delivery_method: 'HOME',
    ticket_counter_id: undefined,
    delivery_city_id: district['city_id'],
    delivery_district_id: district['id'],
    delivery_address: 'Số 1 phố Vạn Xuân',
  };
}

const ownCity = async () => (await shop.rowOf('cities', { code: '01' }))['id'];

it('issuance_fee: a new card costs this fee', async () => {
  await turn(shop, { issuance_fee: 41_000 });
  expect(await charged({})).toMatchObject({ issuance_fee: 41_000, total: 326_000 });
});

it('transport_fee: a card sent to a counter costs this fee', async () => {
  await turn(shop, { transport_fee: 7_000 });
  expect(await charged({})).toMatchObject({ transport_fee: 7_000 });
});

it.each([
  ['shipping_fee_urban', async () => ({ zone: 'URBAN', city_id: await ownCity() })],
  ['shipping_fee_suburb', async () => ({ zone: 'SUBURBAN', city_id: await ownCity() })],
  ['shipping_fee_interprovincial', async () => ({ name: 'Phường Kinh Bắc' })],
])('%s: home delivery in the zone of this setting costs this fee', async (setting, where) => {
  await turn(shop, { [setting]: 23_000 });
  const home = await homeIn(await where());
  expect(await charged(home)).toMatchObject({ shipping_fee: 23_000, transport_fee: 0 });
});
