// npm run bench [-- parts]: compares each figure with a peer's, measured alternately in the same run.
// npm run bench -- --quick [parts]: measures only the server in one short round and writes nothing.
// npm run bench -- tasks: measures long tasks of the back-office under heavy load.
// npm run bench -- pairs <folder> [rounds]: compares the server with that of another checkout, such as the last
// release.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../scripts/run.ts';
import { projectRoot } from '../../tests/support/project-root.ts';
import { benchAdmin } from './admin.ts';
import { benchBackEnds } from './back-ends.ts';
import { benchGenerate } from './generate.ts';
import { benchPairs } from './pairs.ts';
import { evaluated, QUICK, ratioText, WHOLE } from './figures.ts';
import { benchHistory } from './history.ts';
import { installed } from './installed.ts';
import { benchManyOrders } from './many-orders.ts';
import { benchMixedLoad } from './mixed-load.ts';
import { type ReportSection, withPart } from './report.ts';
import { benchScreen } from './screen.ts';
import { benchServer } from './server.ts';
import { benchStarts } from './starts.ts';
import { benchTasks } from './tasks.ts';
import { benchWorlds } from './worlds.ts';
import { benchWrites } from './writes.ts';

const here = fileURLToPath(new URL('./', import.meta.url));
await installed(here);

const [command, folder, rounds = '20'] = process.argv.slice(2);
if (command === 'pairs') {
  if (folder === undefined || !existsSync(join(folder, 'server-mock/bin/start.js')) || !(Number(rounds) >= 2)) {
    console.error('Say which checkout to measure beside: npm run bench -- pairs <folder> [rounds, at least 2]');
    process.exit(2);
  }
  console.log(await benchPairs(here, resolve(folder), Number(rounds)));
  process.exit(0);
}

if (command === 'tasks') {
  console.log(await benchTasks());
  process.exit(0);
}

const isQuick = command === '--quick';
const effort = isQuick ? QUICK : WHOLE;
const named = process.argv.slice(isQuick ? 3 : 2);
const parts: Readonly<Record<string, () => Promise<ReportSection>>> = {
  generate: async () => ({ title: 'Generating', rows: await benchGenerate(here) }),
  start: async () => ({ title: 'Start', rows: await benchStarts(here, effort) }),
  server: async () => ({ title: 'Requests', rows: await benchServer(here, effort) }),
  writes: async () => ({ title: 'Writes', rows: await benchWrites(here, effort) }),
  'back-ends': async () => ({ title: 'Beside Strapi and Payload', rows: await benchBackEnds(here, effort) }),
  history: async () => ({ title: 'With 200,000 past transactions', rows: await benchHistory(effort) }),
  memory: async () => ({ title: 'Memory under mixed load', rows: await benchMixedLoad(effort) }),
  screen: async () => ({ title: 'A screen under watch', rows: await benchScreen(effort) }),
  admin: async () => ({ title: 'Back-office', rows: await benchAdmin(here) }),
  many: async () => ({ title: 'A million orders', rows: await benchManyOrders(1_000_000) }),
  worlds: async () => ({ title: 'Namespaces, snapshots and resets', ...(await benchWorlds(effort)) }),
};
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}
const all = isQuick ? ['start', 'server', 'memory', 'worlds'] : Object.keys(parts);
for (const [name, measure] of Object.entries(parts)) {
  if (!(named.length > 0 ? named : all).includes(name)) continue;
  const part = await measure();
  print(part);
  // Writes each result immediately, so that it is not lost if a later benchmark fails. All benchmarks together take
  // long.
  if (isQuick) continue;
  const path = join(projectRoot, 'docs/benchmarks.md');
  await writeFile(path, withPart(existsSync(path) ? await readFile(path, 'utf8') : '# Benchmarks', part, new Date()));
  await run('npx', ['oxfmt', path]);
}

function print({ title, rows = [], durations = [] }: ReportSection): void {
  console.log(`\n${title}`);
  const width = Math.max(...[...rows, ...durations].map(({ work }) => work.length));
  for (const { work, ours, peer, unit, against, limit } of rows) {
    const figure = (value: number) => `${value.toFixed(unit === 'req/s' ? 0 : 1)} ${unit}`.padStart(14);
    const ratio = ratioText(ours / peer).padStart(8);
    console.log(
      `${work.padEnd(width)}  ${figure(ours)}  ${figure(peer)}  ${ratio}  ${evaluated(ours / peer, limit).padEnd(14)} ${against}`,
    );
  }
  for (const { work, low, middle, high } of durations)
    console.log(`${work.padEnd(width)}  ${middle.toFixed(1)} ms (${low.toFixed(1)} to ${high.toFixed(1)})`);
}
