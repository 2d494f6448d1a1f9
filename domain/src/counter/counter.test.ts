import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server-mock/domain';
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

describe('a flow of staff', () => {
  it('knows the price before it sells, and writes nothing for it', async () => {
    const before = (await sold()).length;
    const body = await dayTicket();
    const preview = await shop.post('flows/sell-day-ticket/preview', body, clerk);
    expect(preview.json(), preview.body).toEqual({ price: 30_000 });
    expect(await sold()).toHaveLength(before);
    const made = await shop.post('daily-tickets', body, clerk);
    expect(made.json(), made.body).toMatchObject({ price: 30_000, shift_id: expect.any(String) });
  });

  it('says what the sale would be refused for: a way of payment that is off, a shift that is not open', async () => {
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

  it('is described to those who may do it', async () => {
    const flowsOf = async (account: string) => {
      const { flows } = (await shop.get('meta/resources', await shop.signIn(account))).json() as { flows: Row[] };
      return flows.map(({ name }) => name);
    };
    expect(await flowsOf('company')).toEqual(['renew-card', 'sell-day-ticket', 'sell-ticket']);
    expect(await flowsOf('agency-ticket')).toEqual(['sell-day-ticket', 'sell-ticket']);
  });
});

describe('the lists of a counter', () => {
  it('offer the ways of payment that the office takes at a counter, cash first', async () => {
    const methods = (await shop.get('counter/payment-methods', clerk)).json() as Row[];
    expect(methods[0]).toMatchObject({ method: 'CASH' });
    expect(methods.map(({ method }) => method)).not.toContain('GATEWAY');
  });

  it('offer a card the prices of its kind, its last one first, and the months that it does not have yet', async () => {
    const ticket = await shop.rowOf('monthly-tickets', {
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
});
