import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server-mock/domain';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let admin: Clerk;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn('superuser');
});
afterAll(() => shop.app.close());

const idOf = async (resource: string, code: string) => String((await shop.rowOf(resource, { code }))['id']);

describe('a price refuses', () => {
  let count = 0;
  const create = async (more: Row) => {
    count += 1;
    const body = {
      code: `GIA-${count}`,
      name: 'Giá thử',
      issuer_id: (await shop.rowOf('ticket-prices', { code: 'VT-LT' }))['issuer_id'],
      ticket_type: 'MONTHLY',
      transport_mode: 'BUS',
      route_scope: 'MULTI_ROUTE',
      card_kind: 'BASIC',
      validity_start: 'START_END_OF_MONTH',
      base_price: 100_000,
      price: 100_000,
      ...more,
    };
    return shop.post('ticket-prices', body, admin);
  };
  const RIDE = { ticket_type: 'ONE_TIME', validity_start: 'FROM_FIRST_USE_DATE' };
  const FARE = { distance_fare: true, block: 1_000, linear_distance_fare: 500 };

  it.each<[string, string, Row]>([
    ['min above max', 'max_price', { ...RIDE, ...FARE, min_price: 9_000, max_price: 8_000 }],
    ['sale_to before sale_from', 'sale_to', { sale_from: '2026-05-02', sale_to: '2026-05-01' }],
    ['FREE with a price', 'price', { ticket_type: 'FREE', card_kind: 'FREE' }],
    ['a fare by distance of a monthly ticket', 'distance_fare', FARE],
    ['a lowest price without a fare by distance', 'min_price', { ...RIDE, min_price: 9_000 }],
    ['uses in a day of a single ticket', 'max_usage_in_day', { ...RIDE, max_usage_in_day: 2 }],
    ['minutes of use of a monthly ticket', 'time_of_use', { time_of_use: 60 }],
    ['approval of a ticket without a card', 'is_approve_cus_req', { ...RIDE, is_approve_cus_req: true }],
    ['a kind of card of a ticket without one', 'card_kind', { ...RIDE, card_kind: 'FREE', price: 0 }],
    ['a start by approval of a ticket without a card', 'validity_start', { ...RIDE, validity_start: 'OPTION' }],
  ])('%s', async (_, field, more) => {
    const answer = await create(more);
    expect(answer.json(), answer.body).toMatchObject({ statusCode: 422, errors: { [field]: expect.any(String) } });
  });

  it('none of what its type can use', async () => {
    for (const more of [{}, { ...RIDE, ...FARE, min_price: 8_000, max_price: 9_000 }, { ...RIDE, time_of_use: 90 }]) {
      const answer = await create(more);
      expect(answer.statusCode, answer.body).toBe(201);
    }
  });

  it('a change that makes it contradict itself', async () => {
    const price = (await create({ sale_from: '2026-05-02' })).json();
    const change = await shop.patch(`ticket-prices/${price.id}`, { sale_to: '2026-05-01' }, admin);
    expect(change.json()).toMatchObject({ statusCode: 422, errors: { sale_to: expect.any(String) } });
    expect((await shop.patch(`ticket-prices/${price.id}`, { sale_to: '2026-05-02' }, admin)).statusCode).toBe(200);
  });
});

