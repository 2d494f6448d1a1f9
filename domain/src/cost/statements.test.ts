import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { openShop, type Shop } from '../shop.fixture.ts';
import { requestsOf } from './requests.fixture.ts';

function documented(engine: 'sqlite' | 'postgres'): Record<string, number> {
  const text = readFileSync(new URL('../../../docs/benchmarks.md', import.meta.url), 'utf8');
  const table = /## Statements per request\n(.*?)\n## /su.exec(text)?.[1] ?? '';
  const rows = [...table.matchAll(/^\| (\S.*?) +\| (\d+) +\| (\d+) +\|$/gmu)];
  return Object.fromEntries(
    rows.map(([, name, sqlite, postgres]) => [name, Number(engine === 'sqlite' ? sqlite : postgres)]),
  );
}

onEachDatabase('Number of SQL statements per request', (databaseUrl) => {
  let shop: Shop;
  let sent = 0;
  beforeAll(async () => {
    shop = await openShop({ databaseUrl: await databaseUrl(), watch: () => void (sent += 1) });
  });
  afterAll(() => shop.app.close());

  async function atRest(): Promise<void> {
    for (let before = -1; before !== sent;) {
      before = sent;
      await setTimeout(50);
    }
  }

  it('each request runs as many SQL statements as docs/benchmarks.md lists', async () => {
    const counted: Record<string, number> = {};
    for (const { name, prepare } of await requestsOf(shop)) {
      // Sends each request twice and counts the second one, because the first may run additional statements to fill a
      // cache.
      for (let round = 0; round < 2; round += 1) {
        const send = await prepare();
        await atRest();
        sent = 0;
        const answer = await send();
        expect(answer.statusCode, `${name}: ${answer.body}`).toBeLessThan(300);
        counted[name] = sent;
      }
    }
    expect(counted).toEqual(documented(shop.engine.store.engine));
  });
});
