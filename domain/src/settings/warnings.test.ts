import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

const call = async (method: 'GET' | 'PATCH', payload?: Row, language = 'vi') => {
  const { headers } = await shop.signIn('superuser');
  const office = String((await shop.rowOf('offices', { parent_id: null }))['id']);
  return shop.app.inject({
    method,
    url: '/api/v1/settings/site-config?origins=1',
    headers: { ...headers, 'x-office-id': office, 'accept-language': language },
    ...(payload && { payload }),
  });
};
type Origins = Readonly<Record<string, { readonly warning?: string }>>;
const warningsIn = (origins: Origins): Row =>
  Object.fromEntries(Object.entries(origins).flatMap(([name, { warning }]) => (warning ? [[name, warning]] : [])));
const saved = async (values: Row, language?: string): Promise<Row> => {
  const answer = await call('PATCH', values, language);
  expect(answer.statusCode, answer.body).toBe(200);
  return warningsIn(answer.json().origins);
};
const shown = async (): Promise<Row> => warningsIn((await call('GET')).json().origins);

it.each([
  ['form_number_day_card_delivery_at_home', '5-3', '4 ngày'],
  ['form_number_day_card_delivery_at_home', '0', '4 ngày'],
  ['form_number_day_card_delivery_at_ticket_counter', '0-0', '4 ngày'],
  ['payment_method', ['COIN'], 'xu'],
  ['pos_machine_config', ['receipt_width_mm'], 'đối tượng JSON'],
])(
  'a setting rejects a value that would have no effect, with an error at its field: %s, %j',
  async (field, value, reason) => {
    const { statusCode, errors } = (await call('PATCH', { [field]: value })).json();
    expect(statusCode).toBe(422);
    expect(errors[field]).toContain(reason);
  },
);

it('an empty list of payment methods is rejected with an error that does not mention coins', async () => {
  const { statusCode, errors } = (await call('PATCH', { payment_method: [] })).json();
  expect([statusCode, errors.payment_method]).toEqual([422, expect.not.stringContaining('xu')]);
});

it.each([
  ['form_number_day_card_delivery_at_home', '3-3'],
  ['form_number_day_card_delivery_at_ticket_counter', '2'],
  ['payment_method', ['COIN', 'CASH']],
  ['pos_machine_config', { receipt_width_mm: 58 }],
])('a setting accepts a value that has an effect: %s, %j', async (field, value) => {
  expect(await saved({ [field]: value })).toEqual({});
});

it('a warning names the sales limit that leaves no month on sale, on save and on later reads', async () => {
  const off = ['2026-03', '2026-04'];
  const bus = 'limit_to_sell_month_ticket';
  expect(await saved({ disable_months_for_sales: off, [bus]: 3 })).toEqual({});
  const warned = await saved({ [bus]: 1 });
  expect(Object.keys(warned)).toEqual([bus]);
  expect(warned[bus]).toContain('04/2026');
  expect(await shown()).toEqual(warned);
  expect((await saved({ limit_to_sell_month_ticket_metro: 0 }, 'en'))['limit_to_sell_month_ticket_metro']).toContain(
    'Citizens cannot buy',
  );
  expect(await saved({ disable_months_for_sales: [], [bus]: 3, limit_to_sell_month_ticket_metro: 3 })).toEqual({});
});

it('settings that allow no change or refund of a ticket give a warning', async () => {
  expect(Object.keys(await saved({ ticket_change_refund_limit: 0 }))).toEqual(['ticket_change_refund_limit']);
  expect(Object.keys(await saved({ ticket_change_refund_limit: 1, ticket_refund_percent_fee: 100 }))).toEqual([
    'ticket_refund_percent_fee',
  ]);
  expect(await saved({ ticket_refund_percent_fee: 20 })).toEqual({});
});

it('an approval period longer than the delivery time of a card gives a warning', async () => {
  const field = 'form_number_day_expire_order';
  expect(await saved({ [field]: 5, form_number_day_card_delivery_at_home: '3-5' })).toEqual({});
  expect((await saved({ [field]: 6 }))[field]).toContain('5 ngày');
  expect(Object.keys(await shown())).toEqual([field]);
  expect(await saved({ [field]: 3 })).toEqual({});
});

it('a retention period that removes personal data gives a warning on save, but not on each read', async () => {
  const warned = await saved({ retention_months_portraits: 2 });
  expect(warned['retention_months_portraits']).toContain('2 tháng');
  expect(await shown()).toEqual({});
  expect(await saved({ retention_months_portraits: 0 })).toEqual({});
});
