import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let clerk: Clerk;
beforeAll(async () => {
  shop = await openShop();
  clerk = await shop.signIn('company');
});
afterAll(() => shop.app.close());

const dayTicket = async (more: Row = {}): Promise<Row> => {
  const price = await shop.rowOf('ticket-prices', { ticket_type: 'DAILY', route_scope: 'MULTI_ROUTE' });
  return { ticket_price_id: price['id'], valid_on: '2026-03-16', payment_method: 'CASH', ...more };
};
const sold = () => shop.engine.store.find('daily-tickets');

interface Described {
  readonly flows: readonly Row[];
  readonly outline: { readonly flows: readonly Row[] };
}

describe('Staff flows (forms with several steps)', () => {
  it('the preview of a staff flow returns the price and stores nothing', async () => {
    const before = (await sold()).length;
    const body = await dayTicket();
    const preview = await shop.post('flows/sell-day-ticket/preview', body, clerk);
    expect(preview.json(), preview.body).toEqual({ price: 30_000 });
    expect(await sold()).toHaveLength(before);
    const made = await shop.post('daily-tickets', body, clerk);
    expect(made.json(), made.body).toMatchObject({ price: 30_000, shift_id: expect.any(String) });
  });

  it('the preview of a staff flow reports why the sale would be refused, such as a closed shift', async () => {
    const gateway = await dayTicket({ payment_method: 'COIN' });
    const refused = await shop.post('flows/sell-day-ticket/preview', gateway, clerk);
    expect(refused.json()).toMatchObject({ statusCode: 422, errors: { coin_id: expect.any(String) } });
    const seller = await shop.signIn('agency-ticket');
    const { id: userId } = await shop.rowOf('users', { username: 'agency-ticket' });
    const { id } = await shop.rowOf('work-shifts', { user_id: userId, state: 'OPEN' });
    await shop.post(`work-shifts/${String(id)}/transitions/count`, { cash_counted: 0 }, seller);
    const closed = await shop.post('flows/sell-day-ticket/preview', await dayTicket(), seller);
    expect(closed.json()).toMatchObject({ statusCode: 409, code: 'no_open_shift' });
  });

  it('a staff flow is listed only for users who may use it', async () => {
    const flowsOf = async (account: string) => {
      const { flows, outline } = (await shop.get('meta/resources', await shop.signIn(account))).json() as Described;
      expect(outline.flows.map(({ name }) => name)).toEqual(flows.map(({ name }) => name));
      return flows.map(({ name }) => name);
    };
    expect(await flowsOf('company')).toEqual(['register-card', 'renew-card', 'sell-day-ticket', 'sell-ticket']);
    expect(await flowsOf('agency-ticket')).toEqual(['sell-day-ticket', 'sell-ticket']);
  });

  it('the server describes a staff flow, with an ETag, only to users who may use it', async () => {
    const seller = await shop.signIn('agency-ticket');
    const { flows } = (await shop.get('meta/resources', seller)).json() as Described;
    const answer = await shop.get('meta/flows/sell-ticket', seller);
    expect(answer.json()).toEqual(flows.find(({ name }) => name === 'sell-ticket'));
    expect(String(answer.headers['etag'])).toMatch(/^"/);
    expect((await shop.get('meta/flows/renew-card', seller)).statusCode).toBe(404);
    expect((await shop.get('meta/flows/none', seller)).statusCode).toBe(404);
    expect((await shop.get('meta/flows/sell-ticket')).statusCode).toBe(401);
  });
});

describe('Registration of a walk-in customer at a counter', () => {
  const walkIn = async (more: Row = {}): Promise<Row> => {
    const [price] = (await shop.get('counter/ticket-prices', clerk)).json() as Row[];
    const counter = await shop.rowOf('ticket-counters', { delivers_cards: true, status: 'ACTIVE' });
    return {
      full_name: 'Lê Thị Mai',
      birth_date: '1998-03-12',
      phone: '0912345678',
      ticket_price_id: price?.['id'],
      start_month: '2026-04',
      months: 1,
      payment_method: 'CASH',
      ticket_counter_id: counter['id'],
      consent: true,
      ...more,
    };
  };
  const register = (body: Row) => shop.post('orders/operations/register', body, clerk);

  it('a walk-in registration creates customer and order, adds the cash to the open shift and hands over the card', async () => {
    const { card_code } = await shop.rowOf('electronic-cards', { state: 'IN_STOCK', office_id: clerk.officeId });
    const body = await walkIn({ card_code });
    const preview = await shop.post('flows/register-card/preview', body, clerk);
    const made = await register(body);
    expect(made.statusCode, made.body).toBe(200);
    const { id, total } = made.json() as Row;
    expect(preview.json(), preview.body).toEqual({ price: total });
    const order = await shop.rowOf('orders', { id });
    expect(order).toMatchObject({
      status: 'DELIVERED_TO_CUSTOMER',
      card_code,
      consent: true,
      valid_from: '2026-04-01',
    });
    expect(await shop.rowOf('transactions', { order_id: id })).toMatchObject({
      provider: 'CASH_DESK',
      amount: total,
      shift_id: expect.any(String),
    });
    const again = await register(await walkIn({ card_code }));
    expect(again.statusCode).toBe(409);
    // A second registration of the same person uses the existing customer.
    const second = (await register(await walkIn())).json() as Row;
    const later = await shop.rowOf('orders', { id: second['id'] });
    expect(later).toMatchObject({ status: 'CONFIRMED', customer_id: order['customer_id'] });
  });

  it('a walk-in registration requires the permission of each step, and stores nothing if the card cannot be issued', async () => {
    const before = (await shop.engine.store.find('customers')).length;
    const refused = await register(await walkIn({ full_name: 'Trần Văn Nam', card_code: 'KHONGCOTHE1' }));
    expect(refused.statusCode, refused.body).toBeGreaterThanOrEqual(409);
    expect(await shop.engine.store.find('customers')).toHaveLength(before);
    const root = await shop.signIn('company-root');
    expect((await shop.post('orders/operations/register', await walkIn(), root)).statusCode).toBe(403);
    const reads = ['ticket-price.read', 'ticket-counter.read'];
    const permissions = [...reads, 'order.create', 'customer.create', 'order.attach-card', 'order.deliver-to-counter'];
    const admin = await shop.signIn('company-admin');
    const account = {
      username: 'dang.ky',
      full_name: 'Đăng Ký',
      email: 'dang.ky@tuyen.example',
      password: 'Tuyen#2026',
    };
    const made = await shop.post('users', { ...account, offices: [{ office_id: admin.officeId, permissions }] }, admin);
    expect(made.statusCode, made.body).toBe(201);
    const { card_code } = await shop.rowOf('electronic-cards', { state: 'IN_STOCK', office_id: clerk.officeId });
    const clerkOfHalf = await shop.signIn('dang.ky');
    const half = await shop.post('orders/operations/register', await walkIn({ card_code }), clerkOfHalf);
    expect(half.json(), half.body).toMatchObject({ statusCode: 403, code: 'not_permitted' });
    expect(await shop.engine.store.find('customers')).toHaveLength(before);
  });
});

describe('Lists of choices in counter forms', () => {
  it('the payment methods of a counter are the methods that its office accepts, with cash first', async () => {
    const methods = (await shop.get('counter/payment-methods', clerk)).json() as Row[];
    expect(methods[0]).toMatchObject({ method: 'CASH' });
    expect(methods.map(({ method }) => method)).not.toContain('GATEWAY');
  });

  it('the lists of prices and months return 404 for a card that the caller cannot read', async () => {
    const metro = await shop.signIn('company-metro');
    const [card] = await shop.engine.store.find('customer-cards', { office_id: clerk.officeId }, { limit: 1 });
    const id = String(card?.['id']);
    expect((await shop.get(`customer-cards/${id}`, metro)).statusCode).toBe(404);
    const price = await shop.idOf('ticket-prices', { code: 'VT-LT' });
    const ask = async (as: Clerk) => {
      const prices = await shop.get(`counter/ticket-prices?card=${id}`, as);
      const months = await shop.get(`counter/months?card=${id}&ticket_price_id=${price}`, as);
      return [prices.statusCode, months.statusCode];
    };
    expect(await ask(clerk)).toEqual([200, 200]);
    expect(await ask(metro)).toEqual([404, 404]);
    const admin = await shop.signIn('company-admin');
    const offices = [{ office_id: admin.officeId, permissions: ['monthly-ticket.create', 'order.create'] }];
    const account = { username: 'khong.doc.the', full_name: 'X Y', email: 'kdt@tuyen.example', password: 'Tuyen#2026' };
    expect((await shop.post('users', { ...account, offices }, admin)).statusCode).toBe(201);
    expect(await ask(await shop.signIn('khong.doc.the'))).toEqual([404, 404]);
  });

  it("for a card, a counter offers only prices of the card's kind and refuses months that the card already has", async () => {
    const ticket = await shop.rowOf('monthly-tickets', {
      office_id: clerk.officeId,
      state: 'ISSUED',
      valid_to: '2026-03-31',
      route_scope: 'MULTI_ROUTE',
    });
    const card = String(ticket['customer_card_id']);
    const { kind } = await shop.rowOf('customer-cards', { id: card });
    const prices = (await shop.get(`counter/ticket-prices?card=${card}`, clerk)).json() as Row[];
    expect(new Set(prices.map((price) => price['card_kind']))).toEqual(new Set([kind]));
    const months = (
      await shop.get(`counter/months?card=${card}&ticket_price_id=${String(ticket['ticket_price_id'])}`, clerk)
    ).json() as Row[];
    expect(months[0]).toMatchObject({ month: '2026-04', refused: null });
    expect(months.at(-1)).toMatchObject({ month: '2026-03', refused: 'ticket_already_on_card' });
  });

  it('a counter asks before it sells a month with fewer than seven days left, and suggests the next month', async () => {
    const price = await shop.idOf('ticket-prices', { code: 'VT-LT' });
    const months = async () => {
      const as = { ...(await shop.signIn('agency-card')).headers, 'accept-language': 'en' };
      const url = `/api/v1/counter/months?ticket_price_id=${price}`;
      return (await shop.app.inject({ url, headers: as })).json() as Row[];
    };
    expect((await months())[0]).toMatchObject({ month: '2026-03', suggested: true, confirm: '' });
    await shop.pass({ days: 9 });
    expect((await months())[0]).toMatchObject({ month: '2026-03', suggested: true, confirm: '' });
    await shop.pass({ days: 1 });
    const [march, april] = await months();
    expect(march).toMatchObject({
      month: '2026-03',
      refused: null,
      suggested: false,
      confirm: 'Only 6 days of this period are left, until 31/03/2026. Does the customer still want it?',
    });
    expect(april).toMatchObject({ month: '2026-04', suggested: true, confirm: '' });
    await shop.pass({ days: -10 });
  });
});

describe('Choice of single tickets at a counter', () => {
  it('a counter offers single tickets only for the chosen route and for the vehicle type of that route', async () => {
    const offered = async (query: string) => {
      const prices = (await shop.get(`counter/single-prices${query}`, clerk)).json() as Row[];
      return prices.map(({ name }) => name);
    };
    const on = async (code: string) => offered(`?route=${String((await shop.rowOf('routes', { code }))['id'])}`);
    expect(await on('32')).toEqual(['Vé lượt xe buýt dưới 15 km']);
    expect(await on('103A')).toEqual(['Vé lượt xe buýt trên 40 km']);
    expect(await on('2A')).toEqual(expect.not.arrayContaining([expect.stringContaining('xe buýt')]));
    expect((await offered('')).length).toBeGreaterThan(2);
  });
});
