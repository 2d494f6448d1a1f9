import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { Row } from '@tuyen/server/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type PlacedOrder, type Shop } from '../../shop.fixture.ts';

const MONTHS = ['2026-04', '2026-05'];

async function renewable(shop: Shop): Promise<Row> {
  const form = await shop.form();
  const placed = await shop.register(form);
  await shop.pay(placed.payment.url);
  const card_code = shop.blank();
  await shop.move(placed.code, 'attach-card', { card_code });
  await shop.move(placed.code, 'publish');
  const { phone, ticket_price_id, ticket_counter_id } = form;
  return {
    card_code,
    phone,
    ticket_price_id,
    ticket_counter_id,
    route_scope: 'MULTI_ROUTE',
    months: 1,
    delivery_method: 'COUNTER',
  };
}

onEachDatabase('Two orders for the same month of one card', (databaseUrl) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl() });
  });
  afterAll(() => shop.app.close());

  it('only one of two orders for the same month is paid if clerks confirm both transfers simultaneously', async () => {
    const renewal = await renewable(shop);
    const renewAll = async () => {
      const orders: PlacedOrder[] = [];
      for (const start_month of MONTHS)
        orders.push(await shop.register({ ...renewal, start_month }, 'public/renewals'));
      shop.advanceClock(15 * 60_000);
      return orders;
    };
    const first = await renewAll();
    const second = await renewAll();
    await shop.engine.write.transaction({}, async (tx) => {
      for (const { id } of await tx.find('settings', {}))
        await tx.update('settings', String(id), { payment_method: ['GATEWAY', 'BANK_TRANSFER', 'CASH'] });
      for (const { code } of [...first, ...second]) {
        const order = await tx.first('orders', { code });
        await tx.update('orders', String(order?.['id']), { payment_method: 'BANK_TRANSFER' });
      }
    });
    const confirm = async ({ code }: PlacedOrder) =>
      (await shop.move(code, 'confirm-transfer', { receipt_number: 'FT26075000123' })).json();
    for (const [index] of MONTHS.entries()) {
      const pair = [first[index], second[index]].filter((order) => order !== undefined);
      const answers = await Promise.all(pair.map(confirm));
      expect(answers.map(({ status, code }) => status ?? code).toSorted()).toEqual([
        'CONFIRMED',
        'ticket_already_on_card',
      ]);
    }
  });

  it('only one of two orders for the same month is paid if two counters enter cash simultaneously', async () => {
    const { card_code, ticket_price_id, ticket_counter_id } = await renewable(shop);
    const card = await shop.rowOf('customer-cards', { card_code });
    const clerks = [await shop.signIn('agency-card'), await shop.signIn('agency-card-admin')];
    for (const start_month of MONTHS) {
      const body = {
        request_kind: 'RENEW',
        customer_id: card['customer_id'],
        customer_card_id: card['id'],
        ticket_price_id,
        start_month,
        months: 1,
        delivery_method: 'COUNTER',
        ticket_counter_id,
        payment_method: 'CASH',
      };
      const answers = await Promise.all(clerks.map((clerk) => shop.post('orders', body, clerk)));
      expect(
        answers.filter(({ statusCode }) => statusCode === 201),
        answers.map(({ body: said }) => said).join(),
      ).toHaveLength(1);
      expect(answers.map((answer) => answer.json().code)).toContain('ticket_already_on_card');
    }
  });
});
