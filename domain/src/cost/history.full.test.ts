import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { ServerOptions } from '@tuyen/server';
import type { Reader } from '../contract.ts';
import { markOverdue } from '../orders/payment/expiry.ts';
import { letWait } from '../orders/payment/many-waiting.fixture.ts';
import { moneyHeld } from '../reports/money-held.ts';
import { openShop, type Shop } from '../shop.fixture.ts';
import { past } from './past.fixture.ts';
import { type CostedRequest, requestsOf } from './requests.fixture.ts';

type Sent = readonly [sql: string, params: Parameters<NonNullable<ServerOptions['watch']>>[2]];
interface Cost {
  readonly statements: number;
  /**
   * Duration of the fastest of several runs, in milliseconds. Other processes on the machine slow down some of the
   * runs.
   */
  readonly time: number;
}

const ALWAYS = { since: '2000-01-01T00:00:00.000Z', until: '2100-01-01T00:00:00.000Z' };
const TIMES = 15;
const HISTORY = ['transactions', 'tickets', 'orders', 'audit-logs', 'mails'];

onEachDatabase('Requests on a database with a long transaction history', (databaseUrl) => {
  let shop: Shop;
  let sent: Sent[] = [];
  const last = new Map<string, readonly Sent[]>();
  beforeAll(async () => {
    shop = await openShop({
      databaseUrl: await databaseUrl(),
      watch: (sql, _, params) => void sent.push([sql, params]),
    });
  });
  afterAll(() => shop.app.close());

  async function costs(requests: readonly CostedRequest[]): Promise<Record<string, Cost>> {
    const found: Record<string, Cost> = {};
    for (const { name, prepare } of requests) {
      const times: number[] = [];
      for (let round = 0; round < TIMES; round += 1) {
        const send = await prepare();
        sent = [];
        const start = performance.now();
        const answer = await send();
        times.push(performance.now() - start);
        expect(answer.statusCode, `${name}: ${answer.body}`).toBeLessThan(300);
        last.set(name, sent);
      }
      found[name] = { statements: last.get(name)?.length ?? 0, time: Math.min(...times) };
    }
    return found;
  }

  async function planOf([sql, params = []]: Sent): Promise<readonly string[]> {
    const { database } = shop.engine.records;
    const how = database.engine === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
    const rows = await database.rows(`${how} ${sql}`, params);
    return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN']));
  }

  /**
   * Returns the steps of query plans that scan a whole history table. Such a scan becomes slower without limit, because
   * the table grows without limit.
   */
  async function scans(statements: readonly Sent[]): Promise<readonly string[]> {
    const found: string[] = [];
    for (const one of statements.filter(([sql]) => /^\s*select/iu.test(sql)))
      for (const step of await planOf(one))
        if (HISTORY.some((table) => new RegExp(`(?:SCAN|Seq Scan on) "?${table}"?(?: |$)`, 'u').test(step)))
          found.push(`${step} in ${one[0]}`);
    return found;
  }

  it('with 200,000 past transactions, requests run as many SQL statements as with 2,000, and no table scan', async () => {
    // Leaves out the requests for a single card. A card can be replaced or loaded only a limited number of times, so
    // the data of one card stays small.
    const requests = (await requestsOf(shop)).filter(({ name }) => !/\bcard\b/u.test(name));
    await past(shop, 0, 2000);
    const young = await costs(requests);
    await past(shop, 2000, 200_000);
    const old = await costs(requests);
    const count = (all: typeof old) => Object.entries(all).map(([name, { statements }]) => [name, statements]);
    expect(count(old)).toEqual(count(young));
    for (const [name, statements] of last) expect(await scans(statements), name).toEqual([]);
    const ratios = Object.entries(old).map(
      ([name, { time }]) => `${name}: ${(time / (young[name]?.time ?? 1)).toFixed(2)} (${time.toFixed(1)} ms)`,
    );
    console.info(`${shop.engine.store.engine}, 200,000 past transactions beside 2,000\n${ratios.join('\n')}`);
    const reader = shop.engine.store as unknown as Reader;
    for (const { agency_office_id: office } of await reader.find('agencies')) {
      const names = [`agency:${office}:held`, `agency:${office}:base`];
      const rows = await reader.sql
        .selectFrom('_counters')
        .where('name', 'in', names)
        .orderBy('name')
        .selectAll()
        .execute();
      const { held, base } = await moneyHeld(reader, ALWAYS, office);
      expect(rows.map(({ value }) => Number(value))).toEqual([base, held]);
    }
  });

  it('a job marks 50,000 overdue orders in batches of 250', async () => {
    await letWait(shop, 50_000);
    sent = [];
    let most = 0;
    const before = process.memoryUsage().rss;
    const look = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
    const start = performance.now();
    await markOverdue.run(shop.engine as unknown as Parameters<typeof markOverdue.run>[0]);
    const time = performance.now() - start;
    clearInterval(look);
    const updates = sent.filter(([sql]) => sql.startsWith('UPDATE "orders"'));
    expect(updates.length).toBeGreaterThanOrEqual(200);
    expect(updates.length).toBeLessThan(210);
    const read = sent.filter(([sql]) => sql.includes('"_doc"') && sql.includes('FROM "orders"'));
    expect(Math.max(...read.map(([, params]) => params?.length ?? 0))).toBeLessThanOrEqual(250);
    const megabytes = Math.max(0, most - before) / 2 ** 20;
    console.info(
      `${shop.engine.store.engine}, 50,000 orders marked: ${time.toFixed(0)} ms, ${megabytes.toFixed(0)} MB more`,
    );
  });
});
