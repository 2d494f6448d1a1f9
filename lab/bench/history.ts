import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { past } from '../../domain/src/cost/past.fixture.ts';
import { type CostedRequest, requestsOf } from '../../domain/src/cost/requests.fixture.ts';
import { openShop } from '../../domain/src/shop.fixture.ts';
import { openOrders } from '../../tests/support/many-orders.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { type Effort, type Limit, ratios, type BenchFigure } from './figures.ts';

const PAST = 200_000;
const WORKS = ['an order of a citizen', 'the public list of counters'];
const BATCH = 25;
/**
 * Maximum ratio of the time of a request with many past transactions to its time without any. The limit equals the one
 * in `many-orders.ts`.
 */
const LIMIT: Limit = ['≤', 1.5];

/** Cost of one request, in milliseconds. */
interface Cost {
  readonly wall: number;
  /** CPU time of the server process in milliseconds. A separate database process is not included. */
  readonly cpu: number;
}

export async function benchHistory({ rounds }: Effort): Promise<BenchFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tuyen-history-'));
  const postgres = await startPostgres();
  try {
    const rows: BenchFigure[] = [];
    for (const [name, address] of [
      ['SQLite', async () => `file:${join(folder, `${randomUUID()}.db`)}`],
      ['PostgreSQL', () => postgres.database()],
    ] as const) {
      const shops = [await opened(await address(), PAST), await opened(await address(), 0)] as const;
      for (const work of WORKS) {
        const costs: readonly [Cost[], Cost[]] = [[], []];
        for (let round = -1; round < rounds; round++) {
          for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
            const cost = await costOf(shops[index].request(work));
            if (round >= 0) costs[index].push(cost);
          }
        }
        for (const [unit, of] of [
          ['time', ({ wall }: Cost) => wall],
          ['CPU', ({ cpu }: Cost) => cpu],
        ] as const)
          rows.push({
            work: `${name}, ${PAST} past transactions: ${work}, ${unit}`,
            ...ratios(costs[0].map(of), costs[1].map(of)),
            unit: 'ms',
            against: 'with none',
            limit: LIMIT,
          });
      }
      for (const { close } of shops) await close();
    }
    return rows;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

async function opened(databaseUrl: string, transactions: number) {
  await (await openOrders(databaseUrl)).app.close();
  const shop = await openShop({ databaseUrl, seed: false });
  await past(shop, 0, transactions);
  const requests = new Map((await requestsOf(shop)).map((one) => [one.name, one]));
  return {
    request(work: string): CostedRequest {
      const found = requests.get(work);
      if (!found) throw new Error(`There is no request ${work}.`);
      return found;
    },
    close: () => shop.app.close(),
  };
}

/** Returns the mean cost of a request in a batch. Preparation of a request, such as its captcha, does not count. */
async function costOf({ name, prepare }: CostedRequest): Promise<Cost> {
  let [wall, cpu] = [0, 0];
  for (let at = 0; at < BATCH; at++) {
    const send = await prepare();
    const [began, before] = [performance.now(), process.cpuUsage()];
    const { statusCode, body } = await send();
    const { user, system } = process.cpuUsage(before);
    wall += performance.now() - began;
    cpu += (user + system) / 1000;
    if (statusCode >= 300) throw new Error(`${name}: ${statusCode} ${body}`);
  }
  return { wall: wall / BATCH, cpu: cpu / BATCH };
}
