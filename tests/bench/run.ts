// npm run bench: each figure beside a peer's, measured alternately in the same run.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from '../../scripts/run.ts';
import { benchAdmin } from './admin.ts';
import { benchGenerate } from './generate.ts';
import { benchServer } from './server.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
if (!existsSync(`${here}node_modules/.package-lock.json`)) {
  console.log('Installing the peers…');
  const code = await run('npm', ['ci', '--prefix', here, '--no-audit', '--no-fund']);
  if (code !== 0) process.exit(code);
}

const rows = [...(await benchGenerate(here)), ...(await benchServer(here)), ...(await benchAdmin(here))];
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
