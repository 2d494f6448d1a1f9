import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';
import { documentNames } from '../rules/localized.ts';

let shop: Shop;
let admin: Clerk;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signIn('superuser');
});
afterAll(() => shop.app.close());

const idOf = async (resource: string, code: string) => String((await shop.rowOf(resource, { code }))['id']);

describe('Contradictions in a ticket price', () => {
  let count = 0;
  const create = async (more: Row) => {
    count += 1;
    const body = {
      code: `GIA-${count}`,
      name: { vi: 'Giá thử' },
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
  ])('a price that breaks a rule of sale is rejected: %s', async (_, field, more) => {
    const answer = await create(more);
    expect(answer.json(), answer.body).toMatchObject({ statusCode: 422, errors: { [field]: expect.any(String) } });
  });

  it('a ticket price accepts fields that its ticket type supports', async () => {
    for (const more of [{}, { ...RIDE, ...FARE, min_price: 8_000, max_price: 9_000 }, { ...RIDE, time_of_use: 90 }]) {
      const answer = await create(more);
      expect(answer.statusCode, answer.body).toBe(201);
    }
  });

  it('an update that makes a ticket price contradictory is rejected', async () => {
    const price = (await create({ sale_from: '2026-05-02' })).json();
    const change = await shop.patch(`ticket-prices/${price.id}`, { sale_to: '2026-05-01' }, admin);
    expect(change.json()).toMatchObject({ statusCode: 422, errors: { sale_to: expect.any(String) } });
    expect((await shop.patch(`ticket-prices/${price.id}`, { sale_to: '2026-05-02' }, admin)).statusCode).toBe(200);
  });
});

