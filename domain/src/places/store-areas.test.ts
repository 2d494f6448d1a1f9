import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../shop.fixture.ts';
import { AREAS_STORED } from './store-areas.ts';

onEachDatabase('Orders from before orders had a delivery area', (databaseUrl) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl() });
  });
  afterAll(() => shop.app.close());

  it('a job adds the delivery area to home deliveries once, and keeps the version of the order', async () => {
    const homes = await shop.engine.store.find('orders', { delivery_method: 'HOME', status: 'DELIVERED_TO_CUSTOMER' });
    expect(homes.length).toBeGreaterThan(100);
    for (const { id } of homes) await shop.engine.note('orders', String(id), { delivery_area: null });
    await shop.engine.records.database.script(`DELETE FROM "_counters" WHERE "name" = '${AREAS_STORED}'`);
    await shop.pass({ days: 1 });
    const after = new Map(
      (await shop.engine.store.find('orders', { delivery_method: 'HOME' })).map((row) => [row['id'], row]),
    );
    for (const { id, version, delivery_area } of homes) {
      expect(after.get(id)).toMatchObject({ delivery_area, version });
    }
    const [first] = homes;
    await shop.engine.note('orders', String(first?.['id']), { delivery_area: null });
    await shop.pass({ days: 2 });
    expect((await shop.rowOf('orders', { id: String(first?.['id']) }))['delivery_area'] ?? null).toBeNull();
  });
});
