// npm test: everything but the full lane, browser tests on the production builds included.
// npm run test:full: the files named *.full.test.ts (fuzz, faults, load, simulations).
// Arguments are handed to vitest: a part of a file's name, `--project server`. Both end with "N passed, N failed".
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';
import { countTests, NOTHING_RAN, type TestCount } from './test-count.ts';

const lane = process.argv[2] === '--full' ? 'full' : 'short';
const filters = process.argv.slice(lane === 'full' ? 3 : 2);

const ready = filters.length > 0 || (await prepare());
const { passed, failed } = ready ? await test() : NOTHING_RAN;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** What the browser tests run on: current generated files and production builds. */
async function prepare(): Promise<boolean> {
  return (await run('node', ['cli/bin/tuyen.js', 'check'])) === 0 && (await run('node', ['scripts/build.ts'])) === 0;
}

async function test(): Promise<TestCount> {
  const folder = await mkdtemp(join(tmpdir(), 'tuyen-test-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run('vitest', ['run', ...reporters, ...filters], { TUYEN_LANE: lane });
  const report = await readFile(file, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  return countTests(report === undefined ? undefined : JSON.parse(report), code);
}
