import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGES } from '../../server/src/engine/store/database/connect.ts';
import { projectRoot } from '../../tests/support/project-root.ts';
import type { Effort, BenchFigure } from './figures.ts';
import { type Server, signIn, start, stop, stopPoint, used } from './served.ts';

const CLIENTS = 8;
/** Maximum memory of a server in MB, by its number of rows. */
const LIMITS: readonly (readonly [rows: number, limit: number])[] = [
  [10_000, 150],
  [100_000, 250],
];

/**
 * Measures the memory of a server with a file database, after clients have read, listed, searched and written records
 * for a while. Compares it with the limit for the number of rows.
 */
export async function benchMixedLoad({ loadSeconds }: Effort): Promise<BenchFigure[]> {
  const found: BenchFigure[] = [];
  for (const [rows, limit] of LIMITS) {
    const folder = await mkdtemp(join(tmpdir(), 'tuyen-mixed-'));
    const file = join(folder, 'mixed.db');
    const env = { DATABASE_URL: `file:${file}` };
    const server = await start([join(projectRoot, 'server-mock/bin/start.js')], 'health', env);
    const api = await signIn(server.origin);
    const { district_id } = await api.fill(0, rows);
    const ids = (await api.get('stop-points?limit=10000&fields=id')).map(({ id }: { id: string }) => id);
    const until = performance.now() + loadSeconds * 1000;
    let count = 0;
    const one = (number: number): Promise<unknown> => {
      const id = ids[(number * 7919) % ids.length];
      const page = 1 + ((number * 31) % 200);
      switch (number % 10) {
        case 0:
          return api.post('stop-points', stopPoint(rows + number, district_id));
        case 1:
        case 2:
          return api.patch(`stop-points/${id}`, { address: `Số ${number}` });
        case 3:
        case 4:
          return api.get(`stop-points?page=${page}&limit=50&sort=code,ASC`);
        case 5:
          return api.get(`stop-points?filter=name||$cont||${encodeURIComponent(`số ${number % 999}`)}&page=1&limit=25`);
        case 6:
          return api.get(`orders?page=${1 + (page % 40)}&limit=50`);
        default:
          return api.get(`stop-points/${id}`);
      }
    };
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (performance.now() < until) await one((count += 1));
      }),
    );
    const work = `memory, ${rows} rows, ${loadSeconds} s of mixed load`;
    const beside = { peer: limit, unit: 'MB', against: 'the limit', limit: ['≤', 1] } as const;
    const [ours, pages] = [used(server), await databasePages(server, file)];
    found.push(
      { work, ours, ...beside },
      { work: `${work}, without pages of the database`, ours: ours - pages, ...beside },
    );
    await stop(server);
    await rm(folder, { recursive: true });
  }
  return found;
}

/**
 * Returns how many MB of a server's memory are database pages: mapped parts of the database files, and cached pages of
 * the database connection, up to `cache_size`.
 */
async function databasePages({ child }: Server, file: string): Promise<number> {
  const mappings = (await readFile(`/proc/${child.pid}/smaps`, 'utf8')).split(/^(?=[0-9a-f]+-[0-9a-f]+ )/mu);
  const mapped = mappings
    .filter((mapping) => mapping.split('\n', 1)[0]?.includes(` ${file}`))
    .reduce((sum, mapping) => sum + Number(/^Rss: +(\d+) kB$/mu.exec(mapping)?.[1]), 0);
  const cached = Math.min((await stat(file)).size / 1024, PAGES);
  return (mapped + cached) / 1024;
}
