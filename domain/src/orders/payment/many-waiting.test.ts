import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { openShop, type Shop } from '../../shop.fixture.ts';
import { markOverdue } from './expiry.ts';
import { letWait } from './many-waiting.fixture.ts';

onEachDatabase('Marking of overdue orders that wait for approval', (databaseUrl) => {
  let shop: Shop;
  let sent: string[] = [];
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl(), watch: (sql) => void sent.push(sql) });
    await letWait(shop, 1000);
  });
  afterAll(() => shop.app.close());
  const mark = async () => {
    sent = [];
    await markOverdue.run(shop.engine as unknown as Parameters<typeof markOverdue.run>[0]);
    return sent;
  };
  const copies = () => shop.engine.store.find('orders', {}, { sort: 'code' });

  it('overdue orders are marked in transactions of 250 orders, each with the same number of statements', async () => {
    const before = await shop.engine.store.count('audit-logs', { action: 'update', resource: 'orders' });
    const statements = await mark();
    const updates = statements.filter((sql) => sql.startsWith('UPDATE "orders"'));
    expect(updates).toHaveLength(4);
    expect(statements.filter((sql) => sql.includes('FROM "orders" WHERE "id" IN'))).toHaveLength(4);
    const orders = (await copies()).filter(({ code }) => String(code).startsWith('CHO'));
    expect(new Set(orders.map(({ overdue }) => overdue))).toEqual(new Set([true]));
    expect(new Set(orders.map(({ version }) => version))).toEqual(new Set([Number(orders[0]?.['version'])]));
    const after = await shop.engine.store.count('audit-logs', { action: 'update', resource: 'orders' });
    expect(after - before).toBeGreaterThanOrEqual(1000);
    const [entry] = await shop.engine.store.find('audit-logs', { record_id: String(orders[7]?.['id']) });
    expect(entry).toMatchObject({ actor: '@system:deadlines', customer_id: orders[7]?.['customer_id'] });
    expect(entry?.['after']).toMatchObject({ overdue: true });
  });

  it('orders already marked as overdue are not updated again', async () => {
    expect((await mark()).filter((sql) => sql.startsWith('UPDATE'))).toEqual([]);
  });
});
