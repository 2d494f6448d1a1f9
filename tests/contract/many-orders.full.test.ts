import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionOf } from '@tuyen/server-mock/testing/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { growOrders, openOrders, type Watch, WORKS } from '../support/many-orders.ts';
import type { Databases } from '../support/postgres.ts';
import { sharedPostgres } from '../support/shared-postgres.ts';

const ORDERS = 1_000_000;

type Values = NonNullable<Parameters<Watch>[2]>;

let folder: string;
let postgres: Databases;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tuyen-many-'));
  postgres = await sharedPostgres();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

test.each([
  ['SQLite', async () => `file:${join(folder, 'many.db')}`],
  ['PostgreSQL', () => postgres.database()],
] as const)(
  'with many orders on %s, no page, filter, search, total or report reads all orders',
  async (_name, address) => {
    const url = await address();
    await growOrders(url, ORDERS);
    const asked = new Map<string, Values>();
    const { app, engine } = await openOrders(url, (sql, _ms, params = []) => asked.set(sql, params));
    const { database } = engine.records;
    const { token } = await sessionOf(engine, 'superuser');
    const headers = { authorization: `Bearer ${token}` };

    /** Returns the query plan. PostgreSQL gets the actual parameters, because it estimates how many rows match. */
    async function planOf(sql: string, params: Values): Promise<readonly string[]> {
      if (database.engine === 'sqlite')
        return (await database.rows(`EXPLAIN QUERY PLAN ${sql}`)).map(({ detail }) => String(detail));
      return database.texts(`EXPLAIN ${sql}`, params);
    }

    const found: string[] = [];
    for (const [work, path] of Object.entries(WORKS)) {
      asked.clear();
      const { statusCode } = await app.inject({
        url: `/api/v1/${path.replace('{page}', '1').replace('{size}', '20')}`,
        headers,
      });
      expect(statusCode, work).toBe(200);
      const statements = [...asked].filter(([sql]) => /^\s*(?:SELECT|WITH)\b/iu.test(sql) && /"orders"/u.test(sql));
      expect(statements, work).not.toEqual([]);
      for (const [sql, params] of statements) {
        const plan = await planOf(sql, params);
        if (readsAll(sql, plan)) found.push([`${work}: ${sql}`, ...plan].join('\n  '));
      }
    }
    expect(found).toEqual([]);
    await app.close();
  },
);

function readsAll(sql: string, plan: readonly string[]): boolean {
  // A tile that counts all records by a field must read one entry per record. On SQLite, the test accepts this if the
  // query reads only the entries of an index, not the rows of the table.
  const countsAll = /WHERE \+?"office_id" IN \([^)]*\) GROUP BY/u.test(sql);
  const names = ['orders', ...[...sql.matchAll(/"orders" as "(\w+)"/giu)].map(([, alias]) => alias)];
  return plan.some((step, at) => {
    // In a PostgreSQL plan, `Seq Scan` reads all orders. An index scan reads too many orders if the office is its only
    // condition, because every request has this condition.
    if (/Seq Scan on "?orders\b/u.test(step)) return true;
    if (/Scan (?:Backward )?(?:using "orders\.\S+ on orders|on "orders\.)/u.test(step)) {
      const condition = /Index Cond: (.*)/u.exec(plan[at + 1] ?? '')?.[1] ?? '';
      const narrows =
        condition.replaceAll(/office_id = ANY \((?:ARRAY\[[^\]]*\]|'\{[^}]*\}'::\w+\[\])\)/gu, '').match(/\w/u) !==
        null;
      return !narrows && !countsAll && !plan[at - 1]?.trimStart().replace('->  ', '').startsWith('Limit');
    }
    const [, name] = /^SCAN (\S+)/u.exec(step) ?? [];
    if (!names.includes(name)) return false;
    if (countsAll) return !step.includes('USING COVERING INDEX');
    const isPage = /\blimit \?\s*$/iu.test(sql) && !plan.some((other) => other.startsWith('USE TEMP B-TREE'));
    return !(isPage && step.includes('USING INDEX'));
  });
}
