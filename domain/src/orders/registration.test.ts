import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

describe('Order of a new card', () => {
  it('an order of a new card is paid, approved, given a card, published and handed over', async () => {
    const group = await shop.rowOf('object-groups', { code: 'HSSV' });
    const price = await shop.rowOf('ticket-prices', { code: 'VT-LT-HSSV' });
    const form = await shop.form({
      card_kind: 'PRIORITIZE',
      ticket_price_id: price['id'],
      object_group_id: group['id'],
      months: 2,
      proofs: [await shop.photo(), await shop.photo()],
    });
    const sent = await shop.post('public/orders', form, undefined, { 'x-token-captcha': await shop.captcha() });
    expect(sent.statusCode, sent.body).toBe(201);
    const placed = sent.json();
    // The order costs two months of 140.000đ (with the group discount), 30.000đ for issuing the card and 5.000đ for its
    // transport.
    expect(placed).toMatchObject({
      status: 'AWAITING_PAYMENT',
      total: 315_000,
      result_id: expect.stringMatching(/^[\w-]{32}$/),
    });

    const result = await shop.pay(placed.payment.url);
    expect(`${result.origin}${result.pathname}`).toBe('http://127.0.0.1:4002/payment/result');
    expect(Object.fromEntries(result.searchParams)).toMatchObject({
      receivedAt: 'counter',
      code: placed.code,
      type: 'new-card',
      transaction_code: '1',
      delivery: '0',
      result_id: placed.result_id,
    });
    expect((await shop.get(`public/results/${placed.result_id}`)).json()).toMatchObject({
      status: 'WAITING_FOR_CONFIRM',
      payment: 'paid',
      transaction_code: 1,
      receive_days: 3,
      receive_days_counter: 3,
      receive_days_home: 5,
      approve_days: 3,
      estimated_on: '2026-03-21',
    });

    expect((await shop.move(placed.code, 'approve')).statusCode).toBe(200);
    const blank = shop.blank();
    const bound = await shop.move(placed.code, 'attach-card', { card_code: blank.toLowerCase() });
    expect(bound.json(), bound.body).toMatchObject({ status: 'ATTACH_CARD', card_code: blank });
    expect((await shop.move(placed.code, 'publish')).json()).toMatchObject({
      status: 'PUBLISHED',
      valid_from: '2026-03-01',
      valid_to: '2026-04-30',
    });
    expect((await shop.move(placed.code, 'deliver-to-counter')).statusCode).toBe(200);
    expect((await shop.move(placed.code, 'deliver-to-customer')).statusCode).toBe(200);

    const order = await shop.order(placed.code);
    expect(order.status_history?.map(({ to }) => to)).toEqual([
      'CREATED',
      'AWAITING_PAYMENT',
      'WAITING_FOR_CONFIRM',
      'CONFIRMED',
      'ATTACH_CARD',
      'PUBLISHED',
      'DELIVERED_TO_COUNTER',
      'DELIVERED_TO_CUSTOMER',
    ]);
    expect(order.status_history?.[3]?.by).toEqual(expect.any(String));
    expect(await shop.rowOf('customer-cards', { card_code: blank })).toMatchObject({
      customer_id: order.customer_id,
      kind: 'PRIORITIZE',
      mode: 'MONTHLY',
      valid_to: '2026-04-30',
      document_number: expect.stringMatching(/\/DLCG$/),
    });
    const mails = await shop.mails(String(form['email']));
    expect(mails).toHaveLength(7);
    expect(mails.map((mail) => mail['subject'])).toContain(`Đơn hàng ${placed.code} đang chờ thanh toán`);
  });

  it('an order whose price needs no approval is confirmed at once and keeps the form’s language', async () => {
    const form = await shop.form();
    const sent = await shop.post('public/orders', form, undefined, {
      'x-token-captcha': await shop.captcha(),
      'accept-language': 'en',
    });
    const result = await shop.pay(sent.json().payment.url);
    expect(result.pathname).toBe('/en/payment/result');
    expect(await shop.order(sent.json().code)).toMatchObject({ status: 'CONFIRMED', language: 'en' });
    const subjects = (await shop.mails(String(form['email']))).map((mail) => mail['subject']);
    expect(subjects).toContain(`Order ${sent.json().code} is confirmed`);
  });

  it('an order of a free card at a counter costs nothing and immediately waits for approval', async () => {
    const price = await shop.rowOf('ticket-prices', { code: 'MP-NCT' });
    const placed = await shop.register({
      card_kind: 'FREE',
      ticket_price_id: price['id'],
      object_group_id: price['object_group_id'],
      birth_date: '1950-02-03',
      proofs: [await shop.photo(), await shop.photo()],
    });
    expect(placed).toMatchObject({ status: 'WAITING_FOR_CONFIRM', total: 0 });
    expect(placed.payment).toBeUndefined();
    expect((await shop.get(`public/results/${placed.result_id}`)).json()).toMatchObject({ payment: 'none' });
  });

  it('an order belongs to the office of its counter, or to the issuer of the ticket for home delivery', async () => {
    const office = (key: string) => shop.rowOf('offices', { code: key });
    const atCounter = await shop.order((await shop.register()).code);
    expect(atCounter.office_id).toBe((await office('DLCG'))['id']);
    const district = await shop.rowOf('districts', { name: 'Xã Sóc Sơn' });
    const home = await shop.register({
      delivery_method: 'HOME',
      ticket_counter_id: undefined,
      delivery_city_id: district['city_id'],
      delivery_district_id: district['id'],
      delivery_address: 'Số 5 thôn Đông, xã Phù Linh',
    });
    expect(home.total).toBe(280_000 + 30_000 + 30_000);
    expect((await shop.order(home.code)).office_id).toBe((await office('XNTL'))['id']);
  });

  it('phone and identity numbers are accepted with spaces, dots and lowercase letters', async () => {
    const form = await shop.form({ identity_number: 'c 123.4567' });
    const phone = String(form['phone']);
    const { code } = await shop.register({
      ...form,
      phone: ` ${phone.slice(0, 4)} ${phone.slice(4, 7)}.${phone.slice(7)} `,
    });
    const { customer_id: id } = await shop.order(code);
    expect(await shop.rowOf('customers', { id })).toMatchObject({ phone, identity_number: 'C1234567' });
  });
});

