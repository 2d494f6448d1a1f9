import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../support/project-root.ts';
import { type Effort, type Limit, ratios, type Row } from './figures.ts';
import { loadFrom, type Request, type Target } from './load.ts';
import { type MockServer, mockServers, OF_ONE_EXAMPLE } from './peers.ts';
import { JSON_TYPE, type Server, signIn, start, stop, stopPoint, used } from './served.ts';

const ROWS = 10_000;
const MANY = 100_000;
/** Of those who write: as many commits as share a sync of the disk. */
const WRITERS = 32;
/** Requests that each connection has ready for one measurement of writing: more than it can send. */
const WRITES = 2000;
const BARE = 'a bare Fastify route';
/** Of a bare route. */
const READS: Limit = ['≥', 0.65];

/** The server, without the journal of testers, beside a Fastify route that does nothing, and beside mock servers with the same rows. */
export async function benchServer(here: string, effort: Effort): Promise<Row[]> {
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

  async function compared(
    work: string,
    ours: Target,
    peers: Readonly<Record<string, Target>>,
    limit: Limit,
  ): Promise<Row[]> {
    const rates = new Map<string, number[]>(['', ...Object.keys(peers)].map((name) => [name, []]));
    for (let round = 0; round < effort.rounds; round++)
      for (const [name, figures] of rates) figures.push(await rate(peers[name] ?? ours, { duration: effort.seconds }));
    const all = (name: string) => rates.get(name) ?? [];
    return Object.keys(peers).map((name) => ({
      work,
      ...ratios(all(''), all(name)),
      unit: 'req/s',
      against: name,
      ...(name === BARE && { limit }),
    }));
  }

  const rows: Row[] = [];
  try {
    const server = await own();
    const api = await signIn(server.origin);
    const sample = await api.fill(0, ROWS);
    const all = await api.get('stop-points');
    const peers: [MockServer, Server][] = [];
    for (const each of mockServers(here, all)) peers.push([each, await mock(each)]);
    const one = await bare(all[0]);
    // Many records and pages: one that is asked for again and again would flatter a cache.
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
      ...(await compared(
        `getOne, ${ids.length} of ${ROWS}`,
        gets(
          server.origin,
          ids.map((id) => `/api/v1/stop-points/${id}`),
          headers,
        ),
        {
          [BARE]: gets(one.origin, ['/']),
          ...besides(() => ids.map((id) => `/stop-points/${id}`)),
        },
        READS,
      )),
    );
    const listed = (page: number) => `stop-points?page=${page}&limit=10&sort=code,ASC`;
    const page = await bare(await api.get(listed(1)));
    rows.push(
      ...(await compared(
        `list 10 + total, ${pages.length} pages of ${ROWS}`,
        gets(
          server.origin,
          pages.map((number) => `/api/v1/${listed(number)}`),
          headers,
        ),
        {
          [BARE]: gets(page.origin, ['/']),
          ...besides((peer) => pages.map((number) => peer.page(number))),
        },
        READS,
      )),
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
    // Another text each time, for the same reason.
    const found = Array.from({ length: 9 }, (_, index) => encodeURIComponent(`số ${index + 1}`));
    const filter = 'filter=status||$eq||ACTIVE&filter=name||$cont||';
    rows.push(
      ...(await compared(
        `filter + contains, page 5 of ${MANY}`,
        gets(
          server.origin,
          found.map((text) => `/api/v1/stop-points?${filter}${text}&page=5&limit=10`),
          headers,
        ),
        {
          [first.name]: gets(
            peer.origin,
            found.map((text) => `/stop-points?status=ACTIVE&name_like=${text}&_page=5&_limit=10`),
          ),
        },
        READS,
      )),
    );
    memory(MANY, peer, first.name);
    await stop(peer);
    await stop(server);

    const durable = await own({ DATABASE_URL: `file:${join(folder, 'bench.db')}` });
    const writer = await signIn(durable.origin);
    await writer.fill(0, ROWS);
    const written = await writer.get('stop-points?limit=10000&sort=created_at,DESC');
    let count = 0;
    const patches = (own: boolean) => (): Request[] =>
      Array.from({ length: WRITES }, () => {
        count += 1;
        const path = own ? `/api/v1/stop-points/${written[(count * 7) % written.length].id}` : '/';
        return { path, method: 'PATCH', body: JSON.stringify({ address: `Số ${count} Lê Duẩn` }), headers: JSON_TYPE };
      });
    const posts = (own: boolean) => (): Request[] =>
      Array.from({ length: WRITES }, () => {
        const body = JSON.stringify(stopPoint(MANY + (count += 1), sample.district_id));
        return { path: own ? '/api/v1/stop-points' : '/', method: 'POST', body, headers: JSON_TYPE };
      });
    const write = { connections: WRITERS };
    for (const [work, requests, limit] of [
      ['PATCH, durable', patches, ['≥', 0.25]],
      ['POST, durable', posts, ['≥', 0.2]],
    ] as const) {
      const ours = { ...write, origin: durable.origin, headers: writer.headers, requests: requests(true) };
      rows.push(
        ...(await compared(work, ours, { [BARE]: { ...write, origin: one.origin, requests: requests(false) } }, limit)),
      );
    }
    await stop(durable);
    return rows;
  } finally {
    for (const child of running) child.kill();
    await rm(folder, { recursive: true });
  }
}
