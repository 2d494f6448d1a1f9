import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';
import { countTests, NOTHING_RAN, secondAttempts, type TestCount, type TestReport } from './test-count.ts';

export type TestLane = 'short' | 'full' | 'units';

export function close({ passed, failed }: TestCount): never {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

export async function runTests(lane: TestLane, args: readonly string[]): Promise<TestCount> {
  const folder = await mkdtemp(join(tmpdir(), 'tuyen-test-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run('vitest', ['run', ...reporters, ...args], { TEST_LANE: lane });
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  const report: TestReport | undefined = text === undefined ? undefined : JSON.parse(text);
  const again = secondAttempts(report);
  if (again.length > 0) console.log(`\nPassed at the second attempt only:\n${again.join('\n')}\n`);
  return countTests(report, code, lane === 'units' ? 'process' : undefined);
}

export async function prepare(builds = true): Promise<TestCount | undefined> {
  const ready =
    (await run('node', ['cli/bin/tuyen.js', 'check'])) === 0 &&
    (!builds || (await run('node', ['scripts/build.ts'])) === 0);
  return ready ? undefined : NOTHING_RAN;
}
