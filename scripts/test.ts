// npm test: everything, browser tests on the production builds included. Ends with "N passed, N failed".
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, runAll } from './run.ts';

const filters = process.argv.slice(2);
if (filters.length === 0) await runAll(['node', 'cli/bin/tuyen.js', 'check'], ['node', 'scripts/build.ts']);

const folder = await mkdtemp(join(tmpdir(), 'tuyen-test-'));
const report = join(folder, 'report.json');
const code = await run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...filters,
]);
const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, success } = JSON.parse(
  await readFile(report, 'utf8'),
);
await rm(folder, { recursive: true });

// A file that fails to load counts no test as failed; a skipped test is not a passed one.
const failed = numFailedTests + numPendingTests + numTodoTests + (success || numFailedTests > 0 ? 0 : 1);
console.log(`${numPassedTests} passed, ${failed} failed`);
process.exit(code === 0 && failed === 0 && numPassedTests > 0 ? 0 : 1);
