import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../tests/support/postgres.ts';
import { projectRoot } from '../../tests/support/project-root.ts';
import { type Effort, ratios, type BenchFigure } from './figures.ts';
import { commandsOf, JSON_SERVER, JSON_SERVER_1 } from './peers.ts';
import { type Server, start, stop } from './served.ts';

const PEER = `${JSON_SERVER} with the same rows`;
/** Maximum milliseconds until `tuyen serve --only` responds. */
const ONLY = 1000;

export async function benchStarts(here: string, effort: Effort): Promise<BenchFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tuyen-starts-'));
  const postgres = await startPostgres();
  const running: ChildProcess[] = [];
  const begun = async (args: readonly string[], path: string, env: Record<string, string> = {}) => {
    const server = await start(args, path, env);
    running.push(server.child);
    return server;
  };
  const own = (env: Record<string, string> = {}) =>
    begun([join(projectRoot, 'server-mock/bin/start.js')], 'health', { TUYEN_QA: '0', ...env });
  const database = join(folder, 'rows.json');
  let made: string | undefined;
  const commands = commandsOf(here);
  const begins: Readonly<Record<string, (round: number) => Promise<Server>>> = {
    memory: () => own(),
    file: (round) => own({ DATABASE_URL: `file:${join(folder, `start-${round}.db`)}` }),
    postgres: async () => {
      made = await postgres.database();
      return own({ DATABASE_URL: made });
    },
    only: () => begun([join(projectRoot, 'cli/bin/tuyen.js'), 'serve', '--only', 'vehicles'], 'health'),
    peer: () => begun(commands.jsonServer(database), ''),
    newer: () => begun(commands.jsonServer1(database), ''),
    document: () => begun(commands.prism(), ''),
  };
  const times = new Map<string, number[]>(Object.keys(begins).map((name) => [name, []]));
  try {
    // Starts the server once before the measurement, which fills the cache of the seed data. Also copies the rows of
    // this server for the competing server.
    const seeded = await own({ TUYEN_QA: '1' });
    const { tables, count } = await rowsOf(seeded);
    await writeFile(database, JSON.stringify(tables));
    await stop(seeded);
    for (let round = 0; round < effort.rounds; round++)
      for (const [name, begin] of Object.entries(begins)) {
        const server = await begin(round);
        times.get(name)?.push(server.started);
        await stop(server);
        // Drops the database that this start created. Otherwise PostgreSQL would vacuum its new tables during the next
        // starts and slow them.
        if (made !== undefined) await postgres.drop(made);
        made = undefined;
      }
    const all = (name: string) => times.get(name) ?? [];
    const beside = (work: string, name: string, most?: number, peer = 'peer', against = PEER): BenchFigure => ({
      work,
      ...ratios(all(name), all(peer)),
      unit: 'ms',
      against,
      ...(most !== undefined && { limit: ['≤', most] as const }),
    });
    const inMemory = `start in memory, ${count} rows`;
    return [
      beside(inMemory, 'memory', 2),
      beside(inMemory, 'memory', undefined, 'newer', `${JSON_SERVER_1} with the same rows`),
      beside(inMemory, 'memory', undefined, 'document', 'Prism with the OpenAPI document'),
      beside('start on a new file', 'file', 3),
      beside('start on an empty PostgreSQL', 'postgres', 10),
      {
        work: 'start of `tuyen serve --only vehicles`',
        ...ratios(
          all('only'),
          all('only').map(() => ONLY),
        ),
        unit: 'ms',
        against: 'the limit',
        limit: ['≤', 1],
      },
    ];
  } finally {
    for (const child of running) child.kill();
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

async function rowsOf({ origin }: Server): Promise<{ tables: Record<string, unknown[]>; count: number }> {
  const state = await (await fetch(`${origin}/__qa/state`)).text();
  const tables: Record<string, unknown[]> = {};
  let count = 0;
  for (const line of state.split('\n').slice(1).filter(Boolean)) {
    const { table, row } = JSON.parse(line) as { table: string; row: unknown };
    (tables[table] ??= []).push(row);
    count += 1;
  }
  return { tables, count };
}
