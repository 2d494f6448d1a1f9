import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, readSiteOptions } from '@tuyen/server-mock/sites';
import { launchMeasuredChromium } from '../support/chromium.ts';
import { freePort } from '../support/free-port.ts';
import { projectRoot } from '../support/project-root.ts';
import { startOf, startServer } from '../support/server-process.ts';
import { interval } from './figures.ts';
import { firstList, NETWORKS, signedIn } from './first-list.ts';
import { CONNECTIONS, loadFrom, type Request, type Target } from './load.ts';
import { JSON_TYPE, type Server, signIn, start, stop, stopPoint } from './served.ts';

const ROWS = 10_000;
/** Of one measurement. */
const SECONDS = 2.5;
/** So many rows are added at most: with 100,000 rows a table gets other indexes, at a time of its own in each checkout. */
const MOST_ADDED = 80_000;
const ADDING = 'POST';
/** A change may cost so much: more than this, for certain, is a fault. */
const LIMIT = 1.05;

/** A server with its rows, and what is asked of it. */
interface Side {
  readonly server: Server;
  readonly works: Readonly<Record<string, (amount: number) => Target>>;
}

/**
 * The server and the built back-office of this checkout (new) beside those of another (old): servers in memory with the same rows,
 * measured in turns, each round in the other order, both sending the same number of requests. What the machine does meanwhile meets both.
 */
export async function benchPairs(here: string, folder: string, rounds: number): Promise<string> {
  const rate = loadFrom(here);
  const old = await side(folder);
  const current = await side(projectRoot);
  const lines = [['Work', 'old µs', 'new µs', 'new ÷ old', '95 % interval', `lower bound ≤ ${LIMIT}`]];
  try {
    for (const work of Object.keys(old.works)) {
      const measure = async ({ works }: Side, amount: number) =>
        1e6 / (await rate(works[work]?.(amount) as Target, { amount }));
      // The first measurement also compiles, and says how many requests make the wanted time.
      const first = await measure(old, 2000);
      const wanted = (SECONDS * 1e6) / first;
      const amount =
        Math.ceil((work === ADDING ? Math.min(wanted, MOST_ADDED / (rounds + 1)) : wanted) / CONNECTIONS) * CONNECTIONS;
      await measure(current, 2000);
      for (const one of [old, current]) await measure(one, amount);
      lines.push([
        work,
        ...(await compared(
          rounds,
          () => measure(old, amount),
          () => measure(current, amount),
        )),
      ]);
    }
  } finally {
    await Promise.all([stop(old.server), stop(current.server)]);
  }
  const admins = await Promise.all([openAdmin(folder), openAdmin(projectRoot)]);
  const [before, now] = admins;
  try {
    for (let round = 0; round < 2; round += 1) for (const admin of admins) await admin.load();
    lines.push(["the admin's first list", ...(await compared(rounds, before.load, now.load))]);
  } finally {
    for (const admin of admins) await admin.close();
  }
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines.map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

/** Measures in turns. @param old answers µs, as `current` does */
async function compared(
  rounds: number,
  old: () => Promise<number>,
  current: () => Promise<number>,
): Promise<readonly string[]> {
  const times = { old: [] as number[], new: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? await old() : undefined;
    times.new.push(await current());
    times.old.push(first ?? (await old()));
  }
  const { mean, low, high } = interval(times.new.map((time, round) => time / (times.old[round] ?? 0)));
  const average = (values: readonly number[]) => (values.reduce((sum, value) => sum + value, 0) / rounds).toFixed(1);
  const range = `${low.toFixed(3)} to ${high.toFixed(3)}`;
  return [average(times.old), average(times.new), mean.toFixed(3), range, low <= LIMIT ? 'yes' : 'NO'];
}

/** The built back-office of a checkout on a server of its own. */
async function openAdmin(root: string) {
  const built = join(root, 'apps/admin/dist');
  if (!existsSync(built)) throw new Error(`${built} is missing. Run there: npm run build`);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer(root, { ADMIN_URL: origin });
  const site = await buildSite(await readSiteOptions(built, { apiBase: `${server.origin}/api/v1` }));
  await site.listen({ host: '127.0.0.1', port });
  const browser = await launchMeasuredChromium();
  const app = { folder: built, origin, list: '/vehicles', session: await signedIn(browser, origin) };
  return {
    load: async () => (await firstList(browser, app, NETWORKS[0])).milliseconds * 1000,
    async close() {
      await browser.close();
      await site.close();
      await server.stop();
    },
  };
}

async function side(root: string): Promise<Side> {
  const server = await start([startOf(root)], 'health', { TUYEN_QA: '0', DATABASE_URL: '' }, root);
  const { origin } = server;
  const api = await signIn(origin);
  const { district_id } = await api.fill(0, ROWS);
  const all = (await api.get('stop-points?fields=id&sort=code,ASC')) as readonly { id: string }[];
  // Many records and pages: one that is asked for again and again would flatter a cache.
  const ids = all.filter((_, at) => at % 20 === 0).map(({ id }) => id);
  const pages = Array.from({ length: 50 }, (_, index) => index * 20 + 1);
  let count = 0;
  const target = (requests: () => readonly Request[]): Target => ({ origin, headers: api.headers, requests });
  const reads = (paths: readonly string[]) => () => target(() => paths.map((path) => ({ path: `/api/v1/${path}` })));
  /** As many a connection as it will send. */
  const writes = (request: (number: number) => Request) => (amount: number) =>
    target(() => Array.from({ length: amount / CONNECTIONS }, () => request((count += 1))));
  return {
    server,
    works: {
      getOne: reads(ids.map((id) => `stop-points/${id}`)),
      list: reads(pages.map((page) => `stop-points?page=${page}&limit=10&sort=code,ASC`)),
      PATCH: writes((number) => ({
        path: `/api/v1/stop-points/${ids[number % ids.length]}`,
        method: 'PATCH',
        body: JSON.stringify({ address: `Số ${number} Lê Duẩn` }),
        headers: JSON_TYPE,
      })),
      [ADDING]: writes((number) => ({
        path: '/api/v1/stop-points',
        method: 'POST',
        body: JSON.stringify(stopPoint(ROWS + number, district_id)),
        headers: JSON_TYPE,
      })),
    },
  };
}
