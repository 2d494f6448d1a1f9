import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../tests/support/project-root.ts';
import { comparison } from './comparison.ts';
import type { Effort, Limit, BenchFigure } from './figures.ts';
import { loadFrom, type Target } from './load.ts';
import { type MockServer, mockServers, OF_ONE_EXAMPLE } from './peers.ts';
import { type Server, signIn, start, stop, used } from './served.ts';

const ROWS = 10_000;
const MANY = 100_000;
const BARE = 'a bare Fastify route';
/** Minimum of our requests per second, divided by those of a bare Fastify route. */
const READS: Limit = ['≥', 0.65];

export async function benchServer(here: string, effort: Effort): Promise<BenchFigure[]> {
  const rate = loadFrom(here);
  const folder = await mkdtemp(join(tmpdir(), 'tuyen-bench-'));
  const running: ChildProcess[] = [];
  const own = async (env: Record<string, string> = {}) => {
    const script = join(projectRoot, 'server-mock/bin/start.js');
    return noted(await start([script], 'health', { TUYEN_QA: '0', ...env }));
  };
  const bare = async (content: unknown) =>
    noted(await start([join(here, 'peers/bare-fastify.js'), '{port}', await file(content)], ''));
  const mock = async ({ args, content }: MockServer) => noted(await start(args(await written(content)), ''));
  const file = (content: unknown) => written(JSON.stringify(content));
  const written = async (content: string) => {
    const path = join(folder, `${running.length}.json`);
    await writeFile(path, content);
    return path;
  };
  const noted = (server: Server) => {
    running.push(server.child);
    return server;
  };

  const compared = comparison(rate, effort);
  const rows: BenchFigure[] = [];
  try {
    const server = await own();
    const api = await signIn(server.origin);
    await api.fill(0, ROWS);
    const all = await api.get('stop-points');
    const peers: [MockServer, Server][] = [];
    for (const each of mockServers(here, all)) peers.push([each, await mock(each)]);
    const one = await bare(all[0]);
    // Uses many records and pages, because repeated requests for one would favor a cache.
    const ids: string[] = all.map(({ id }: { id: string }) => id).filter((_: string, at: number) => at % 20 === 0);
    const pages = Array.from({ length: 50 }, (_, index) => index * 20 + 1);
    const gets = (origin: string, paths: readonly string[], headers = {}): Target => ({
      origin,
      headers,
      requests: () => paths.map((path) => ({ path })),
    });
    const { headers } = api;
    const besides = (paths: (peer: MockServer) => readonly string[]) =>
      Object.fromEntries(peers.map(([each, { origin }]) => [each.name, gets(origin, paths(each), headers)]));
    rows.push(
      ...(await compared({
        work: `getOne, ${ids.length} of ${ROWS}`,
        ours: gets(
          server.origin,
          ids.map((id) => `/api/v1/stop-points/${id}`),
          headers,
        ),
        peers: {
          [BARE]: gets(one.origin, ['/']),
          ...besides(() => ids.map((id) => `/stop-points/${id}`)),
        },
        limit: READS,
      })),
    );
    const listed = (page: number) => `stop-points?page=${page}&limit=10&sort=code,ASC`;
    const page = await bare(await api.get(listed(1)));
    rows.push(
      ...(await compared({
        work: `list 10 + total, ${pages.length} pages of ${ROWS}`,
        ours: gets(
          server.origin,
          pages.map((number) => `/api/v1/${listed(number)}`),
          headers,
        ),
        peers: {
          [BARE]: gets(page.origin, ['/']),
          ...besides((peer) => pages.map((number) => peer.page(number))),
        },
        limit: READS,
      })),
    );
    const memory = (count: number, peer: Server, against: string) =>
      rows.push({ work: `memory, ${count} rows`, ours: used(server), peer: used(peer), unit: 'MB', against });
    for (const [{ name }, peer] of peers) {
      if (name !== OF_ONE_EXAMPLE) memory(ROWS, peer, name);
      await stop(peer);
    }

    await api.fill(ROWS, MANY);
    const [first] = mockServers(here, await api.get('stop-points'));
    if (!first) throw new Error('There is no peer.');
    const peer = await mock(first);
    // Searches for a different text each time, because a cache would profit from repetition.
    const found = Array.from({ length: 9 }, (_, index) => encodeURIComponent(`số ${index + 1}`));
    const filter = 'filter=status||$eq||ACTIVE&filter=name||$cont||';
    rows.push(
      ...(await compared({
        work: `filter + contains, page 5 of ${MANY}`,
        ours: gets(
          server.origin,
          found.map((text) => `/api/v1/stop-points?${filter}${text}&page=5&limit=10`),
          headers,
        ),
        peers: {
          [first.name]: gets(
            peer.origin,
            found.map((text) => `/stop-points?status=ACTIVE&name_like=${text}&_page=5&_limit=10`),
          ),
        },
      })),
    );
    memory(MANY, peer, first.name);
    await stop(peer);
    await stop(server);

    return rows;
  } finally {
    for (const child of running) child.kill();
    await rm(folder, { recursive: true });
  }
}
