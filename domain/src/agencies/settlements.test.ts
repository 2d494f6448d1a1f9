import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { Row } from '@tuyen/server/domain';
import { type Clerk, openShop, type Shop } from '../shop.fixture.ts';
import { openTill, type OpenTill } from './open-till.fixture.ts';

const COMMISSION = 3;

onEachDatabase("Settlement of an agency's debt", (databaseUrl) => {
  let shop: Shop;
  let agency: Row;
  let root: Clerk;
  let clerk: Clerk;
  let done: OpenTill['done'];
  let move: OpenTill['move'];
  let receipts = 0;
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl() });
    ({ agency, root, clerk, done, move } = await openTill(shop, COMMISSION));
  });
  afterAll(() => shop.app.close());

  const settle = () => {
    receipts += 1;
    const values = { agency_id: agency['id'], amount: 1, receipt_number: `PT-${receipts}` };
    return done(shop.post('agency-settlements', values, root));
  };
  const sold = async () => {
    const price = await shop.rowOf('ticket-prices', { code: 'VL-BUS-8' });
    const route = await shop.rowOf('routes', { code: '32' });
    return done(shop.post('tickets', { ticket_price_id: price['id'], route_id: route['id'] }, clerk));
  };

  interface Moved {
    readonly cash: number;
    readonly tickets: number;
  }
  const kinds: readonly (readonly [string, () => Promise<Moved>])[] = [
    [
      'a ticket',
      async () => {
        const { price } = await sold();
        return { cash: Number(price), tickets: Number(price) };
      },
    ],
    [
      'a ticket and its refund',
      async () => {
        const { id, price } = await sold();
        await move('tickets', id, 'create-cancel-ticket-request', { reason: 'Khách đổi ý' });
        const request = await shop.rowOf('ticket-cancel-requests', { ticket_id: id });
        await move('ticket-cancel-requests', request['id'], 'approve', {}, await shop.signIn('agency-card-admin'));
        const paid = await move('ticket-cancel-requests', request['id'], 'pay-refund', { refund_method: 'CASH' });
        const stays = Number(price) - Number(paid['refund_amount']);
        return { cash: stays, tickets: stays };
      },
    ],
    [
      'an order',
      async () => {
        const { code } = await shop.register({ payment_method: 'CASH' });
        await done(shop.move(code, 'take-cash', {}, clerk));
        const order = await shop.order(code);
        return { cash: order.total, tickets: order.base_amount - order.discount_amount };
      },
    ],
    [
      'a sale of coins',
      async () => {
        const [coin] = await shop.engine.store.find('coins', { state: 'ACTIVE' });
        const values = { coin_id: coin?.['id'], amount: 50_000, payment_method: 'CASH' };
        const { id } = await done(shop.post('sell-coin-commands', values, clerk));
        await move('sell-coin-commands', id, 'approve', {}, await shop.signIn('agency-card-admin'));
        await move('sell-coin-commands', id, 'complete');
        return { cash: 50_000, tickets: 0 };
      },
    ],
    [
      'a card that replaces another',
      async () => {
        const held = { office_id: clerk.officeId, kind: 'BASIC', is_locked: false };
        const { id } = await shop.rowOf('customer-cards', held);
        const values = { old_card_id: id, new_card_code: shop.blank(), reason: 'BROKEN', payment_method: 'CASH' };
        const { fee } = await done(shop.post('reissue-cards', values, clerk));
        expect(fee).toBeGreaterThan(0);
        return { cash: Number(fee), tickets: 0 };
      },
    ],
    [
      'cash that is missing for paper tickets',
      async () => {
        const { id } = await shop.rowOf('command-tickets', { state: 'RETURNED' });
        const short = { returned_at: shop.engine.clock.now().toISOString(), difference: -5_000 };
        await shop.engine.write.transaction({}, (tx) =>
          tx.update('command-tickets', String(id), { office_id: clerk.officeId, ...short }),
        );
        return { cash: -5_000, tickets: 0 };
      },
    ],
  ];

  it.each(kinds)(
    'an amount dated before a settlement but stored after it counts exactly once in the next settlement: %s',
    async (_, pay) => {
      shop.advanceClock(1_000);
      const before = await settle();
      // Simulates a sale that started before the settlement and ended after it.
      expect(shop.engine.clock.now().toISOString()).toBe(before['settled_at']);
      const { cash, tickets } = await pay();
      shop.advanceClock(1_000);
      const next = await settle();
      const late = cash - Math.round((tickets * COMMISSION) / 100);
      expect(next).toMatchObject({ taken: late, owed_before: Number(before['owed_after']) + late });
      shop.advanceClock(1_000);
      expect(await settle()).toMatchObject({ taken: 0, owed_before: next['owed_after'] });
    },
  );

  it('a settlement does not count money again after the agency moved to another office', async () => {
    const path = `agencies/${String(agency['id'])}`;
    shop.advanceClock(1_000);
    await sold();
    const before = await settle();
    expect(before['taken']).toBeGreaterThan(0);
    const { id: _, code: __, short_name: ___, ...like } = await shop.rowOf('offices', { id: clerk.officeId });
    const office = await shop.engine.write.transaction({}, (tx) =>
      tx.create('offices', { ...like, code: 'DLMOI', short_name: 'DLMOI', name: 'Đại lý mới' }),
    );
    await done(shop.patch(path, { agency_office_id: office['id'] }, root));
    shop.advanceClock(1_000);
    expect(await settle()).toMatchObject({ taken: 0, owed_before: before['owed_after'] });
    await done(shop.patch(path, { agency_office_id: clerk.officeId }, root));
  });

  it('of two simultaneous settlements, the second starts where the first ends', async () => {
    shop.advanceClock(1_000);
    const first = await settle();
    const second = await settle();
    expect(String(second['settled_at']) > String(first['settled_at'])).toBe(true);
    expect(second).toMatchObject({ counted_from: second['settled_at'], owed_before: first['owed_after'] });
    shop.advanceClock(1_000);
    expect(await settle()).toMatchObject({ owed_before: second['owed_after'] });
  });
});