describe('Rejected registration forms', () => {
  it.each([
    ['captcha_invalid', 422, {}, { 'x-token-captcha': 'x' }],
    ['sale_disabled', 409, { start_month: '2026-06' }, {}],
    ['month_over', 409, { start_month: '2026-02' }, {}],
    ['month_too_far', 409, { start_month: '2027-01' }, {}],
  ])('a registration form is rejected with code %s (status %d) for %j', async (code, status, more, headers) => {
    const captcha = await shop.captcha();
    const answer = await shop.post('public/orders', await shop.form(more), undefined, {
      'x-token-captcha': captcha,
      ...headers,
    });
    expect(answer.json()).toMatchObject({ statusCode: status, code });
  });

  it('a registration error names every invalid field of the form', async () => {
    const form = await shop.form({ full_name: '', phone: '123', identity_number: undefined, months: 13 });
    const answer = await shop.post('public/orders', form, undefined, { 'x-token-captcha': await shop.captcha() });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(['full_name', 'identity_number', 'months', 'phone']);
  });

  it('a registration rejects the BRT ticket price for a bus route and for a ticket of several routes', async () => {
    const brt = await shop.rowOf('ticket-prices', { code: 'VT-BRT' });
    const route = await shop.rowOf('routes', { code: '32' });
    const of = (more: object) => shop.form({ ticket_price_id: brt['id'], ...more });
    const send = async (body: Record<string, unknown>) =>
      (await shop.post('public/orders', body, undefined, { 'x-token-captcha': await shop.captcha() })).json().errors;
    expect(await send(await of({ route_scope: 'ONE_ROUTE', route_ids: [route['id']] }))).toHaveProperty(
      'ticket_price_id',
    );
    expect(await send(await of({ route_scope: 'MULTI_ROUTE' }))).toHaveProperty('ticket_price_id');
  });

  it('a registration with a repeated idempotency key returns the first response, even with a used captcha', async () => {
    const form = await shop.form();
    const headers = { 'x-token-captcha': await shop.captcha(), 'idempotency-key': 'once-only' };
    const first = await shop.post('public/orders', form, undefined, headers);
    const again = await shop.post('public/orders', form, undefined, headers);
    expect(first.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    const reused = await shop.post('public/orders', { ...form, months: 2 }, undefined, headers);
    expect(reused.json().code).toBe('idempotency_key_reused');
  });
});

describe('Customer of an order', () => {
  it('an order with the name, phone and birth date of a known customer belongs to that customer, unless the e-mail differs', async () => {
    const form = await shop.form();
    const same = { phone: form['phone'], identity_number: form['identity_number'], email: form['email'] };
    const first = await shop.order((await shop.register(form)).code);
    const second = await shop.order(
      (await shop.register({ ...same, full_name: 'đỗ thị  thu hương', phone: `+84${String(form['phone']).slice(1)}` }))
        .code,
    );
    const third = await shop.order((await shop.register({ ...same, email: 'ke.gian@hopthu.example' })).code);
    expect(second.customer_id).toBe(first.customer_id);
    expect(third.customer_id).not.toBe(first.customer_id);
  });
});
