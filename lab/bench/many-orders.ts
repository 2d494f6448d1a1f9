import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { growOrders, openOrders, WORKS } from '../../tests/support/many-orders.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { type Limit, ratios, type BenchFigure } from './figures.ts';

const FEW = 10_000;
const ROUNDS = 7;
const LIMIT: Limit = ['≤', 1.5];
/** Name of the request whose time is measured but not limited: the dashboard has many tiles with different queries. */
const WITHOUT_LIMIT = 'dashboard';

/**
 * Measures the median time of each request with many orders and with few orders, on both databases. The orders span
 * eight years.
 */
export async function benchManyOrders(many: number): Promise<BenchFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tuyen-many-'));
  const postgres = await startPostgres();
  try {
    const rows: BenchFigure[] = [];
    for (const [name, address] of [
      ['SQLite', async () => `file:${join(folder, `${randomUUID()}.db`)}`],
      ['PostgreSQL', () => postgres.database()],
    ] as const) {
      const [few, more] = [await address(), await address()];
      await growOrders(few, FEW);
      await growOrders(more, many);
      for (const [work, figures] of await measured(more, few)) {
        rows.push({
          work: `${name}, ${many} orders: ${work}`,
          ...figures,
          unit: 'ms',
          against: `with ${FEW}`,
          limit: work === WITHOUT_LIMIT ? undefined : LIMIT,
        });
      }
    }
    return rows;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

async function measured(
  more: string,
  few: string,
): Promise<readonly (readonly [work: string, Pick<BenchFigure, 'ours' | 'peer' | 'range'>])[]> {
  const servers = [await asking(more), await asking(few)] as const;
  const figures = [];
  for (const work of Object.keys(WORKS)) {
    const times: readonly [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
        times[index].push(await servers[index].ask(work, round));
    }
    figures.push([work, ratios(...times)] as const);
  }
  for (const { app } of servers) await app.close();
  return figures;
}

async function asking(databaseUrl: string) {
  const { app } = await openOrders(databaseUrl);
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { account: 'superuser', password: 'Tuyen#2026' },
  });
  const headers = { authorization: `Bearer ${signedIn.json().authToken}` };
  const ask = async (work: string, round: number): Promise<number> => {
    const path = WORKS[work] ?? '';
    const url = `/api/v1/${path.replace('{page}', String(round + 1)).replace('{size}', String(round + 20))}`;
    const begin = performance.now();
    const { statusCode, body } = await app.inject({ url, headers });
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
    return performance.now() - begin;
  };
  return { app, ask };
}
