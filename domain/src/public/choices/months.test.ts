import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { validityOf } from '../../orders/validity-of.ts';
import { openShop, type Shop } from '../../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

const english = { 'accept-language': 'en' };
const price = (code: string): Promise<string> => shop.idOf('ticket-prices', { code });
const list = async (path: string, query: Row): Promise<Row[]> => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined) as [string, string][];
  const answer = await shop.app.inject({
    url: `/api/v1/public/${path}?${new URLSearchParams(given).toString()}`,
    headers: english,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const months = async (code: string, more: Row = {}) =>
  list('sale-months', { ticket_price_id: await price(code), ...more });
const monthsOnSale = (rows: readonly Row[]) => rows.filter((row) => !row['refused']).map((row) => row['month']);
const sent = async (path: string, body: Row) =>
  (await shop.post(path, { consent: true, ...body }, undefined, { 'x-token-captcha': await shop.captcha() })).json();

async function ownCard(): Promise<{ readonly proof: Row; readonly token: string; readonly id: string }> {
  const cards = await shop.engine.store.find('customer-cards', {
    is_locked: false,
    kind: 'BASIC',
    route_scope: 'MULTI_ROUTE',
    transport_mode: 'BUS',
    valid_to: '2026-03-31',
  });
  for (const card of cards) {
    const about = await shop.engine.store.find('orders', { customer_card_id: String(card['id']) });
    if (about.some(({ status }) => ['CONFIRMED', 'WAITING_FOR_CONFIRM'].includes(String(status)))) continue;
    const { phone } = await shop.rowOf('customers', { id: card['customer_id'] });
    const proof = { card_code: card['card_code'], phone };
    const shown = (await shop.get(`public/cards?card_code=${String(card['card_code'])}&phone=${phone}`)).json();
    return { proof, token: shown.card_token, id: String(card['id']) };
  }
  throw new Error('The fixtures have no such card.');
}

const renewal = async (more: Row): Promise<Row> => ({
  route_scope: 'MULTI_ROUTE',
  ticket_price_id: await price('VT-LT'),
  months: 1,
  delivery_method: 'COUNTER',
  ticket_counter_id: await shop.idOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' }),
  ...more,
});

describe('Months offered for a ticket', () => {
  it('ticket months are offered up to the transport mode’s sales limit, and a closed month is marked', async () => {
    const bus = await months('VT-LT');
    expect(monthsOnSale(bus)).toEqual(['2026-03', '2026-04', '2026-05']);
    expect(bus[0]).toMatchObject({
      name: 'March 2026',
      hint: '20 days lost, as the card is expected on 21/03/2026; usable until 31/03/2026',
      suggested: false,
    });
    expect(bus[1]).toMatchObject({ month: '2026-04', hint: '', suggested: true });
    expect(bus.at(-1)).toMatchObject({
      month: '2026-06',
      refused: 'sale_disabled',
      hint: 'Not on sale',
    });
    expect(await months('VT-DIEN')).toEqual([]);
    expect(await months('VN-BUS')).toEqual([]);
  });

  it('a ticket can cover at most as many months as are on sale consecutively', async () => {
    const counts = async (start_month: string) =>
      (await list('month-counts', { ticket_price_id: await price('VT-LT'), start_month })).map((row) => row['months']);
    expect(await counts('2026-03')).toEqual([1, 2, 3]);
    expect(await counts('2026-05')).toEqual([1]);
    expect(await counts('2026-06')).toEqual([]);
    const [one] = await list('month-counts', { ticket_price_id: await price('VT-LT'), start_month: '2026-03' });
    expect(one).toMatchObject({ name: '1 month', hint: 'until 31/03/2026' });
  });

  it('a ticket whose start the buyer cannot choose offers no choice of months', async () => {
    expect(await months('VT-M2A')).toMatchObject([{ month: '2026-03', name: 'From 21/03/2026' }]);
    expect(await months('MP-NCT')).toMatchObject([{ month: '2026-03', name: 'From the day of approval' }]);
    const option = await months('VT-DPT');
    expect(option[0]).toMatchObject({ name: 'March 2026', hint: 'from 21/03/2026' });
    expect(option[1]).toMatchObject({ name: 'April 2026', hint: 'from 01/04/2026' });
  });

  it.each([
    ['month_over', { start_month: '2026-02' }, 'over'],
    ['month_too_far', { start_month: '2026-07' }, '06/2026'],
    ['month_too_far', { start_month: '2027-01' }, '06/2026'],
    ['sale_disabled', { start_month: '2026-06' }, 'not on sale'],
    ['sale_disabled', { start_month: '2026-05', months: 2 }, 'not on sale'],
    ['sale_disabled', { start_month: '2026-03', months: 12 }, 'not on sale'],
  ])('an order for unavailable ticket months is rejected with the reason %s for %j', async (code, more, said) => {
    const answer = await shop.post('public/orders', await shop.form(more), undefined, {
      ...english,
      'x-token-captcha': await shop.captcha(),
    });
    expect(answer.json()).toMatchObject({ statusCode: 409, code, message: expect.stringContaining(said) });
    const quote = { card_kind: 'BASIC', route_scope: 'MULTI_ROUTE', ticket_price_id: await price('VT-LT'), ...more };
    expect((await shop.post('public/quotes', { months: 1, ...quote })).json()).toMatchObject({ statusCode: 409, code });
  });

  it('the settings of the ticket’s issuer decide which months are on sale, wherever the card is collected', async () => {
    const { id: brt, office_id } = await shop.rowOf('ticket-counters', { code: 'QV007' });
    const { id } = await shop.rowOf('settings', { office_id });
    const limit = (value: number) =>
      shop.engine.write.transaction({}, (tx) =>
        tx.update('settings', String(id), { limit_to_sell_month_ticket: value }),
      );
    await limit(0);
    expect(
      (await sent('public/orders', await shop.form({ start_month: '2026-05', ticket_counter_id: brt }))).status,
    ).toBe('AWAITING_PAYMENT');
    expect(monthsOnSale(await months('VT-BRT'))).toEqual(['2026-03']);
    await limit(3);
  });
});

describe('Ticket whose first day the buyer chooses', () => {
  const ordered = async (more: Row) => {
    const clerk = await shop.signIn('agency-card');
    const body = {
      request_kind: 'REGISTER_NEW',
      customer_id: await shop.idOf('customers', { office_id: clerk.officeId }),
      ticket_price_id: await price('VT-DPT'),
      transport_mode: 'MULTIMODAL',
      start_month: '2026-04',
      months: 1,
      delivery_method: 'COUNTER',
      ticket_counter_id: await shop.idOf('ticket-counters', { name: 'Quầy vé Bến xe Mỹ Đình' }),
      payment_method: 'GATEWAY',
      ...more,
    };
    return (await shop.post('orders', body, clerk)).json();
  };

  it('a ticket whose first day the buyer chooses is valid from any chosen day of its first month', async () => {
    const { code, start_on } = await ordered({ start_on: '2026-04-15' });
    expect(start_on).toBe('2026-04-15');
    const order = await shop.order(code);
    await shop.engine.write.transaction({}, async (tx) => {
      await tx.update('orders', order.id, { paid_at: shop.engine.clock.now().toISOString() });
      await tx.move('orders', order.id, 'confirm-payment');
    });
    expect((await shop.move(code, 'attach-card', { card_code: shop.blank() })).statusCode).toBe(200);
    expect((await shop.move(code, 'publish')).statusCode).toBe(200);
    expect(await shop.order(code)).toMatchObject({ valid_from: '2026-04-15', valid_to: '2026-05-14' });
  });

  it('citizens can choose a first day only among days on sale, and only for tickets that allow it', async () => {
    const days = async (code: string, start_month: string) =>
      (await list('sale-days', { ticket_price_id: await price(code), start_month, months: '1' })).map(
        (row) => row['day'],
      );
    expect(await days('VT-DPT', '2026-03')).toEqual(Array.from({ length: 11 }, (_, index) => `2026-03-${21 + index}`));
    expect(await days('VT-DPT', '2026-04')).toHaveLength(30);
    expect(await days('VT-LT', '2026-04')).toEqual([]);
    const form = await shop.form({ ticket_price_id: await price('VT-DPT'), start_month: '2026-04' });
    const refused = { statusCode: 422, errors: { start_on: expect.any(String) } };
    expect(await sent('public/orders', form)).toMatchObject(refused);
    expect(await sent('public/orders', { ...form, start_on: '2026-05-02' })).toMatchObject(refused);
    const { code } = await sent('public/orders', { ...form, start_on: '2026-04-20' });
    expect(await shop.order(code)).toMatchObject({ start_on: '2026-04-20' });
    const other = await shop.form({ start_month: '2026-04', start_on: '2026-04-20' });
    expect(await sent('public/orders', other)).toMatchObject(refused);
  });

  it('a ticket whose first day may be chosen begins on the first of the month if none is chosen', async () => {
    const { code } = await ordered({});
    const days = validityOf(await shop.order(code), { validity_start: 'OPTION', ticket_type: 'MONTHLY' });
    expect(days).toEqual({ from: '2026-04-01', to: '2026-04-30' });
  });

  it.each([
    ['that is over', { start_month: '2026-03', start_on: '2026-03-15' }],
    ['of another month', { start_on: '2026-05-01' }],
  ])('a ticket whose first day the buyer chooses cannot begin on a day %s', async (_, more) => {
    expect(await ordered(more)).toMatchObject({ statusCode: 422, errors: { start_on: expect.any(String) } });
  });

  it('a chosen first day is rejected for a ticket whose first day cannot be chosen', async () => {
    const other = { ticket_price_id: await price('VT-LT'), transport_mode: 'BUS', start_on: '2026-04-15' };
    expect(await ordered(other)).toMatchObject({ statusCode: 422, errors: { start_on: expect.any(String) } });
  });

  it('for an existing card, a counter can sell a ticket that starts on any chosen day of the month', async () => {
    const { id, officeId } = await cardOf('BASIC');
    const { headers } = await shop.signIn('superuser');
    const clerk = { headers: { ...headers, 'x-office-id': officeId }, officeId };
    const body = { customer_card_id: id, ticket_price_id: await price('VT-DPT'), start_month: '2026-06', months: 1 };
    const sold = (more: Row) => shop.post('monthly-tickets', { ...body, payment_method: 'GATEWAY', ...more }, clerk);
    expect((await sold({ start_on: '2026-07-01' })).json()).toMatchObject({ errors: { start_on: expect.any(String) } });
    expect((await sold({ start_on: '2026-06-10' })).json()).toMatchObject({
      valid_from: '2026-06-10',
      valid_to: '2026-07-09',
    });
  });
});

async function cardOf(kind: string): Promise<{ readonly id: string; readonly officeId: string }> {
  const card = await shop.rowOf('customer-cards', { kind, is_locked: false, status: 'ACTIVE' });
  return { id: String(card['id']), officeId: String(card['office_id']) };
}

describe('Month that is already on the card', () => {
  it('a month that the card already has is refused without a price, even if the month is paid but not on the card yet', async () => {
    const { proof, token, id } = await ownCard();
    const now = await months('VT-LT', { card_token: token });
    expect(now[0]).toMatchObject({ refused: 'ticket_already_on_card', hint: expect.stringContaining('already') });
    expect(monthsOnSale(now)).toEqual(['2026-04', '2026-05']);

    const april = await renewal({ ...proof, start_month: '2026-04' });
    const { payment } = await sent('public/renewals', april);
    expect(monthsOnSale(await months('VT-LT', { card_token: token }))).toEqual(['2026-04', '2026-05']);
    await shop.pay(payment.url);
    expect(await shop.engine.store.find('monthly-tickets', { customer_card_id: id, valid_from: '2026-04-01' })).toEqual(
      [],
    );
    expect(monthsOnSale(await months('VT-LT', { card_token: token }))).toEqual(['2026-05']);
    const again = { statusCode: 409, code: 'ticket_already_on_card' };
    expect(await sent('public/renewals', april)).toMatchObject(again);
    const { card_code: _, phone: __, ...priced } = april;
    expect(
      (await shop.post('public/quotes?request_kind=RENEW', { ...priced, card_token: token })).json(),
    ).toMatchObject(again);
    const card = await shop.rowOf('customer-cards', { id });
    const { headers } = await shop.signIn('superuser');
    const officeId = String(card['office_id']);
    const clerk = { headers: { ...headers, 'x-office-id': officeId }, officeId };
    const sold = { ...priced, request_kind: 'RENEW', customer_id: card['customer_id'], customer_card_id: id };
    expect((await shop.post('orders', { ...sold, payment_method: 'GATEWAY' }, clerk)).json()).toMatchObject(again);
  });

  it('a ticket valid from purchase begins after the current ticket of the card', async () => {
    const staff = { actor: { kind: 'system' }, officeId: null } as const;
    const { proof, token } = await ownCard();
    const lt = await price('VT-LT');
    const rule = (validity_start: string) =>
      shop.engine.write.transaction(staff, (tx) => tx.update('ticket-prices', lt, { validity_start }));
    await rule('FROM_PURCHASE_DATE');
    const [only, ...more] = await months('VT-LT', { card_token: token });
    expect([only, more]).toMatchObject([{ month: '2026-04', name: 'From 01/04/2026', refused: null }, []]);
    const placed = await sent('public/renewals', await renewal({ ...proof, start_month: '2026-04' }));
    await shop.pay(placed.payment.url);
    expect((await shop.move(placed.code, 'publish')).statusCode).toBe(200);
    expect(await shop.order(placed.code)).toMatchObject({ valid_from: '2026-04-01', valid_to: '2026-04-30' });
    await rule('START_END_OF_MONTH');
  });
});

describe('Choices offered by the order form', () => {
  it('the order form offers only groups with a ticket on sale, and only tickets of the chosen group', async () => {
    const names = async (path: string, query: Row) => (await list(path, query)).map((row) => row['code']);
    expect(await names('object-groups', { card_kind: 'PRIORITIZE' })).toEqual(['CNKCN', 'HSSV']);
    const student = { card_kind: 'PRIORITIZE', object_group_id: await shop.idOf('object-groups', { code: 'HSSV' }) };
    expect(await names('ticket-prices', student)).toEqual(['VT-1T-HSSV', 'VT-LT-HSSV']);
    const workers = await shop.idOf('object-groups', { code: 'CNKCN' });
    const off = async (on_sale: boolean) => {
      for (const code of ['VT-1T-CNKCN', 'VT-LT-CNKCN']) {
        const id = await price(code);
        await shop.engine.write.transaction({}, (tx) => tx.update('ticket-prices', id, { on_sale }));
      }
    };
    await off(false);
    expect(await names('object-groups', { card_kind: 'PRIORITIZE' })).toEqual(['HSSV']);
    expect(await names('ticket-prices', { card_kind: 'PRIORITIZE', object_group_id: workers })).toEqual([]);
    await off(true);
  });

  it('the order form offers only routes that have a ticket, and finds routes by colloquial names', async () => {
    const lines = async (query: Row) => (await list('routes', query)).map((row) => row['code']);
    expect(await lines({ card_kind: 'BASIC', q: 'xe 32' })).toEqual(['32']);
    expect(await lines({ card_kind: 'BASIC', q: 'tuyến 2A' })).toEqual(['2A']);
    expect(await lines({ card_kind: 'PRIORITIZE', q: '2A' })).toEqual([]);
    expect(await lines({ card_kind: 'FREE' })).toEqual([]);
  });

  it('the order form finds counters by name, street, ward or former district and shows their opening hours', async () => {
    const counters = async (q: string) => (await list('ticket-counters', { q })).map((row) => row['name']);
    for (const q of [
      'Mỹ Đình',
      'my dinh',
      'pham hung',
      'Phạm Hùng',
      'nam từ liêm',
      'tu liem my dinh',
      'bus station my dinh',
    ]) {
      expect(await counters(q), q).toContain('My Dinh Bus Station ticket counter');
    }
    expect(await counters('không có nơi này')).toEqual([]);
    const [counter] = await list('ticket-counters', { q: 'my dinh' });
    expect(counter?.['hours']).toBe('Mon–Fri 07:00–19:00; Sat, Sun 07:30–17:30');
    const wards = (await list('districts', { q: 'hoan kiem' })).map((row) => row['name']);
    expect(wards).toEqual([
      'Hoan Kiem Ward',
      'Ba Dinh Ward',
      'Cua Nam Ward',
      'Hong Ha Ward',
      'Van Mieu - Quoc Tu Giam Ward',
    ]);
    for (const q of ['ha noi', 'Hà Nội', 'hanoi']) {
      expect((await list('cities', { q })).map((row) => row['name'])).toEqual(['Hanoi City']);
    }
  });

  it('a form about an existing card accepts only tickets of the card’s kind', async () => {
    const { proof } = await ownCard();
    const metro = { ticket_price_id: await price('VT-DPT'), start_month: '2026-04' };
    const answer = await sent('public/renewals', await renewal({ ...proof, ...metro }));
    expect([answer.statusCode, Object.keys(answer.errors ?? {})]).toEqual([422, ['ticket_price_id']]);
  });
});
