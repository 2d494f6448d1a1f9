import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { Row } from '@tuyen/server/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

onEachDatabase('Simultaneous ticket sales on the same cards', (databaseUrl) => {
  let shop: Shop;
  let there: Clerk;
  let cards: readonly Row[];
  let price: unknown;
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl() });
    const admin = await shop.signIn('superuser');
    const basic = { kind: 'BASIC', is_locked: false, status: 'ACTIVE', route_scope: 'MULTI_ROUTE' };
    const all = await shop.engine.store.find('customer-cards', basic);
    const officeId = String(all[0]?.['office_id']);
    cards = all.filter((card) => card['office_id'] === officeId).slice(0, 2);
    there = { headers: { ...admin.headers, 'x-office-id': officeId }, officeId };
    price = (await shop.rowOf('ticket-prices', { code: 'VT-LT' }))['id'];
  });
  afterAll(() => shop.app.close());

  const month = (card: Row | undefined, start_month: string) => ({
    customer_card_id: card?.['id'],
    ticket_price_id: price,
    start_month,
    months: 1,
    payment_method: 'GATEWAY',
  });
  it('simultaneous sales on one card succeed for different months, but for the same month only one sale succeeds', async () => {
    const months = ['2027-01', '2027-02', '2027-03', '2027-04', '2027-05', '2027-05'];
    const sold = await Promise.all(months.map((start) => shop.post('monthly-tickets', month(cards[0], start), there)));
    expect(sold.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 201, 201, 409]);
  });

  it('bulk sales on the same cards in opposite order do not deadlock', async () => {
    const [one, other] = cards;
    const answers = await Promise.all(
      ['2027-07', '2027-08', '2027-09', '2027-10', '2027-11', '2027-12'].map((start, index) => {
        const bulk = [month(one, start), month(other, start)];
        return shop.post('monthly-tickets/bulk', { bulk: index % 2 ? bulk : bulk.toReversed() }, there);
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
  });
});
