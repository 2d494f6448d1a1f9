import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, readSiteOptions } from '@tuyen/server-mock/sites';
import type { Browser, BrowserContext } from 'playwright-core';
import { compress } from '../../scripts/compress.ts';
import { run } from '../../scripts/run.ts';
import { signIn } from '../browser/clerk.ts';
import { launchChromium } from '../support/chromium.ts';
import { projectRoot } from '../support/project-root.ts';
import { freePort } from '../support/free-port.ts';
import { startServer } from '../support/server-process.ts';
import { median, type Row } from './figures.ts';

const ROUNDS = 7;

const LINES = [
  { line: 'at 4x CPU', latency: 0, downloadThroughput: -1 },
  { line: 'at 4x CPU, 1.6 Mbps, 150 ms', latency: 150, downloadThroughput: 200_000 },
] as const;

/** A built app on an origin of its own, with a browser context state that is signed in. */
interface App {
  readonly folder: string;
  readonly origin: string;
  readonly list: string;
  readonly session: { origin: string; localStorage: { name: string; value: string }[] };
}

interface FirstList {
  /** From the navigation to the first row with a value. */
  readonly milliseconds: number;
  /** All scripts, gzipped. */
  readonly kilobytes: number;
}

/** The first list of a signed-in clerk whose cache is empty, beside what `create-react-admin` starts a project with. */
export async function benchAdmin(here: string): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tuyen-starter-'));
  const ports = [await freePort(), await freePort()] as const;
  const [admin, starter] = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`];
  const server = await startServer(projectRoot, { ADMIN_URL: admin, PORTAL_URL: starter });
  const browser = await launchChromium();
  const built = join(projectRoot, 'apps/admin/dist');
  if (!existsSync(built)) throw new Error(`${built} is missing. Run: npm run build`);
  const options = await readSiteOptions(built, { apiBase: `${server.origin}/api/v1` });
  await buildStarter(here, folder, options.config.apiBase);
  const sites = [await buildSite(options), await buildSite({ ...options, folder, csp: {} })] as const;
  try {
    for (const index of [0, 1] as const) await sites[index].listen({ host: '127.0.0.1', port: ports[index] });
    const { headers } = await server.signIn('superuser');
    const token = { name: 'starter.headers', value: JSON.stringify(headers) };
    const apps: readonly [App, App] = [
      { folder: built, origin: admin, list: '/vehicles', session: await signedIn(browser, admin) },
      { folder, origin: starter, list: '/#/vehicles', session: { origin: starter, localStorage: [token] } },
    ];
    const rows: Row[] = [];
    for (const network of LINES) {
      const loads: [FirstList[], FirstList[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        for (const index of [0, 1] as const) loads[index].push(await firstList(browser, apps[index], network));
      }
      const row = (work: string, unit: Row['unit'], figure: (list: FirstList) => number): Row => ({
        work,
        ours: median(loads[0].map(figure)),
        peer: median(loads[1].map(figure)),
        unit,
        against: 'a create-react-admin starter',
      });
      rows.push(row(`admin, first list ${network.line}`, 'ms', ({ milliseconds }) => milliseconds));
      if (network === LINES[0]) rows.push(row('admin, first list, JS gz', 'kB', ({ kilobytes }) => kilobytes));
    }
    return rows;
  } finally {
    await browser.close();
    for (const site of sites) await site.close();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

async function buildStarter(here: string, folder: string, apiBase: string): Promise<void> {
  const vite = ['vite', 'build', join(here, 'peers/react-admin-starter'), '--outDir', folder, '--emptyOutDir'];
  const code = await run('npx', [...vite, '--logLevel', 'error'], { VITE_SIMPLE_REST_URL: apiBase });
  if (code !== 0) throw new Error('The starter could not be built.');
  await compress(folder);
}

async function signedIn(browser: Browser, origin: string): Promise<App['session']> {
  const page = await browser.newPage();
  await signIn(page, origin, 'superuser');
  const state = await page.context().storageState();
  await page.close();
  const session = state.origins.find((one) => one.origin === origin);
  if (!session) throw new Error('No session was found: the sign-in failed.');
  return session;
}

async function firstList(
  browser: Browser,
  { folder, origin, list, session }: App,
  { latency, downloadThroughput }: (typeof LINES)[number],
): Promise<FirstList> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [session] } });
  const scripts = scriptsOf(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const network = { offline: false, latency, downloadThroughput, uploadThroughput: downloadThroughput };
  await devtools.send('Network.emulateNetworkConditions', network);
  const start = performance.now();
  await page.goto(`${origin}${list}`, { waitUntil: 'commit' });
  await page.locator('tbody tr td:nth-child(3):not(:empty)').first().waitFor();
  const milliseconds = performance.now() - start;
  const sizes = await Promise.all([...scripts].map((path) => gzipped(join(folder, path))));
  await context.close();
  return { milliseconds, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
}

function scriptsOf(context: BrowserContext): ReadonlySet<string> {
  const paths = new Set<string>();
  context.on('request', (request) => {
    if (request.resourceType() === 'script') paths.add(new URL(request.url()).pathname);
  });
  return paths;
}

/** The smallest files have no compressed copy. */
async function gzipped(file: string): Promise<number> {
  return (await stat(existsSync(`${file}.gz`) ? `${file}.gz` : file)).size;
}
