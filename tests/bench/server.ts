import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer, type Account } from '../support/server-process.ts';
import { projectRoot } from '../support/project-copy.ts';
import { median, type Row } from './figures.ts';

const ROWS = 10_000;
const ROUNDS = 3;
const SECONDS = 3;

type Load = (options: {
  url: string;
  requests: { path: string }[];
  connections: number;
  duration: number;
  headers?: Record<string, string>;
}) => Promise<{ requests: { average: number }; non2xx: number }>;

/** One record and a page of ten with its total, of 10,000 rows: beside a bare Fastify route and json-server. */
export async function benchServer(here: string): Promise<Row[]> {
  const load: Load = createRequire(join(here, 'package.json'))('autocannon');
  const folder = await mkdtemp(join(tmpdir(), 'tuyen-bench-'));
  const server = await startServer(projectRoot);
  const children: ChildProcess[] = [];
  try {
    const api = await server.signIn('superuser');
    await fill(api);
    const page = await api.get('stop-points?page=1&limit=10&sort=code,ASC');
    const token = { authorization: String(api.headers.authorization) };

    const bare = async (content: unknown) => {
      const file = join(folder, `${children.length}.json`);
      await writeFile(file, JSON.stringify(content));
      return start(children, 'node', [join(here, 'peers/bare-fastify.js'), '{port}', file]);
    };
    const database = join(folder, 'db.json');
    const { body: all } = await api.get('stop-points');
    await writeFile(database, JSON.stringify({ 'stop-points': all }));
    const jsonServer = await start(children, 'node', [
      join(here, 'node_modules/json-server/lib/cli/bin.js'),
      '--quiet',
      '--host',
      '127.0.0.1',
      '--port',
      '{port}',
      database,
    ]);

    const measure = async (origin: string, paths: readonly string[], headers = {}) => {
      const asked = paths.map((path) => ({ path }));
      const options = { url: origin, requests: asked, connections: 10, duration: SECONDS, headers };
      const { requests, non2xx } = await load(options);
      if (non2xx > 0) throw new Error(`${origin}${paths[0]}: ${non2xx} answers were no success.`);
      return requests.average;
    };
    // Many records and pages: one that is asked for again and again would flatter a cache.
    const ids: string[] = all
      .map(({ id }: { id: string }) => id)
      .filter((_: string, index: number) => index % 20 === 0);
    const pages = Array.from({ length: 50 }, (_, index) => index * 20 + 1);
    const works = [
      {
        work: `getOne, ${ids.length} of ${ROWS}`,
        ours: ids.map((id) => `/api/v1/stop-points/${id}`),
        bare: await bare(all[0]),
        peer: ids.map((id) => `/stop-points/${id}`),
      },
      {
        work: `list 10 + total, ${pages.length} pages of ${ROWS}`,
        ours: pages.map((number) => `/api/v1/stop-points?page=${number}&limit=10&sort=code,ASC`),
        bare: await bare(page.body),
        peer: pages.map((number) => `/stop-points?_page=${number}&_limit=10&_sort=code`),
      },
    ];
    const rows: Row[] = [];
    for (const { work, ours, bare: ready, peer } of works) {
      const figures = { ours: [] as number[], bare: [] as number[], peer: [] as number[] };
      for (let round = 0; round < ROUNDS; round++) {
        figures.ours.push(await measure(server.origin, ours, token));
        figures.bare.push(await measure(ready, ['/']));
        figures.peer.push(await measure(jsonServer, peer));
      }
      const row = (against: string, peerFigures: readonly number[]): Row => ({
        work,
        ours: median(figures.ours),
        peer: median(peerFigures),
        unit: 'req/s',
        against,
      });
      rows.push(row('a bare Fastify route', figures.bare), row('json-server 0.17', figures.peer));
    }
    return rows;
  } finally {
    for (const child of children) child.kill();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

async function fill(api: Account): Promise<void> {
  const { body } = await api.get('stop-points');
  const { district_id } = body[0];
  for (let from = body.length; from < ROWS; from += 1000) {
    const bulk = Array.from({ length: Math.min(1000, ROWS - from) }, (_, index) => ({
      code: `BENCH${from + index}`,
      name: `Điểm dừng số ${from + index}`,
      address: `${index} Trần Phú`,
      latitude: 21 + index / 10_000,
      longitude: 105.8,
      district_id,
    }));
    const answer = await api.post('stop-points/bulk', { bulk });
    if (answer.status >= 300) throw new Error(`Filling failed: ${JSON.stringify(answer.body).slice(0, 500)}`);
  }
}

async function start(children: ChildProcess[], command: string, args: readonly string[]): Promise<string> {
  const port = await freePort();
  children.push(
    spawn(
      command,
      args.map((one) => one.replace('{port}', String(port))),
      { stdio: 'ignore' },
    ),
  );
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 200; attempt++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return url;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${command} ${args.join(' ')} does not answer.`);
}
