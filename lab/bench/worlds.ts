import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../tests/support/project-root.ts';
import { type Effort, median, type BenchFigure } from './figures.ts';
import { JSON_TYPE, type Server, signIn, start, stop, stopPoint, used } from './served.ts';

/** Durations of an operation in milliseconds, without a comparison, because no competing server offers it. */
export interface Duration {
  readonly work: string;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly limit: number | undefined;
}

const LIMITS: Readonly<Record<string, number>> = {
  restore: 25,
  reset: 25,
  'make a namespace': 25,
  'drop one that has written': 5,
};

const MANY = 100;
/** Maximum memory in MB of a QA namespace, which is a tester's separate set of data, before anything is written in it. */
const ROOM = 3;

const WRITES = 20;

export async function benchWorlds({ rounds }: Effort): Promise<{ durations: Duration[]; rows: BenchFigure[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'tuyen-worlds-'));
  const found: Duration[] = [];
  const rows: BenchFigure[] = [];
  try {
    for (const [where, url] of [
      ['in memory', ''],
      ['in a file', `file:${join(folder, 'worlds.db')}`],
    ] as const) {
      const env = { TUYEN_QA: '1', DATABASE_URL: url };
      const server = await start([join(projectRoot, 'server-mock/bin/start.js')], 'health', env);
      rows.push({
        work: `a namespace that has only read, ${where}`,
        ours: await memoryOfOne(server),
        peer: ROOM,
        unit: 'MB',
        against: 'the limit',
        limit: ['≤', 1],
      });
      const times = new Map<string, number[]>();
      const timed = async (work: string, method: string, path: string, body?: object): Promise<void> => {
        const began = performance.now();
        const answer = await fetch(`${server.origin}/__qa/${path}`, {
          method,
          ...(body && { headers: JSON_TYPE, body: JSON.stringify(body) }),
        });
        await answer.text();
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        times.set(work, [...(times.get(work) ?? []), performance.now() - began]);
      };
      let count = 0;
      const write = async (namespace?: string): Promise<void> => {
        const api = await signIn(server.origin, namespace === undefined ? {} : { 'x-qa-namespace': namespace });
        const [sample] = await api.get('stop-points?limit=1');
        for (let at = 0; at < WRITES; at++) await api.post('stop-points', stopPoint((count += 1), sample.district_id));
      };
      for (let round = 0; round < rounds; round++) {
        await write();
        await timed('snapshot', 'POST', 'snapshots', { name: 'one' });
        await write();
        await timed('restore', 'POST', 'snapshots/one/restore');
        await timed('reset', 'POST', 'reset');
        await timed('make a namespace', 'POST', 'namespaces', { name: 'one' });
        await write('one');
        await timed('drop one that has written', 'DELETE', 'namespaces/one');
      }
      await stop(server);
      for (const [work, all] of times)
        found.push({
          work: `${work}, ${where}`,
          low: Math.min(...all),
          middle: median(all),
          high: Math.max(...all),
          limit: LIMITS[work],
        });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return { durations: found, rows };
}

/**
 * Returns the memory of one QA namespace in megabytes. Each namespace handles only one read request of a visitor. A
 * sign-in would write data, so no user signs in.
 */
async function memoryOfOne(server: Server): Promise<number> {
  const { origin } = server;
  const made = async (name: string): Promise<void> => {
    const body = JSON.stringify({ name });
    const answers = [
      await fetch(`${origin}/__qa/namespaces`, { method: 'POST', headers: JSON_TYPE, body }),
      await fetch(`${origin}/api/v1/public/object-groups?card_kind=PRIORITIZE`, {
        headers: { 'x-qa-namespace': name },
      }),
    ];
    for (const answer of answers) {
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
      await answer.text();
    }
  };
  // Creates one QA namespace before measuring, because the first one also creates the copy of the data that all others
  // share.
  await made('first');
  const before = used(server);
  for (let at = 0; at < MANY; at++) await made(`room-${at}`);
  const taken = used(server) - before;
  for (let at = 0; at < MANY; at++) await fetch(`${origin}/__qa/namespaces/room-${at}`, { method: 'DELETE' });
  return taken / MANY;
}
