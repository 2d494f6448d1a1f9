import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { growOrders, openOrders, WORKS } from '../support/many-orders.ts';
import { startPostgres } from '../support/postgres.ts';
import { median } from './figures.ts';

const FEW = 10_000;
const ROUNDS = 9;
/** The median time of each request with few and with many orders, on both databases, as a table. Orders reach back eight years. */
export async function benchManyOrders(many: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tuyen-many-'));
  const postgres = await startPostgres();
  const lines = [['Work', ...['SQLite', 'PostgreSQL'].flatMap((name) => [`${name}, ${FEW}`, `${many}`, 'ratio'])]];
  try {
    const found = [];
    for (const databaseUrl of [`file:${join(folder, 'many.db')}`, await postgres.database()]) {
      const times = [];
      for (const rows of [FEW, many]) {
        await growOrders(databaseUrl, rows);
        times.push(await measured(databaseUrl));
      }
      found.push(times);
    }
    for (const work of Object.keys(WORKS)) {
      const figures = found.flatMap(([few = {}, more = {}]) => {
        const [one, other] = [few[work] ?? Number.NaN, more[work] ?? Number.NaN];
        return [`${one.toFixed(1)} ms`, `${other.toFixed(1)} ms`, (other / one).toFixed(2)];
      });
      lines.push([work, ...figures]);
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0))) ?? [];
  return lines.map((line) => line.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')).join('\n');
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
