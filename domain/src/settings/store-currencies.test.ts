import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { Row } from '@tuyen/server/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../shop.fixture.ts';
import { openBranch } from './branch.fixture.ts';
import { BOOKS } from './currency.ts';
import { STORED } from './store-currencies.ts';

const TABLES = [...BOOKS, 'agencies', 'ticket-prices'] as const;

onEachDatabase('Records from before currencies were stored', (databaseUrl) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl() });
  });
  afterAll(() => shop.app.close());

  const script = (sql: string) => shop.engine.records.database.script(sql);
  const clear = async (resource: (typeof TABLES)[number], changes: Row = {}) => {
    for (const { id } of await shop.engine.store.find(resource))
      await shop.engine.note(resource, String(id), { ...changes, currency: null });
  };

  it('a job adds the office’s currency to records without a currency, and keeps the version of these records', async () => {
    const branch = await openBranch(shop);
    const order = await shop.rowOf('orders', {});
    for (const table of TABLES) await clear(table);
    await shop.engine.note('orders', String(order['id']), { office_id: branch.id });
    await script(`DELETE FROM "_counters" WHERE "name" = '${STORED}'`);
    await shop.pass({ days: 1 });
    expect(await shop.rowOf('orders', { id: String(order['id']) })).toMatchObject({
      currency: 'USD',
      version: order['version'],
    });
    for (const table of TABLES) {
      const rows = await shop.engine.store.find(table);
      expect(rows.length, table).toBeGreaterThan(0);
      const others = rows.filter(({ id, currency }) => currency !== 'VND' && id !== order['id']);
      expect(others, table).toEqual([]);
    }
  });

  it('the job searches for records without a currency only once', async () => {
    await clear('coins');
    await shop.pass({ days: 2 });
    expect(await shop.rowOf('coins', {})).not.toHaveProperty('currency');
  });
});
