import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { Row } from '@tuyen/server/domain';
import type { Reader, Records } from '../contract.ts';
import { moneyHeld } from '../reports/money-held.ts';
import { addDays, localDate } from '../rules/time/calendar.ts';
import { type Clerk, openShop, type Shop } from '../shop.fixture.ts';
import { openTill, type OpenTill } from './open-till.fixture.ts';
import { checkBalances, owedNow } from './balance.ts';

const ALWAYS = { since: '2000-01-01T00:00:00.000Z', until: '2100-01-01T00:00:00.000Z' };

onEachDatabase('Balance that an agency owes', (databaseUrl) => {
  let shop: Shop;
  let agency: Row;
  let root: Clerk;
  let clerk: Clerk;
  let done: OpenTill['done'];
  let move: OpenTill['move'];
  let admin: Clerk;
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl() });
    ({ agency, root, clerk, done, move } = await openTill(shop, 3));
    admin = await shop.signIn('agency-card-admin');
  });
  afterAll(() => shop.app.close());

  const reader = () => shop.engine.store as unknown as Reader;
  const job = () => checkBalances.run(shop.engine as unknown as Parameters<typeof checkBalances.run>[0]);
  const sums = async (office = clerk.officeId) => {
    const rows = await reader()
      .sql.selectFrom('_counters')
      .where('name', 'like', `agency:${office}:%`)
      .selectAll()
      .execute();
    const value = (name: string) => Number(rows.find((row) => row.name === `agency:${office}:${name}`)?.value);
    return { held: value('held'), base: value('base') };
  };
  const asReported = async () => expect(await sums()).toEqual(await moneyHeld(reader(), ALWAYS, clerk.officeId));
  const ticket = async (more: Row = {}) => {
    const [price, route] = [
      await shop.rowOf('ticket-prices', { code: 'VL-BUS-8' }),
      await shop.rowOf('routes', { code: '32' }),
    ];
    return done(shop.post('tickets', { ticket_price_id: price['id'], route_id: route['id'], ...more }, clerk));
  };
  const takenBack = async (id: unknown) => {
    await move('tickets', id, 'create-cancel-ticket-request', { reason: 'Khách đổi ý' });
    const request = await shop.rowOf('ticket-cancel-requests', { ticket_id: String(id) });
    await move('ticket-cancel-requests', request['id'], 'approve', {}, admin);
    return request['id'];
  };
  const coins = async () => {
    const [coin] = await shop.engine.store.find('coins', { state: 'ACTIVE' });
    return coin?.['id'];
  };

  it('agency balances are created from the report when the server starts', asReported);

  const movements: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['a ticket for cash', () => ticket()],
    ['a ticket by gateway, which the operator holds', () => ticket({ payment_method: 'GATEWAY' })],
    ['a ticket for coins', async () => ticket({ payment_method: 'COIN', coin_id: await coins() })],
    [
      'a ticket that is paid back in cash',
      async () => {
        const id = await takenBack((await ticket())['id']);
        await move('ticket-cancel-requests', id, 'pay-refund', { refund_method: 'CASH' });
      },
    ],
    [
      'a ticket for coins that come back',
      async () => {
        const id = await takenBack((await ticket({ payment_method: 'COIN', coin_id: await coins() }))['id']);
        await move('ticket-cancel-requests', id, 'pay-refund', { refund_method: 'COIN' });
      },
    ],
    [
      'a ticket that is changed into another',
      async () => {
        const { id } = await ticket();
        const dear = await shop.rowOf('ticket-prices', { code: 'VL-BUS-10' }).catch(() => undefined);
        const fare = dear ?? (await shop.rowOf('ticket-prices', { code: 'VL-BUS-8' }));
        await shop.post(`tickets/${String(id)}/transitions/change`, { ticket_price_id: fare['id'] }, clerk);
      },
    ],
    [
      'a day ticket that is given back',
      async () => {
        const price = await shop.rowOf('ticket-prices', { code: 'VN-BUS' });
        const on = addDays(localDate(shop.engine.clock.now()), 3);
        const { id } = await done(
          shop.post('daily-tickets', { ticket_price_id: price['id'], valid_on: on, payment_method: 'CASH' }, clerk),
        );
        await asReported();
        await move('daily-tickets', id, 'cancel', { cancel_reason: 'Khách đổi ngày đi' });
      },
    ],
    [
      'an order that is paid at the desk, and rejected and paid back',
      async () => {
        const { code } = await shop.register({ payment_method: 'CASH' });
        await done(shop.move(code, 'take-cash', {}, clerk));
        await asReported();
        const order = await shop.order(code);
        if (order.status === 'CONFIRMED') await done(shop.move(code, 'stop', { reason: 'Không đủ điều kiện' }, admin));
        const owed = await shop.engine.store.find('transactions', { order_id: order.id, direction: 'REFUND' });
        for (const { id, state } of owed) if (state === 'PENDING') await move('transactions', id, 'pay-refund');
      },
    ],
    [
      'a sale of coins',
      async () => {
        const values = { coin_id: await coins(), amount: 50_000, payment_method: 'CASH' };
        const { id } = await done(shop.post('sell-coin-commands', values, clerk));
        await move('sell-coin-commands', id, 'approve', {}, admin);
        await move('sell-coin-commands', id, 'complete');
      },
    ],
    [
      'a card that replaces another',
      async () => {
        const { id } = await shop.rowOf('customer-cards', {
          office_id: clerk.officeId,
          kind: 'BASIC',
          is_locked: false,
        });
        const values = { old_card_id: id, new_card_code: shop.blank(), reason: 'BROKEN', payment_method: 'CASH' };
        await done(shop.post('reissue-cards', values, clerk));
      },
    ],
    [
      'cash that is missing for paper tickets, and its correction',
      async () => {
        const { id } = await shop.rowOf('command-tickets', { state: 'RETURNED' });
        const returned_at = shop.engine.clock.now().toISOString();
        for (const difference of [-5_000, 2_000]) {
          await shop.engine.write.transaction({}, (tx) =>
            tx.update('command-tickets', String(id), { office_id: clerk.officeId, returned_at, difference }),
          );
          await asReported();
        }
      },
    ],
    [
      'a row that is removed',
      async () => {
        const { id } = await shop.rowOf('reissue-cards', { office_id: clerk.officeId });
        await shop.engine.write.transaction({}, (tx) => tx.remove('reissue-cards', String(id)));
      },
    ],
    [
      'a settlement',
      () => done(shop.post('agency-settlements', { agency_id: agency['id'], amount: 5, receipt_number: 'PT-1' }, root)),
    ],
  ];

  it.each(movements)('the stored balance of an agency equals the report of its debt after %s', async (_, pay) => {
    await pay();
    shop.advanceClock(1_000);
    await asReported();
  });

  it('an agency that moves to another office keeps its debt', async () => {
    const found = async () => {
      const rows = [await shop.rowOf('agencies', { id: agency['id'] })] as unknown as Records['agencies'][];
      return (await owedNow(rows, reader())).get(String(agency['id']));
    };
    const path = `agencies/${String(agency['id'])}`;
    await ticket();
    const before = await found();
    const { id: _, code: __, short_name: ___, ...like } = await shop.rowOf('offices', { id: clerk.officeId });
    const office = await shop.engine.write.transaction({}, (tx) =>
      tx.create('offices', { ...like, code: 'DLMOI', short_name: 'DLMOI', name: 'Đại lý mới' }),
    );
    await done(shop.patch(path, { agency_office_id: office['id'] }, root));
    expect(await found()).toBe(before);
    await ticket();
    await done(shop.patch(path, { agency_office_id: clerk.officeId }, root));
    expect(await found()).toBe(before);
    await asReported();
  });

  it('if an agency balance differs from the report, the nightly job corrects the balance and then fails', async () => {
    await expect(job()).resolves.toBeUndefined();
    const name = `agency:${clerk.officeId}:held`;
    await shop.engine.write.transaction({}, (tx) => tx.sums.add({ [name]: 7 }));
    await expect(job()).rejects.toThrow(String(agency['code']));
    await asReported();
  });

  it('a missing agency balance is created with the next sale or payment', async () => {
    await shop.engine.records.database.run('DELETE FROM "_counters" WHERE "name" LIKE \'agency:%\'');
    await Promise.all([ticket(), ticket()]);
    await asReported();
  });
});
