import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../support/project-root.ts';
import { type Effort, median } from './figures.ts';
import { JSON_TYPE, signIn, start, stop, stopPoint } from './served.ts';

/** What no peer does. Milliseconds. */
export interface Duration {
  readonly work: string;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** At most; undefined where there is none. */
  readonly limit: number | undefined;
}

const LIMITS: Readonly<Record<string, number>> = {
  restore: 25,
  reset: 25,
  'make a namespace': 25,
  'drop one that has written': 5,
};

/** Rows that are written before each. */
const WRITES = 20;

/** How long a reset, a snapshot and a namespace take, in memory and in a file. */
export async function benchWorlds({ rounds }: Effort): Promise<Duration[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tuyen-worlds-'));
  const found: Duration[] = [];
  try {
    for (const [where, url] of [
      ['in memory', ''],
      ['in a file', `file:${join(folder, 'worlds.db')}`],
    ] as const) {
      const env = { TUYEN_QA: '1', DATABASE_URL: url };
      const server = await start([join(projectRoot, 'server-mock/bin/start.js')], 'health', env);
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
  return found;
}
