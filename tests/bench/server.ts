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
    const record = page.body.data[5];
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

    const measure = async (url: string, headers = {}) => {
      const { requests, non2xx } = await load({ url, connections: 10, duration: SECONDS, headers });
      if (non2xx > 0) throw new Error(`${url}: ${non2xx} answers were no success.`);
      return requests.average;
    };
    const works = [
      {
        work: `getOne of ${ROWS}`,
        ours: `${server.origin}/api/v1/stop-points/${record.id}`,
        bare: await bare(record),
        peer: `${jsonServer}/stop-points/${record.id}`,
      },
      {
        work: `list 10 + total of ${ROWS}`,
        ours: `${server.origin}/api/v1/stop-points?page=1&limit=10&sort=code,ASC`,
        bare: await bare(page.body),
        peer: `${jsonServer}/stop-points?_page=1&_limit=10&_sort=code`,
      },
    ];
    const rows: Row[] = [];
    for (const { work, ours, bare: ready, peer } of works) {
      const figures = { ours: [] as number[], bare: [] as number[], peer: [] as number[] };
      for (let round = 0; round < ROUNDS; round++) {
        figures.ours.push(await measure(ours, token));
        figures.bare.push(await measure(ready));
        figures.peer.push(await measure(peer));
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
