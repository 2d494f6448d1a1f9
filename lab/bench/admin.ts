import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, readSiteOptions } from '@tuyen/server/sites';
import { compress } from '../../scripts/compress.ts';
import { run } from '../../scripts/run.ts';
import { launchMeasuredChromium } from '../../tests/support/chromium.ts';
import { projectRoot } from '../../tests/support/project-root.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { startServer } from '../../tests/support/server-process.ts';
import { ratios, type BenchFigure } from './figures.ts';
import { type App, type FirstList, firstList, NETWORKS, signedIn } from './first-list.ts';

const ROUNDS = 7;

/**
 * Measures how long a signed-in clerk with an empty browser cache waits until a list appears, in the back-office and in
 * a `create-react-admin` starter. Also measures how long the order desk takes to show its first order, compared with
 * the list of the back-office.
 */
export async function benchAdmin(here: string): Promise<BenchFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tuyen-starter-'));
  const ports = [await freePort(), await freePort()] as const;
  const [admin, starter] = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`];
  const server = await startServer(projectRoot, { ADMIN_URL: admin, PORTAL_URL: starter });
  const browser = await launchMeasuredChromium();
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
      { origin: admin, list: '/vehicles', session: await signedIn(browser, admin) },
      {
        origin: starter,
        list: '/#/vehicles',
        session: { cookies: [], origins: [{ origin: starter, localStorage: [token] }] },
      },
    ];
    const desk: App = {
      ...apps[0],
      list: '/orders/views/to-approve',
      session: await signedIn(browser, admin, 'company'),
      // The order desk counts as ready when its buttons appear, because they appear together with the order.
      shown: '[role=toolbar] button',
    };
    const rows: BenchFigure[] = [];
    for (const network of NETWORKS) {
      const loads: [FirstList[], FirstList[]] = [[], []];
      const desks: FirstList[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        for (const index of [0, 1] as const) loads[index].push(await firstList(browser, apps[index], network));
        desks.push(await firstList(browser, desk, network));
      }
      const row = (work: string, unit: BenchFigure['unit'], figure: (list: FirstList) => number): BenchFigure => ({
        work,
        ...ratios(loads[0].map(figure), loads[1].map(figure)),
        unit,
        against: 'a create-react-admin starter',
        limit: ['≤', 1.05],
      });
      rows.push(row(`admin, first list ${network.line}`, 'ms', ({ milliseconds }) => milliseconds));
      rows.push({
        work: `desk, first order ${network.line}`,
        ...ratios(
          desks.map(({ milliseconds }) => milliseconds),
          loads[0].map(({ milliseconds }) => milliseconds),
        ),
        unit: 'ms',
        against: 'the first list',
        limit: ['≤', 1.3],
      });
      if (network === NETWORKS[0]) rows.push(row('admin, first list, JS gz', 'kB', ({ kilobytes }) => kilobytes));
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
