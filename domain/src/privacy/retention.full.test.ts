import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { turn } from '../settings/turn.fixture.ts';
import { openShop, type Shop } from '../shop.fixture.ts';
import { applyRetention } from './retention.ts';

/** Number of log entries in the test: ten times the 10,000 entries that typically expire in a day. */
const ENTRIES = 100_000;

onEachDatabase('Retention of the audit log', (databaseUrl) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl() });
  });
  afterAll(() => shop.app.close());

  it('one run of the retention job removes the content of ten days’ worth of expired audit entries', async () => {
    await turn(shop, { retention_months_logs: 24 });
    const [entry] = await shop.engine.store.find('audit-logs', { resource: 'orders' }, { limit: 1 });
    const at = '2020-01-01T00:00:00.000Z';
    function* entries(): Iterable<Row> {
      for (let index = 0; index < ENTRIES; index += 1) {
        const id = `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
        yield { ...entry, id, at, created_at: at, updated_at: at };
      }
    }
    await shop.engine.records.transaction((rows) => rows.insertAll('audit-logs', entries()));
    const start = performance.now();
    await applyRetention.run(shop.engine as unknown as Parameters<typeof applyRetention.run>[0]);
    const seconds = (performance.now() - start) / 1000;
    console.log(`${shop.engine.records.database.engine}: ${Math.round(ENTRIES / seconds)} entries a second`);
    const [left] = await shop.engine.records.database.rows<{ n: number }>(
      'SELECT count(*) AS n FROM "audit-logs" WHERE "at" = \'2020-01-01T00:00:00.000Z\' AND ("before" IS NOT NULL OR "after" IS NOT NULL)',
    );
    expect(left?.n).toBe(0);
  });

  it('one run of the retention job removes ten days’ worth of expired log entries and ticket uses', async () => {
    await turn(shop, { retention_months_entries: 24, retention_months_uses: 24 });
    const [use] = await shop.engine.store.find('ticket-uses', {}, { limit: 1 });
    const at = '2020-01-01T00:00:00.000Z';
    function* uses(): Iterable<Row> {
      for (let index = 0; index < ENTRIES; index += 1) {
        const id = `01600000-0000-7000-8000-${String(index).padStart(12, '0')}`;
        yield { ...use, id, at, created_at: at, updated_at: at };
      }
    }
    const { records } = shop.engine;
    await records.transaction((rows) => rows.insertAll('ticket-uses', uses()));
    const total = await records.totals.of('ticket-uses', undefined);
    const start = performance.now();
    await applyRetention.run(shop.engine as unknown as Parameters<typeof applyRetention.run>[0]);
    const seconds = (performance.now() - start) / 1000;
    console.log(`${records.database.engine}: ${Math.round((2 * ENTRIES) / seconds)} rows a second`);
    for (const table of ['audit-logs', 'ticket-uses']) {
      const [left] = await records.database.rows<{ n: number }>(
        `SELECT count(*) AS n FROM "${table}" WHERE "at" = '2020-01-01T00:00:00.000Z'`,
      );
      expect(left?.n, table).toBe(0);
    }
    expect(await records.totals.of('ticket-uses', undefined)).toBe(total - ENTRIES);
  });
});
