import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, readSiteOptions } from '@tuyen/server/sites';
import { launchMeasuredChromium } from '../../tests/support/chromium.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { projectRoot } from '../../tests/support/project-root.ts';
import { startFileOf, startServer } from '../../tests/support/server-process.ts';
import { interval } from './figures.ts';
import { firstList, NETWORKS, signedIn } from './first-list.ts';
import { CONNECTIONS, loadFrom, type Rate, type Request, type Target } from './load.ts';
import { JSON_TYPE, type Server, signIn, start, stop, stopPoint } from './served.ts';

const ROWS = 10_000;
const WORKS = ['getOne', 'list', 'POST', 'PATCH'] as const;
type Work = (typeof WORKS)[number];
/** Warm-up and measured requests of each benchmark; the measured ones take about two seconds. */
const REQUESTS: Readonly<Record<Work, readonly [number, number]>> = {
  getOne: [30_000, 50_000],
  list: [20_000, 40_000],
  POST: [10_000, 10_000],
  PATCH: [10_000, 10_000],
};
/**
 * Maximum ratio of the time in the new checkout to the time in the old one. The benchmark reports a regression if even
 * the lower bound of the confidence interval exceeds this ratio.
 */
const LIMIT = 1.05;

/** Measured times in microseconds, by benchmark. */
type Times = Readonly<Record<string, number>>;
type Measure = () => Promise<Times>;

/**
 * Compares server and built back-office of this checkout (new) with those of another (old). The servers run in memory
 * with the same rows and get the same number of requests. Both are measured alternately and each round reverses the
 * order, so that disturbances on the machine affect both. Each round starts new servers, because V8 can make one
 * process up to a third faster than another with the same code.
 */
export async function benchPairs(here: string, folder: string, rounds: number): Promise<string> {
  const rate = loadFrom(here);
  const roots = [folder, projectRoot] as const;
  const lines = [['Work', 'old µs', 'new µs', 'new ÷ old', '95 % interval', `lower bound ≤ ${LIMIT}`]];
  const servers = roots.map((root) => () => measureServer(root, rate));
  lines.push(...(await compared(rounds, servers)));
  const admins = await Promise.all(roots.map(openAdmin));
  try {
    for (let round = 0; round < 2; round += 1) for (const admin of admins) await admin.load();
    lines.push(
      ...(await compared(
        rounds,
        admins.map(({ load }) => load),
      )),
    );
  } finally {
    for (const admin of admins) await admin.close();
  }
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines.map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

async function compared(rounds: number, measures: readonly Measure[]): Promise<readonly string[][]> {
  const times = measures.map((): Times[] => []);
  for (let round = 0; round < rounds; round += 1) {
    const turns = [...measures.entries()];
    for (const [side, measure] of round % 2 === 0 ? turns : turns.toReversed()) times[side]?.push(await measure());
  }
  return Object.keys(times[0]?.[0] ?? {}).map((work) => {
    const [old = [], current = []] = times.map((all) => all.map((one) => one[work] ?? Number.NaN));
    const { mean, low, high } = interval(current.map((time, round) => time / (old[round] ?? Number.NaN)));
    const average = (values: readonly number[]) => (values.reduce((sum, value) => sum + value, 0) / rounds).toFixed(1);
    const range = `${low.toFixed(3)} to ${high.toFixed(3)}`;
    return [work, average(old), average(current), mean.toFixed(3), range, low <= LIMIT ? 'yes' : 'NO'];
  });
}

async function openAdmin(root: string) {
  const built = join(root, 'apps/admin/dist');
  if (!existsSync(built)) throw new Error(`${built} is missing. Run there: npm run build`);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer(root, { ADMIN_URL: origin });
  const site = await buildSite(await readSiteOptions(built, { apiBase: `${server.origin}/api/v1` }));
  await site.listen({ host: '127.0.0.1', port });
  const browser = await launchMeasuredChromium();
  const app = { origin, list: '/vehicles', session: await signedIn(browser, origin) };
  return {
    load: async () => ({ "the admin's first list": (await firstList(browser, app, NETWORKS[0])).milliseconds * 1000 }),
    async close() {
      await browser.close();
      await site.close();
      await server.stop();
    },
  };
}

async function measureServer(root: string, rate: Rate): Promise<Times> {
  const server = await start([startFileOf(root)], 'health', { TUYEN_QA: '0', DATABASE_URL: '' }, root);
  try {
    const works = await worksOf(server);
    const times: Record<string, number> = {};
    for (const work of WORKS) {
      const [warming, amount] = REQUESTS[work];
      await rate(works[work](warming), { amount: warming });
      times[work] = 1e6 / (await rate(works[work](amount), { amount }));
    }
    return times;
  } finally {
    await stop(server);
  }
}

async function worksOf({ origin }: Server): Promise<Readonly<Record<Work, (amount: number) => Target>>> {
  const api = await signIn(origin);
  const { district_id } = await api.fill(0, ROWS);
  const all = (await api.get('stop-points?fields=id&sort=code,ASC')) as readonly { id: string }[];
  // Uses many records and pages, because repeated requests for one would favor a cache.
  const ids = all.filter((_, at) => at % 20 === 0).map(({ id }) => id);
  const pages = Array.from({ length: 50 }, (_, index) => index * 20 + 1);
  let count = 0;
  const target = (requests: () => readonly Request[]): Target => ({ origin, headers: api.headers, requests });
  const reads = (paths: readonly string[]) => () => target(() => paths.map((path) => ({ path: `/api/v1/${path}` })));
  const writes = (request: (number: number) => Request) => (amount: number) =>
    target(() => Array.from({ length: amount / CONNECTIONS }, () => request((count += 1))));
  return {
    getOne: reads(ids.map((id) => `stop-points/${id}`)),
    list: reads(pages.map((page) => `stop-points?page=${page}&limit=10&sort=code,ASC`)),
    POST: writes((number) => ({
      path: '/api/v1/stop-points',
      method: 'POST',
      body: JSON.stringify(stopPoint(ROWS + number, district_id)),
      headers: JSON_TYPE,
    })),
    PATCH: writes((number) => ({
      path: `/api/v1/stop-points/${ids[number % ids.length]}`,
      method: 'PATCH',
      body: JSON.stringify({ address: `Số ${number} Lê Duẩn` }),
      headers: JSON_TYPE,
    })),
  };
}
