import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let clerk: Clerk;
let company: Clerk;
beforeAll(async () => {
  shop = await openShop();
  clerk = await shop.signIn('agency-card');
  company = await shop.signIn('company');
});
afterAll(() => shop.app.close());

const find = (resource: string, where: Row) => shop.engine.store.find(resource, where as Record<string, string>);
const published = async (more: Row = {}): Promise<{ code: string; card: string }> => {
  const placed = await shop.register(more);
  await shop.pay(placed.payment.url);
  const card = shop.blank();
  for (const [move, input] of [
    ['attach-card', { card_code: card }],
    ['publish', {}],
  ] as const) {
    const answer = await shop.move(placed.code, move, input);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
  return { code: placed.code, card };
};

describe('Publishing an order for a card', () => {
  it('publishing an order creates the monthly ticket, sets the card validity and updates the request', async () => {
    const { code, card } = await published();
    const order = await shop.order(code);
    const [ticket] = await find('monthly-tickets', { order_id: order.id });
    expect(ticket).toMatchObject({
      card_code: card,
      price: 280_000,
      valid_from: '2026-03-01',
      valid_to: '2026-03-31',
      serial: expect.stringMatching(/^VT260000BT\d{7}\/DLCG$/),
      payment_method: 'GATEWAY',
      client_kind: 'PUBLIC_WEB',
    });
    expect(await shop.rowOf('customer-cards', { card_code: card })).toMatchObject({ valid_to: '2026-03-31' });
    expect(await shop.rowOf('electronic-cards', { card_code: card })).toMatchObject({
      state: 'ISSUED',
      issue_kind: 'MONTHLY_CARD',
      customer_card_id: order.customer_card_id,
    });
    const requests = await find('customer-requests', { order_id: order.id });
    expect(requests).toMatchObject([
      {
        kind: 'REGISTER_NEW',
        status: 'PUBLISHED',
        card_code: card,
        received_from: 'PUBLIC_WEB',
        code: expect.stringMatching(/^YC26\d{6}$/),
      },
    ]);
  });

  it('attaching a stock card that is unknown, unavailable or at another counter is rejected', async () => {
    const placed = await shop.register();
    await shop.pay(placed.payment.url);
    const attach = async (card_code: unknown) => (await shop.move(placed.code, 'attach-card', { card_code })).json();
    expect(await attach('KHONGCO1')).toMatchObject({ statusCode: 422, errors: { card_code: expect.any(String) } });
    const gone = await shop.rowOf('electronic-cards', { state: 'DAMAGED' });
    expect(await attach(gone['card_code'])).toMatchObject({ statusCode: 409, code: 'stock_card_gone' });
    const order = await shop.order(placed.code);
    const allocated = await find('electronic-cards', { state: 'ALLOCATED' });
    const here = allocated.find((card) => card['ticket_counter_id'] === order.ticket_counter_id);
    const ofCompany = allocated.filter((card) => card['office_id'] === here?.['office_id']);
    const elsewhere = ofCompany.find((card) => card['ticket_counter_id'] !== order.ticket_counter_id);
    expect(await attach(elsewhere?.['card_code'])).toMatchObject({ statusCode: 409, code: 'stock_card_elsewhere' });
    expect(await attach(here?.['card_code'])).toMatchObject({ status: 'ATTACH_CARD' });
  });

  it('a renewal for a month that is already on the card is rejected', async () => {
    const form = await shop.form();
    const { card } = await published(form);
    const renewal = {
      card_code: card,
      phone: form['phone'],
      route_scope: 'MULTI_ROUTE',
      ticket_price_id: form['ticket_price_id'],
      start_month: '2026-03',
      months: 1,
      delivery_method: 'COUNTER',
      ticket_counter_id: form['ticket_counter_id'],
      consent: true,
    };
    const again = await shop.post('public/renewals', renewal, undefined, { 'x-token-captcha': await shop.captcha() });
    expect(again.json()).toMatchObject({ statusCode: 409, code: 'ticket_already_on_card' });
    const next = await shop.register({ ...renewal, start_month: '2026-04' }, 'public/renewals');
    expect(next.total).toBe(280_000);
  });
});

it("a customer's correction creates a new request and marks the clerk's requested corrections as done", async () => {
  const group = await shop.rowOf('object-groups', { code: 'HSSV' });
  const price = await shop.rowOf('ticket-prices', { code: 'VT-LT-HSSV' });
  const form = await shop.form({
    card_kind: 'PRIORITIZE',
    object_group_id: group['id'],
    ticket_price_id: price['id'],
    proofs: [await shop.photo(), await shop.photo()],
  });
  const placed = await shop.register(form);
  await shop.pay(placed.payment.url);
  await shop.move(placed.code, 'ask-correction', { corrections: [{ field: 'portrait', message: 'Ảnh bị mờ.' }] });
  const order = await shop.order(placed.code);
  const [asked] = await find('customer-requests', { order_id: order.id });
  expect(asked).toMatchObject({
    status: 'WAITING_CUSTOMER_RETYPE',
    documents: [form['portrait'], ...(form['proofs'] as string[])],
    corrections: [{ field: 'portrait', message: 'Ảnh bị mờ.', done: false }],
  });
  const sent = await shop.post(`public/orders/${placed.code}/retype`, {
    phone: form['phone'],
    portrait: await shop.photo(),
  });
  expect(sent.statusCode, sent.body).toBe(200);
  const requests = await find('customer-requests', { order_id: order.id });
  expect(requests.map(({ kind, status }) => [kind, status]).toSorted()).toEqual([
    ['REGISTER_NEW', 'WAITING_FOR_CONFIRM'],
    ['RETYPE', 'WAITING_FOR_CONFIRM'],
  ]);
  expect(requests.find(({ kind }) => kind === 'REGISTER_NEW')).toMatchObject({ corrections: [{ done: true }] });
});

describe('Re-issue of a card', () => {
  it("re-issuing a card by an order moves its tickets to the new card and retires the old card's stock record", async () => {
    const form = await shop.form();
    const { card: old } = await published(form);
    const more = {
      delivery_method: 'COUNTER',
      ticket_counter_id: form['ticket_counter_id'],
      reissue_reason: 'LOST',
    };
    const placed = await shop.register({ card_code: old, phone: form['phone'], ...more }, 'public/card-requests');
    await shop.pay(placed.payment.url);
    await shop.move(placed.code, 'approve');
    const fresh = shop.blank();
    const bound = await shop.move(placed.code, 'attach-card', { card_code: fresh });
    expect(bound.statusCode, bound.body).toBe(200);
    const order = await shop.order(placed.code);
    expect(await shop.rowOf('reissue-cards', { order_id: order.id })).toMatchObject({
      old_card_code: old,
      new_card_code: fresh,
      fee: 30_000,
      reason: 'LOST',
    });
    expect(await shop.rowOf('electronic-cards', { card_code: old })).toMatchObject({ state: 'LOST' });
    expect(await shop.rowOf('electronic-cards', { card_code: fresh })).toMatchObject({
      state: 'ISSUED',
      issue_kind: 'REISSUED',
    });
    expect(await shop.rowOf('customer-cards', { card_code: old })).toMatchObject({
      is_locked: true,
      status: 'INACTIVE',
    });
    expect(await find('monthly-tickets', { card_code: old })).toHaveLength(0);
    expect(await find('monthly-tickets', { card_code: fresh })).toHaveLength(1);
  });

  it('a re-issued card has only one successor, even if two re-issues were requested', async () => {
    const form = await shop.form();
    const { card: old } = await published(form);
    const { delivery_method, ticket_counter_id } = form;
    const body = {
      card_code: old,
      phone: form['phone'],
      delivery_method,
      ticket_counter_id,
      reissue_reason: 'LOST',
      consent: true,
    };
    const orders = [
      await shop.register(body, 'public/card-requests'),
      await shop.register(body, 'public/card-requests'),
    ];
    for (const { code, payment } of orders) {
      await shop.pay(payment.url);
      expect((await shop.move(code, 'approve')).statusCode).toBe(200);
    }
    const answers = await Promise.all(
      orders.map(({ code }) => shop.move(code, 'attach-card', { card_code: shop.blank() })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const captcha = await shop.captcha();
    const third = await shop.post('public/card-requests', body, undefined, { 'x-token-captcha': captcha });
    expect(third.json()).toMatchObject({ statusCode: 422, errors: { customer_card_id: expect.any(String) } });
    const { id } = await shop.rowOf('customer-cards', { card_code: old });
    expect(await find('reissue-cards', { old_card_id: id })).toHaveLength(1);
    const counter = { old_card_id: id, new_card_code: shop.blank(), reason: 'LOST' };
    expect((await shop.post('reissue-cards', counter, clerk)).json()).toMatchObject({ code: 'card_replaced' });
  });

  it("a re-issue at the counter replaces the card at once for a fee in the clerk's shift", async () => {
    const { card: old } = await published();
    const held = await shop.rowOf('customer-cards', { card_code: old });
    const body = { old_card_id: held['id'], new_card_code: old, reason: 'BROKEN', old_card_returned: true };
    const same = await shop.post('reissue-cards', body, clerk);
    expect(same.json()).toMatchObject({ statusCode: 422, errors: { new_card_code: expect.any(String) } });
    const fresh = shop.blank();
    const made = await shop.post('reissue-cards', { ...body, new_card_code: fresh }, clerk);
    expect(made.json(), made.body).toMatchObject({
      fee: 30_000,
      old_card_code: old,
      shift_id: expect.any(String),
      reissued_on: '2026-03-16',
    });
    expect(await shop.rowOf('electronic-cards', { card_code: old })).toMatchObject({ state: 'RETURNED' });
    expect(await shop.rowOf('customer-cards', { card_code: fresh })).toMatchObject({
      customer_id: held['customer_id'],
    });
    const twice = await shop.post('reissue-cards', { ...body, new_card_code: shop.blank() }, clerk);
    expect(twice.json()).toMatchObject({ statusCode: 409, code: 'card_replaced' });
    const changed = await shop.patch(`reissue-cards/${String(made.json().id)}`, { reason: 'DATA_CHANGED' }, clerk);
    expect(changed.json()).toMatchObject({ statusCode: 409, code: 'not_editable' });
  });
});

describe('Blank card in the stock', () => {
  it('a stock card that was allocated to a counter can be returned but not edited or deleted', async () => {
    const blank = await shop.rowOf('electronic-cards', { card_code: shop.blank() });
    const move = (name: string, input?: Row) =>
      shop.post(`electronic-cards/${String(blank['id'])}/transitions/${name}`, input, company);
    const counter = await shop.rowOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' });
    expect((await move('allocate', { ticket_counter_id: counter['id'] })).json()).toMatchObject({
      state: 'ALLOCATED',
      ticket_counter_id: counter['id'],
    });
    expect(
      (await shop.patch(`electronic-cards/${String(blank['id'])}`, { batch: 'LO-KHAC' }, company)).statusCode,
    ).toBe(409);
    expect((await shop.remove(`electronic-cards/${String(blank['id'])}`, company)).json()).toMatchObject({
      code: 'still_in_use',
    });
    const back = (await move('take-back')).json();
    expect(back).toMatchObject({ state: 'IN_STOCK' });
    expect(back).not.toHaveProperty('ticket_counter_id');
    // Only orders and re-issues issue cards: no clerk has the permission.
    expect((await move('issue')).statusCode).toBe(403);
  });
});

it('the card mode EDIT, which only card machines use, is rejected in a customer card', async () => {
  const card = await shop.rowOf('customer-cards', { office_id: company.officeId, mode: 'MONTHLY' });
  const change = (mode: string) => shop.patch(`customer-cards/${String(card['id'])}`, { mode }, company);
  expect((await change('EDIT')).json()).toMatchObject({ statusCode: 422, errors: { mode: expect.any(String) } });
  expect((await change('FREE')).json()).toMatchObject({ mode: 'FREE' });
});
