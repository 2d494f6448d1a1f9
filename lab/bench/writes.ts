import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../tests/support/postgres.ts';
import { projectRoot } from '../../tests/support/project-root.ts';
import { comparison } from './comparison.ts';
import type { Effort, Limit, BenchFigure } from './figures.ts';
import { loadFrom, type Request } from './load.ts';
import { JSON_TYPE, type Server, signIn, start, stopPoint } from './served.ts';

const ROWS = 10_000;
/** Concurrent writers, so that many commits share one disk sync. */
const WRITERS = 32;
/** Requests prepared for each connection in a measurement: more than it can send. */
const WRITES = 2000;
const WRITING = 'a Fastify handler that writes the same rows';
const LIMITS = { PATCH: ['≥', 0.4], POST: ['≥', 0.5] } as const satisfies Record<string, Limit>;

/**
 * Measures updates and inserts that are on disk before the response. The peer is a handler with the same writes in one
 * transaction: the row, its audit log entry and its previous version, without any check.
 */
export async function benchWrites(here: string, effort: Effort): Promise<BenchFigure[]> {
  const compared = comparison(loadFrom(here), effort);
  const folder = await mkdtemp(join(tmpdir(), 'tuyen-bench-'));
  const postgres = await startPostgres();
  const running: ChildProcess[] = [];
  const noted = (server: Server) => {
    running.push(server.child);
    return server;
  };
  try {
    const rows: BenchFigure[] = [];
    for (const [name, url] of [
      ['SQLite', async (of: string) => `file:${join(folder, `${of}.db`)}`],
      ['PostgreSQL', () => postgres.database()],
    ] as const) {
      const script = join(projectRoot, 'server-mock/bin/start.js');
      const ours = noted(await start([script], 'health', { TUYEN_QA: '0', DATABASE_URL: await url('tuyen') }));
      const writer = await signIn(ours.origin);
      const sample = await writer.fill(0, ROWS);
      const written = await writer.get('stop-points?limit=10000&sort=created_at,DESC');
      const row = join(folder, 'row.json');
      await writeFile(row, JSON.stringify(written[0]));
      const peer = noted(
        await start([join(here, 'peers/writing-fastify.js'), '{port}', await url('handler'), row], ''),
      );
      let count = 0;
      const requests = (method: 'PATCH' | 'POST', own: boolean) => (): Request[] =>
        Array.from({ length: WRITES }, () => {
          count += 1;
          const body =
            method === 'POST' ? stopPoint(ROWS + count, sample.district_id) : { address: `Số ${count} Lê Duẩn` };
          const record = method === 'PATCH' ? `/${written[(count * 7) % written.length].id}` : '';
          const path = own ? `/api/v1/stop-points${record}` : '/';
          return { path, method, body: JSON.stringify(body), headers: JSON_TYPE };
        });
      for (const method of ['PATCH', 'POST'] as const) {
        const target = ({ origin }: Server, own: boolean) => ({
          origin,
          connections: WRITERS,
          requests: requests(method, own),
        });
        rows.push(
          ...(await compared({
            work: `${method}, durable, ${name}`,
            ours: { ...target(ours, true), headers: writer.headers },
            peers: { [WRITING]: target(peer, false) },
            limit: LIMITS[method],
          })),
        );
      }
    }
    return rows;
  } finally {
    for (const child of running) child.kill();
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}