describe('Groups of entitled passengers (object groups)', () => {
  const group = async (more: Row) =>
    shop.post(
      'object-groups',
      {
        code: 'THU',
        name: { vi: 'Nhóm thử' },
        card_kind: 'PRIORITIZE',
        discount_percent: 20,
        issuer_id: (await shop.rowOf('object-groups', { code: 'HSSV' }))['issuer_id'],
        ...more,
      },
      admin,
    );

  it('a passenger group (object group) with a discount needs documents or an age rule', async () => {
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

  it('age_from and age_to of a passenger group (object group) are checked on the first day of validity', async () => {
    // The group HSSV (pupils and students) is limited to the ages from 6 to 35. The age counts on the first day of the
    // ticket, here the first of the month.
    expect(await sent({ birth_date: '1990-03-01' })).toMatchObject({ statusCode: 409, code: 'group_to_age' });
    expect(await sent({ birth_date: '1990-03-02' })).toMatchObject({ status: 'AWAITING_PAYMENT' });
    expect(await sent({ birth_date: '2020-03-02' })).toMatchObject({ statusCode: 409, code: 'group_from_age' });
    expect(await sent({ birth_date: '2020-03-02', start_month: '2026-04' })).toMatchObject({
      status: 'AWAITING_PAYMENT',
    });
  });

  it('an approval makes the customer’s proofs valid for the validity_months of the passenger group', async () => {
    const placed = await shop.register(await student({}));
    await shop.pay(placed.payment.url);
    const approved = await shop.move(placed.code, 'approve');
    expect(approved.statusCode, approved.body).toBe(200);
    const { customer_id: id } = await shop.order(placed.code);
    expect(await shop.rowOf('customers', { id })).toMatchObject({ proofs_valid_until: '2027-03-16' });
  });

  const fillIn = async () => {
    const students = await idOf('object-groups', 'HSSV');
    const cards = await shop.engine.store.find('customer-cards', {
      kind: 'PRIORITIZE',
      is_locked: false,
      object_group_id: students,
      route_scope: 'MULTI_ROUTE',
    });
    const [card] = cards as [Row];
    const customer = { id: String(card['customer_id']) };
    const changes = { proofs_valid_until: '2026-04-30', birth_date: '2000-01-01' };
    await shop.engine.write.transaction({}, (tx) => tx.update('customers', customer.id, changes));
    const { phone } = await shop.rowOf('customers', customer);
    const found = (await shop.get(`public/cards?card_code=${card['card_code']}&phone=${String(phone)}`)).json();
    const counter = await shop.rowOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' });
    const ticket = {
      ticket_price_id: await idOf('ticket-prices', 'VT-LT-HSSV'),
      start_month: '2026-05',
      months: 1,
      delivery_method: 'COUNTER',
      ticket_counter_id: counter['id'],
      payment_method: 'GATEWAY',
    };
    const form = { card_code: card['card_code'], phone, route_scope: 'MULTI_ROUTE', consent: true, ...ticket };
    return { students, card, customer, token: String(found.card_token), ticket, form };
  };
  const until = (id: string, day: string) =>
    shop.engine.write.transaction({}, (tx) => tx.update('customers', id, { proofs_valid_until: day }));

  it('a renewal after proofs_valid_until requires each document again, and the approval of the renewal accepts the documents', async () => {
    const { students, customer, token, ticket, form } = await fillIn();
    const names = documentNames(await shop.rowOf('object-groups', { id: students }));
    const asked = async () => {
      const { ticket_price_id: price, start_month: month } = ticket;
      const query = `object_group_id=${students}&card_token=${token}&ticket_price_id=${price}&start_month=${month}&months=1`;
      return (await shop.get(`public/required-documents?${query}`)).json().map(({ document }: Row) => document);
    };
    const send = async (more: Row) => {
      const headers = { 'x-token-captcha': await shop.captcha() };
      return shop.post('public/renewals', { ...form, ...more }, undefined, headers);
    };
    const proofs = [await shop.photo(), await shop.photo()];

    await until(customer.id, '2026-05-01');
    expect(await asked()).toEqual([]);
    const unasked = await send({ proofs });
    expect(unasked.json(), unasked.body).toMatchObject({ statusCode: 422, errors: { proofs: expect.any(String) } });

    await until(customer.id, '2026-04-30');
    const named = await asked();
    expect(named).toEqual(names);
    for (const given of [undefined, proofs.slice(0, 1)]) {
      const answer = (await send({ proofs: given })).json();
      expect(answer).toMatchObject({ statusCode: 422, errors: { proofs: expect.stringContaining(String(named[1])) } });
    }
    const { card_code: _, phone: __, consent: ___, ...priced } = form;
    const price = await shop.post('public/quotes?request_kind=RENEW', { ...priced, card_token: token });
    expect(price.json(), price.body).toMatchObject({ needs_approval: true });

    const placed = await shop.register({ ...form, proofs }, 'public/renewals');
    await shop.pay(placed.payment.url);
    expect(await shop.order(placed.code)).toMatchObject({ status: 'WAITING_FOR_CONFIRM', proofs });
    const before = await shop.rowOf('customers', customer);
    expect(before).toMatchObject({ proofs_valid_until: '2026-04-30' });
    expect(before['proofs']).not.toEqual(proofs);

    const corrections = [{ field: 'proofs', message: 'Ảnh thẻ bị mờ.' }];
    expect((await shop.move(placed.code, 'ask-correction', { corrections })).statusCode).toBe(200);
    const seen = (await shop.get(`public/orders/${placed.code}?phone=${String(form.phone)}`)).json();
    expect(seen.answers).toEqual({ object_group_id: students });
    const better = [await shop.photo(), await shop.photo()];
    const retyped = await shop.post(`public/orders/${placed.code}/retype`, { phone: form.phone, proofs: better });
    expect(retyped.statusCode, retyped.body).toBe(200);
    expect(await shop.order(placed.code)).toMatchObject({ proofs: better });

    const approved = await shop.move(placed.code, 'approve');
    expect(approved.statusCode, approved.body).toBe(200);
    expect(await shop.rowOf('customers', customer)).toMatchObject({
      proofs: better,
      proof_documents: names,
      proofs_valid_until: '2027-03-16',
    });
  });

  it('a counter cannot sell a ticket after proofs_valid_until, and a staff renewal with new proofs needs approval', async () => {
    const { card, customer, ticket } = await fillIn();
    const officeId = String(card['office_id']);
    const there = { headers: { ...admin.headers, 'x-office-id': officeId }, officeId };
    const sold = { customer_card_id: card['id'], ...ticket, delivery_method: undefined, ticket_counter_id: undefined };
    const refused = await shop.post('monthly-tickets', { ...sold, start_month: '2026-08' }, there);
    expect(refused.json(), refused.body).toMatchObject({ statusCode: 409, code: 'proofs_expired' });

    const order = { request_kind: 'RENEW', customer_id: customer.id, customer_card_id: card['id'], ...ticket };
    const renewal = { ...order, start_month: '2026-08' };
    const quoted = await shop.post(
      'orders/quote',
      { ...renewal, payment_method: undefined, customer_id: undefined },
      there,
    );
    expect(quoted.json(), quoted.body).toMatchObject({ needs_approval: true });
    const without = await shop.post('orders', renewal, there);
    expect(without.json(), without.body).toMatchObject({ statusCode: 422, errors: { proofs: expect.any(String) } });
    const profile = (await shop.get('auth/profile', there)).json();
    const photo = async () => {
      const file = { name: 'the.png', type: 'image/png', bytes: new Uint8Array([1]) };
      return (await shop.engine.uploads.put(file, { kind: 'staff', userId: profile.id, profile })).url;
    };
    const created = await shop.post('orders', { ...renewal, proofs: [await photo(), await photo()] }, there);
    expect(created.statusCode, created.body).toBe(201);
    expect(created.json()).toMatchObject({ needs_approval: true });

    await until(customer.id, '2026-08-01');
    const at = await shop.post('monthly-tickets', { ...sold, start_month: '2026-08' }, there);
    expect(at.statusCode, at.body).toBe(201);
  });
});

it('a route without monthly_sale is neither offered nor accepted for a one-route monthly ticket', async () => {
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
