import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type PlacedOrder, type Shop } from '../../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

describe('Order lookup by a citizen', () => {
  it('an order is found by phone in any spelling or by e-mail, and personal data is masked', async () => {
    const form = await shop.form();
    const { code } = await shop.register(form);
    const phone = String(form['phone']);
    for (const secret of [
      `phone=${phone}`,
      `phone=%2B84${phone.slice(1)}`,
      `phone=${phone.slice(0, 4)}%20${phone.slice(4, 7)}%20${phone.slice(7)}`,
      `email=${String(form['email']).toUpperCase()}`,
    ]) {
      const answer = await shop.get(`public/orders/${code.toLowerCase()}?${secret}`);
      expect(answer.statusCode, secret).toBe(200);
      expect(answer.json()).toMatchObject({
        code,
        total: 315_000,
        can_pay: true,
        customer: { full_name: 'Đ. T. T. Hương', phone: expect.stringContaining('****') },
        ticket_price: { name: 'Vé tháng liên tuyến' },
      });
      expect(answer.body).not.toContain(String(form['identity_number']));
    }
  });

  it('an order lookup masks the values of fields that the owner must correct', async () => {
    const { id: city_id } = await shop.rowOf('cities', { name: 'Hà Nội' });
    const price = await shop.rowOf('ticket-prices', { code: 'VT-LT-HSSV' });
    const more = { card_kind: 'PRIORITIZE', object_group_id: price['object_group_id'], ticket_price_id: price['id'] };
    const form = await shop.form({ ...more, proofs: [await shop.photo(), await shop.photo()] });
    const { code, payment } = await shop.register(form);
    await shop.pay(payment.url);
    const { customer_id } = await shop.order(code);
    const person = { address: 'Số 12 ngõ 34 phố Láng Hạ', group_name: 'Trường Đại học Bách khoa', city_id };
    await shop.engine.write.transaction({}, (tx) => tx.update('customers', customer_id, person));
    const secret = ['full_name', 'birth_date', 'identity_number', 'portrait', 'proofs', 'email'];
    const fields = [...secret, 'address', 'group_name', 'phone', 'city_id', 'note'];
    const corrections = fields.map((field) => ({ field, message: 'Xin sửa.' }));
    expect((await shop.move(code, 'ask-correction', { corrections })).statusCode).toBe(200);
    for (const contact of [`phone=${String(form['phone'])}`, `email=${String(form['email'])}`]) {
      const seen = await shop.get(`public/orders/${code}?${contact}`);
      expect(seen.json()).toMatchObject({
        answers: { city_id },
        masked: {
          full_name: 'Đ. T. T. Hương',
          birth_date: '**/**/1998',
          identity_number: `****${String(form['identity_number']).slice(-3)}`,
          phone: expect.stringMatching(/^091\*{4}\d{3}$/),
          email: 'h****@hopthu.example',
          address: '**** Hạ',
          group_name: '**** khoa',
        },
      });
      for (const name of [...secret, 'phone']) expect(seen.body, name).not.toContain(String(form[name]));
      for (const value of [person.address, person.group_name]) expect(seen.body).not.toContain(value);
    }
  });

  it('an order lookup gives the same answer for a wrong code, wrong contact and missing contact', async () => {
    const { code } = await shop.register();
    const answers = await Promise.all(
      [`${code}?phone=0987654321`, `${code}`, `${code}?phone=abc`, 'DH99000001?phone=0987654321', 'x?email=a@b.vn'].map(
        (path) => shop.get(`public/orders/${path}`),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('many order lookups from one address are rate-limited', async () => {
    const watched = await openShop({ rateLimits: true });
    const tries = Array.from({ length: 61 }, (_, index) =>
      watched.get(`public/orders/DH26000001?phone=0912${345_000 + index}`),
    );
    const answers = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    await watched.app.close();
    expect(answers.filter((status) => status === 404)).toHaveLength(60);
    expect(answers.at(-1)).toBe(429);
  });

  it('sixty lookups of one order or card, from any addresses, lock only that order or card', async () => {
    const watched = await openShop({ rateLimits: true });
    const tryFrom = (network: number, path: string) =>
      watched.app.inject({ url: `/api/v1/public/${path}`, remoteAddress: `192.0.2.${network}` });
    for (const path of ['orders/DH26000001?phone=0912', 'cards?card_code=HN26A00123&phone=0912']) {
      const tries = Array.from({ length: 70 }, (_, index) => tryFrom(index % 7, `${path}${345_000 + index}`));
      const answers = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
      expect(answers.filter((status) => status === 404)).toHaveLength(60);
      expect(answers.filter((status) => status === 429)).toHaveLength(10);
    }
    const [small, card] = ['orders/dh26000001?phone=0912345678', 'cards?card_code=hn26a00123&phone=0912345678'];
    expect((await tryFrom(8, String(small))).statusCode).toBe(429);
    expect((await tryFrom(8, String(card))).statusCode).toBe(429);
    expect((await tryFrom(8, 'orders/DH26000002?phone=0912345678')).statusCode).toBe(404);
    expect((await tryFrom(8, 'cards?phone=0912345678')).statusCode).toBe(404);
    await watched.app.close();
  });

  it('an order’s result is found only by its token and shows no personal data', async () => {
    const form = await shop.form();
    const { result_id: token, code } = await shop.register(form);
    const answer = await shop.get(`public/results/${token}`);
    expect(answer.json()).toMatchObject({
      code,
      payment: 'pending',
      type: 'new-card',
      received_at: 'counter',
      delivery: 0,
    });
    expect(answer.body).not.toContain(String(form['phone']));
    const { id } = await shop.order(code);
    expect((await shop.get(`public/results/${id}`)).statusCode).toBe(404);
    expect((await shop.get(`public/results/${token.slice(1)}A`)).statusCode).toBe(404);
  });
});

async function cardToRenew(): Promise<{ card: Row; phone: string }> {
  const cards = await shop.engine.store.find('customer-cards', {
    is_locked: false,
    kind: 'BASIC',
    route_scope: 'MULTI_ROUTE',
  });
  const card = cards.at(-1) as Row;
  const owner = await shop.rowOf('customers', { id: card['customer_id'] });
  return { card, phone: String(owner['phone']) };
}

describe('Citizen’s order about an existing card', () => {
  it('a card is found by code and owner’s phone, and renewed without a fee', async () => {
    const { card, phone } = await cardToRenew();
    const code = String(card['card_code']);
    const seen = await shop.get(`public/cards?card_code=${code.toLowerCase()}&phone=${phone}`);
    expect(seen.json()).toMatchObject({ renewable: true, card_code: expect.stringMatching(/^\*{6}/) });
    expect((await shop.get(`public/cards?card_code=${code}&phone=0987654321`)).statusCode).toBe(404);
    const price = await shop.rowOf('ticket-prices', { code: 'VT-LT' });
    const counter = await shop.rowOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' });
    const placed = await shop.register(
      {
        card_code: code,
        phone,
        route_scope: 'MULTI_ROUTE',
        ticket_price_id: price['id'],
        start_month: '2026-04',
        months: 1,
        delivery_method: 'COUNTER',
        ticket_counter_id: counter['id'],
      },
      'public/renewals',
    );
    expect(placed.total).toBe(280_000);
    await shop.pay(placed.payment.url);
    const published = await shop.move(placed.code, 'publish');
    expect(published.json(), published.body).toMatchObject({
      status: 'PUBLISHED',
      valid_to: '2026-04-30',
      card_code: code,
    });
    expect(await shop.rowOf('customer-cards', { card_code: code })).toMatchObject({ valid_to: '2026-04-30' });
    expect((await shop.move(placed.code, 'attach-card', { card_code: 'HN26NOPE01' })).statusCode).toBe(409);
  });

  it('a renewed card keeps its kind and group, whatever the form contains', async () => {
    const { card, phone } = await cardToRenew();
    const student = await shop.rowOf('ticket-prices', { card_kind: 'PRIORITIZE', route_scope: 'MULTI_ROUTE' });
    const group = await shop.rowOf('object-groups', { code: 'HSSV' });
    const counter = await shop.rowOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' });
    const form = {
      card_code: card['card_code'],
      phone,
      route_scope: 'MULTI_ROUTE',
      start_month: '2026-05',
      months: 1,
      delivery_method: 'COUNTER',
      ticket_counter_id: counter['id'],
      consent: true,
    };
    const cheap = await shop.post('public/renewals', { ...form, ticket_price_id: student['id'] }, undefined, {
      'x-token-captcha': await shop.captcha(),
    });
    expect(cheap.json().errors).toEqual({ ticket_price_id: expect.any(String) });
    const price = await shop.rowOf('ticket-prices', { code: 'VT-LT' });
    const asked = { ...form, ticket_price_id: price['id'] };
    const free = await shop.post('public/renewals', { ...asked, object_group_id: group['id'] }, undefined, {
      'x-token-captcha': await shop.captcha(),
    });
    expect(free.json().errors).toEqual({ object_group_id: expect.any(String) });
    expect((await shop.register(asked, 'public/renewals')).total).toBe(280_000);
  });

  it('a card is also found by its id in a link, but never without the owner’s phone', async () => {
    const { card, phone } = await cardToRenew();
    const id = String(card['id']);
    const seen = await shop.get(`public/cards?card_id=${id}&phone=${phone}`);
    expect(seen.json()).toMatchObject({ id, card_code: expect.stringMatching(/^\*{6}/) });
    for (const asked of [`card_id=${id}`, `card_id=${id}&phone=0987654321`, `card_id=x&phone=${phone}`]) {
      expect((await shop.get(`public/cards?${asked}`)).statusCode, asked).toBe(404);
    }
    const counter = await shop.rowOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' });
    const more = { delivery_method: 'COUNTER', ticket_counter_id: counter['id'], reissue_reason: 'BROKEN' };
    const priced = { delivery_method: 'COUNTER', ticket_counter_id: counter['id'], card_token: seen.json().card_token };
    const quoted = await shop.post('public/quotes?request_kind=REISSUE', priced);
    const placed = await shop.register({ card_id: id, phone, ...more }, 'public/card-requests');
    expect(placed.total).toBe(quoted.json().total);
  });

  it('a re-issued card takes over the validity of the old card, which is locked', async () => {
    const { card, phone } = await cardToRenew();
    const code = String(card['card_code']);
    const counter = await shop.rowOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' });
    const more = { delivery_method: 'COUNTER', ticket_counter_id: counter['id'], reissue_reason: 'LOST' };
    const placed: PlacedOrder = await shop.register({ card_code: code, phone, ...more }, 'public/card-requests');
    expect(placed.total).toBe(35_000);
    const asked = (await shop.get(`public/card-requests?card_code=${code}&phone=${phone}`)).json();
    expect(asked[0]).toMatchObject({ code: placed.code, type: 'reissue', reissue_reason: 'LOST' });
    await shop.pay(placed.payment.url);
    await shop.move(placed.code, 'approve');
    const fresh = shop.blank();
    await shop.move(placed.code, 'attach-card', { card_code: fresh });
    expect((await shop.move(placed.code, 'publish')).statusCode).toBe(200);
    expect(await shop.rowOf('customer-cards', { card_code: code })).toMatchObject({
      is_locked: true,
      status: 'INACTIVE',
    });
    expect(await shop.rowOf('customer-cards', { card_code: fresh })).toMatchObject({
      issue_kind: 'REISSUED',
      valid_to: card['valid_to'],
      customer_id: card['customer_id'],
    });
    const renewal = { card_code: code, phone, route_scope: 'MULTI_ROUTE', start_month: '2026-04', months: 1 };
    const price = await shop.rowOf('ticket-prices', { code: 'VT-LT' });
    const locked = await shop.post(
      'public/renewals',
      { ...renewal, ...more, reissue_reason: undefined, ticket_price_id: price['id'], consent: true },
      undefined,
      { 'x-token-captcha': await shop.captcha() },
    );
    expect(locked.json()).toMatchObject({ statusCode: 422, errors: { customer_card_id: expect.any(String) } });
  });
});

describe('Order entered at a counter', () => {
  it('an order entered at a counter for cash counts as paid and proceeds immediately', async () => {
    const clerk = await shop.signIn('agency-card');
    const customer = await shop.post(
      'customers',
      { full_name: 'Lê Văn Tám', birth_date: '1990-01-02', phone: '+84 978 123 456' },
      clerk,
    );
    expect(customer.json(), customer.body).toMatchObject({ phone: '0978123456', office_id: clerk.officeId });
    const price = await shop.rowOf('ticket-prices', { code: 'VT-LT' });
    const counter = await shop.rowOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' });
    const body = {
      request_kind: 'REGISTER_NEW',
      customer_id: customer.json().id,
      ticket_price_id: price['id'],
      start_month: '2026-03',
      months: 1,
      delivery_method: 'COUNTER',
      ticket_counter_id: counter['id'],
      payment_method: 'CASH',
      total: 1,
    };
    const sent = await shop.post('orders', body, clerk);
    expect(sent.statusCode, sent.body).toBe(201);
    const order = await shop.order(sent.json().code);
    expect(order).toMatchObject({
      status: 'CONFIRMED',
      total: 315_000,
      office_id: clerk.officeId,
      paid_at: expect.any(String),
    });
    expect(await shop.rowOf('transactions', { order_id: order.id })).toMatchObject({
      provider: 'CASH_DESK',
      state: 'SUCCEEDED',
    });
    const coin = await shop.post('orders', { ...body, payment_method: 'COIN' }, clerk);
    expect(coin.json().errors).toHaveProperty('payment_method');
  });
});
