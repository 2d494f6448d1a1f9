import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, readSiteOptions } from '@tuyen/server/sites';
import { launchMeasuredChromium } from '../../tests/support/chromium.ts';
import { projectRoot } from '../../tests/support/project-root.ts';
import { type BackEnd, signInToPanel } from './back-end-peers.ts';
import { type Effort, ratios, type BenchFigure } from './figures.ts';
import { type App, type FirstList, firstList, NETWORKS, sessionAfter, signedIn } from './first-list.ts';
import type { Server } from './served.ts';

/**
 * Measures the first list of a signed-in user with an empty cache in our back-office and in the admin panels of the
 * peers.
 * @param port port of the back-office, which `server` knows as its origin
 */
export async function firstLists(
  { rounds }: Effort,
  port: number,
  server: Server,
  peers: readonly (readonly [BackEnd, Server])[],
): Promise<BenchFigure[]> {
  const built = join(projectRoot, 'apps/admin/dist');
  if (!existsSync(built)) throw new Error(`${built} is missing. Run: npm run build`);
  const origin = `http://127.0.0.1:${port}`;
  const site = await buildSite(await readSiteOptions(built, { apiBase: `${server.origin}/api/v1` }));
  const browser = await launchMeasuredChromium();
  try {
    await site.listen({ host: '127.0.0.1', port });
    const apps: App[] = [{ origin, list: '/stop-points', session: await signedIn(browser, origin) }];
    for (const [peer, { origin }] of peers)
      apps.push({
        origin,
        list: peer.list,
        session: await sessionAfter(browser, (page) => signInToPanel(peer, page, origin)),
      });
    const loads = apps.map((): FirstList[] => []);
    for (let round = 0; round < rounds; round++)
      for (const [at, app] of apps.entries()) loads[at]?.push(await firstList(browser, app, NETWORKS[0]));
    return peers.flatMap(([{ name }], at): BenchFigure[] => {
      const row = (work: string, unit: BenchFigure['unit'], figure: (list: FirstList) => number): BenchFigure => ({
        work,
        ...ratios((loads[0] ?? []).map(figure), (loads[at + 1] ?? []).map(figure)),
        unit,
        against: name,
      });
      return [
        row(`admin, first list ${NETWORKS[0].line}`, 'ms', ({ milliseconds }) => milliseconds),
        row('admin, first list, JS gz', 'kB', ({ kilobytes }) => kilobytes),
      ];
    });
  } finally {
    await browser.close();
    await site.close();
  }
}