describe('an object group', () => {
  const group = async (more: Row) =>
    shop.post(
      'object-groups',
      {
        code: 'THU',
        name: 'Nhóm thử',
        card_kind: 'PRIORITIZE',
        discount_percent: 20,
        issuer_id: (await shop.rowOf('object-groups', { code: 'HSSV' }))['issuer_id'],
        ...more,
      },
      admin,
    );

  it('with a discount needs documents or an age rule', async () => {
    expect((await group({})).json()).toMatchObject({
      statusCode: 422,
      errors: { documents_required: expect.any(String) },
    });
    expect((await group({ age_from: 60, age_to: 50 })).json()).toMatchObject({
      statusCode: 422,
      errors: { age_to: expect.any(String) },
    });
    expect((await group({ age_from: 60 })).statusCode).toBe(201);
  });

  const student = async (more: Row) => ({
    card_kind: 'PRIORITIZE',
    object_group_id: await idOf('object-groups', 'HSSV'),
    ticket_price_id: await idOf('ticket-prices', 'VT-LT-HSSV'),
    proofs: [await shop.photo(), await shop.photo()],
    ...more,
  });
  const sent = async (more: Row) => {
    const headers = { 'x-token-captcha': await shop.captcha() };
    return (await shop.post('public/orders', await shop.form(await student(more)), undefined, headers)).json();
  };

  it('age_from and age_to are checked on the first day of validity', async () => {
    // HSSV: 6 to 35 years. The ticket begins on the first of the month.
    expect(await sent({ birth_date: '1990-03-01' })).toMatchObject({ statusCode: 409, code: 'group_to_age' });
    expect(await sent({ birth_date: '1990-03-02' })).toMatchObject({ status: 'AWAITING_PAYMENT' });
    expect(await sent({ birth_date: '2020-03-02' })).toMatchObject({ statusCode: 409, code: 'group_from_age' });
    expect(await sent({ birth_date: '2020-03-02', start_month: '2026-04' })).toMatchObject({
      status: 'AWAITING_PAYMENT',
    });
  });

  it('validity_months and proofs_valid_until end the status: a later renewal asks for proofs again', async () => {
    const placed = await shop.register(await student({}));
    await shop.pay(placed.payment.url);
    const approved = await shop.move(placed.code, 'approve');
    expect(approved.statusCode, approved.body).toBe(200);
    const { customer_id: id } = await shop.order(placed.code);
    expect(await shop.rowOf('customers', { id })).toMatchObject({ proofs_valid_until: '2027-03-16' });

    const cards = await shop.engine.store.find('customer-cards', { kind: 'PRIORITIZE', is_locked: false });
    const students = await idOf('object-groups', 'HSSV');
    const card = cards.find(
      (row) => row['object_group_id'] === students && row['route_scope'] === 'MULTI_ROUTE',
    ) as Row;
    const officeId = String(card['office_id']);
    const there = { headers: { ...admin.headers, 'x-office-id': officeId }, officeId };
    const until = (day: string) =>
      shop.engine.write.transaction({}, (tx) =>
        tx.update('customers', String(card['customer_id']), { proofs_valid_until: day, birth_date: '2000-01-01' }),
      );
    const renew = async () =>
      shop.post(
        'monthly-tickets',
        {
          customer_card_id: card['id'],
          ticket_price_id: await idOf('ticket-prices', 'VT-LT-HSSV'),
          start_month: '2026-07',
          months: 1,
          payment_method: 'GATEWAY',
        },
        there,
      );
    await until('2026-06-30');
    const refused = await renew();
    expect(refused.json(), refused.body).toMatchObject({ statusCode: 409, code: 'proofs_expired' });
    await until('2026-07-01');
    const renewed = await renew();
    expect(renewed.statusCode, renewed.body).toBe(201);
  });
});

it('monthly_sale: a route that is off is neither offered nor taken for a one-route monthly ticket', async () => {
  const route = await idOf('routes', '32');
  const offered = async () =>
    (await shop.get('public/routes?card_kind=BASIC')).json().some(({ code }: Row) => code === '32');
  const one = async () => ({
    route_scope: 'ONE_ROUTE',
    route_ids: [route],
    ticket_price_id: await idOf('ticket-prices', 'VT-1T'),
  });
  const sent = async () => {
    const headers = { 'x-token-captcha': await shop.captcha() };
    return (await shop.post('public/orders', await shop.form(await one()), undefined, headers)).json();
  };
  expect(await offered()).toBe(true);
  expect((await shop.patch(`routes/${route}`, { monthly_sale: false }, admin)).statusCode).toBe(200);
  expect(await offered()).toBe(false);
  expect(await sent()).toMatchObject({ statusCode: 422, errors: { route_ids: expect.any(String) } });
  await shop.patch(`routes/${route}`, { monthly_sale: true }, admin);
  expect(await sent()).toMatchObject({ status: 'AWAITING_PAYMENT' });
});
