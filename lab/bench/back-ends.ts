import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tests/support/free-port.ts';
import { projectRoot } from '../../tests/support/project-root.ts';
import { type BackEnd, backEnds, DISTRICT, fillBackEnd, RECORDS, startBackEnd } from './back-end-peers.ts';
import { comparison } from './comparison.ts';
import type { Effort, BenchFigure } from './figures.ts';
import { firstLists } from './panels.ts';
import { loadFrom, type Request, type Target } from './load.ts';
import { JSON_TYPE, type Server, signIn, start, stopPoint, used } from './served.ts';

const ROWS = 10_000;
const PAGES = 50;
const CONNECTIONS = 32;
/** Requests prepared for each connection: more than it can send in a round. */
const WRITES = 1000;

interface Works {
  readonly server: Server;
  readonly headers: Readonly<Record<string, string>>;
  readonly getOne: () => Request[];
  readonly list: () => Request[];
  readonly create: () => Request[];
  readonly update: () => Request[];
}

export async function benchBackEnds(here: string, effort: Effort): Promise<BenchFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tuyen-back-ends-'));
  const running: ChildProcess[] = [];
  const noted = (server: Server) => {
    running.push(server.child);
    return server;
  };
  const port = await freePort();
  const admin = `http://127.0.0.1:${port}`;
  try {
    const script = join(projectRoot, 'server-mock/bin/start.js');
    const env = { TUYEN_QA: '0', DATABASE_URL: `file:${join(folder, 'tuyen.db')}`, ADMIN_URL: admin };
    const ours = await worksOfOurs(noted(await start([script], 'health', env)));
    const peers: (readonly [BackEnd, Works])[] = [];
    for (const [at, peer] of backEnds(here).entries()) {
      const database = join(folder, `${at}.db`);
      peers.push([peer, await worksOf(peer, noted(await startBackEnd(peer, database)), database)]);
    }
    return [
      ...(await requests(here, effort, ours, peers)),
      ...peers.map(([{ name }, { server }]): BenchFigure => ({
        work: 'memory after these requests',
        ours: used(ours.server),
        peer: used(server),
        unit: 'MB',
        against: name,
      })),
      ...(await firstLists(
        effort,
        port,
        ours.server,
        peers.map(([peer, { server }]) => [peer, server]),
      )),
    ];
  } finally {
    for (const child of running) child.kill();
    await rm(folder, { recursive: true });
  }
}

async function worksOfOurs(server: Server): Promise<Works> {
  const api = await signIn(server.origin);
  const { district_id } = await api.fill(0, ROWS);
  const all: readonly { id: string }[] = await api.get(`stop-points?fields=id&sort=code,ASC&limit=${ROWS}`);
  return {
    server,
    headers: api.headers,
    ...requestsTo({
      path: '/api/v1/stop-points',
      page: (number) => `/api/v1/stop-points?filter=status||$eq||ACTIVE&sort=code,ASC&page=${number}&limit=10`,
      updates: 'PATCH',
      body: (record) => record,
      ids: all.map(({ id }) => id),
      district: district_id,
    }),
  };
}

async function worksOf(peer: BackEnd, server: Server, database: string): Promise<Works> {
  const headers = await peer.register(server.origin);
  const ids = await fillBackEnd(peer, server.origin, headers, database, ROWS);
  return { server, headers, ...requestsTo({ ...peer, path: RECORDS, ids, district: DISTRICT }) };
}

function requestsTo(
  api: Pick<BackEnd, 'page' | 'updates' | 'body'> & {
    readonly path: string;
    readonly ids: readonly string[];
    readonly district: string;
  },
): Pick<Works, 'getOne' | 'list' | 'create' | 'update'> {
  // Uses many records and pages, because repeated requests for one would favor a cache.
  const reads = api.ids.filter((_, at) => at % 20 === 0);
  let count = 0;
  const writes = (request: (number: number) => Request) => () =>
    Array.from({ length: WRITES }, () => ({ ...request((count += 1)), headers: JSON_TYPE }));
  return {
    getOne: () => reads.map((id) => ({ path: `${api.path}/${id}` })),
    list: () => Array.from({ length: PAGES }, (_, at) => ({ path: api.page(at * 20 + 1) })),
    create: writes((number) => ({
      path: api.path,
      method: 'POST',
      body: JSON.stringify(api.body(stopPoint(ROWS + number, api.district))),
    })),
    update: writes((number) => ({
      path: `${api.path}/${api.ids[(number * 7) % api.ids.length]}`,
      method: api.updates,
      body: JSON.stringify(api.body({ address: `Số ${number} Lê Duẩn` })),
    })),
  };
}

async function requests(
  here: string,
  effort: Effort,
  ours: Works,
  peers: readonly (readonly [BackEnd, Works])[],
): Promise<BenchFigure[]> {
  const compared = comparison(loadFrom(here), effort);
  const works: Readonly<Record<string, (works: Works) => () => Request[]>> = {
    [`getOne, ${ROWS / 20} of ${ROWS}`]: ({ getOne }) => getOne,
    [`list 10 + total, filtered and sorted, ${PAGES} pages`]: ({ list }) => list,
    'POST, durable': ({ create }) => create,
    'PATCH, durable': ({ update }) => update,
    'five getOne, four lists, one PATCH': mixed,
  };
  const rows: BenchFigure[] = [];
  for (const [work, of] of Object.entries(works)) {
    const target = (one: Works): Target => ({
      origin: one.server.origin,
      headers: one.headers,
      connections: CONNECTIONS,
      requests: of(one),
    });
    const others = Object.fromEntries(peers.map(([{ name }, one]) => [name, target(one)]));
    rows.push(...(await compared({ work, ours: target(ours), peers: others })));
  }
  return rows;
}

/** Mixes reads with writes, because each write invalidates the server's cached lists. */
function mixed({ getOne, list, update }: Works): () => Request[] {
  return () => {
    const [ones, lists] = [getOne(), list()];
    const at = <T>(all: readonly T[], index: number): T => all[index % all.length] as T;
    return update()
      .slice(0, 200)
      .flatMap((change, index) => [
        ...[0, 1, 2, 3, 4].map((one) => at(ones, index * 5 + one)),
        ...[0, 1, 2, 3].map((one) => at(lists, index * 4 + one)),
        change,
      ]);
  };
}
