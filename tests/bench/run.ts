// npm run bench: each figure beside a peer's, measured alternately in the same run.
// npm run bench -- --quick: the server alone, one short round, nothing is written.
// npm run bench -- tasks: how long the back-office’s thread is busy at a stretch with much work at hand.
// npm run bench -- many [rows]: lists, searches, totals and reports with 10,000 and with a million orders, on both databases.
// npm run bench -- pairs <folder> [rounds]: the server beside that of another checkout, such as the last release.
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../scripts/run.ts';
import { projectRoot } from '../support/project-root.ts';
import { benchAdmin } from './admin.ts';
import { benchGenerate } from './generate.ts';
import { benchPairs } from './pairs.ts';
import { QUICK, WHOLE } from './figures.ts';
import { benchManyOrders } from './many-orders.ts';
import { benchMixedLoad } from './mixed-load.ts';
import { reportOf } from './report.ts';
import { benchServer } from './server.ts';
import { benchTasks } from './tasks.ts';
import { benchWorlds } from './worlds.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
if (!existsSync(`${here}node_modules/.package-lock.json`)) {
  console.log('Installing the peers…');
  const code = await run('npm', ['ci', '--prefix', here, '--no-audit', '--no-fund']);
  if (code !== 0) process.exit(code);
}

const [command, folder, rounds = '20'] = process.argv.slice(2);
if (command === 'pairs') {
  if (folder === undefined || !existsSync(join(folder, 'server-mock/src/start.ts')) || !(Number(rounds) >= 2)) {
    console.error('Say which checkout to measure beside: npm run bench -- pairs <folder> [rounds, at least 2]');
    process.exit(2);
  }
  console.log(await benchPairs(here, resolve(folder), Number(rounds)));
  process.exit(0);
}

if (command === 'many') {
  console.log(await benchManyOrders(Number(folder ?? 1_000_000)));
  process.exit(0);
}

if (command === 'tasks') {
  console.log(await benchTasks());
  process.exit(0);
}

const isQuick = command === '--quick';
const effort = isQuick ? QUICK : WHOLE;
const rows = [
  ...(isQuick ? [] : await benchGenerate(here)),
  ...(await benchServer(here, effort)),
  ...(await benchMixedLoad(effort)),
  ...(isQuick ? [] : await benchAdmin(here)),
];
const worlds = await benchWorlds(effort);
if (!isQuick) await writeFile(join(projectRoot, 'docs/benchmarks.md'), reportOf(rows, worlds, new Date()));
const width = Math.max(...rows.map(({ work }) => work.length));
console.log(
  `\n${'Work'.padEnd(width)}  ${'Tuyến'.padStart(14)}  ${'peer'.padStart(14)}  ${'ratio'.padStart(8)}  peer is`,
);
for (const { work, ours, peer, unit, against } of rows) {
  const figure = (value: number) => `${value.toFixed(unit === 'req/s' ? 0 : 1)} ${unit}`.padStart(14);
  console.log(
    `${work.padEnd(width)}  ${figure(ours)}  ${figure(peer)}  ${(ours / peer).toFixed(2).padStart(8)}  ${against}`,
  );
}
for (const { work, low, middle, high } of worlds)
  console.log(`${work.padEnd(width)}  ${middle.toFixed(1)} ms (${low.toFixed(1)} to ${high.toFixed(1)})`);
