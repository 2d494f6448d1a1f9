import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { growOrders, openOrders, WORKS } from '../support/many-orders.ts';
import { startPostgres } from '../support/postgres.ts';
import { type Limit, median, type Row } from './figures.ts';

const FEW = 10_000;
const ROUNDS = 9;
const LIMIT: Limit = ['≤', 1.5];
/** Many tiles, of which each has its own way. */
const WITHOUT_LIMIT = 'dashboard';

/** The median time of each request with many orders beside that with few, on both databases. Orders reach back eight years. */
export async function benchManyOrders(many: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tuyen-many-'));
  const postgres = await startPostgres();
  try {
    const rows: Row[] = [];
    for (const [name, databaseUrl] of [
      ['SQLite', `file:${join(folder, 'many.db')}`],
      ['PostgreSQL', await postgres.database()],
    ] as const) {
      await growOrders(databaseUrl, FEW);
      const few = await measured(databaseUrl);
      await growOrders(databaseUrl, many);
      const more = await measured(databaseUrl);
      rows.push(
        ...Object.keys(WORKS).map((work): Row => ({
          work: `${name}, ${many} orders: ${work}`,
          ours: more[work] ?? Number.NaN,
          peer: few[work] ?? Number.NaN,
          unit: 'ms',
          against: `with ${FEW}`,
          limit: work === WITHOUT_LIMIT ? undefined : LIMIT,
        })),
      );
    }
    return rows;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

async function measured(databaseUrl: string): Promise<Readonly<Record<string, number>>> {
  const { app } = await openOrders(databaseUrl);
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { account: 'superuser', password: 'Tuyen#2026' },
  });
  const headers = { authorization: `Bearer ${signedIn.json().authToken}` };
  const times: Record<string, number> = {};
  for (const [work, path] of Object.entries(WORKS)) {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const url = `/api/v1/${path.replace('{page}', String(round + 1)).replace('{size}', String(round + 20))}`;
      const begin = performance.now();
      const { statusCode, body } = await app.inject({ url, headers });
      if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
      rounds.push(performance.now() - begin);
    }
    times[work] = median(rounds);
  }
  await app.close();
  return times;
}
