import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestReport } from '../test-count.ts';
import { TITLE_SEPARATOR } from './test-titles.ts';

export interface TestOutcome {
  readonly passed: number;
  readonly failures: readonly string[];
}

/** Time limit in milliseconds for each wait of a browser test in a mutated project. */
const WAIT = 20_000;
/** Maximum length of the printed error output of a test run, in characters. Longer output is cut at its beginning. */
const LONGEST_OUTPUT = 4000;

const PLACEHOLDER = /%[sdifjoOc#%]|%\$|\$\{[^}]*\}|\$[\w.]+/gu;

export const hasCases = (title: string): boolean => title.search(PLACEHOLDER) !== -1;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&');

/**
 * Returns a regular expression that matches the full name of a test with these titles. Placeholders in the titles, such
 * as `%s`, match any text. Vitest joins titles by ` > ` in its filter and by a space in its report, so both are
 * matched.
 */
export function namePattern(titles: string): string {
  const title = (written: string): string => written.split(PLACEHOLDER).map(escaped).join('.*');
  return `(?:^|\\s)${titles.split(TITLE_SEPARATOR).map(title).join(' (?:> )?')}$`;
}

const divided = (test: string): readonly [file: string, titles: string] => {
  const [file = '', ...titles] = test.split(TITLE_SEPARATOR);
  return [file, titles.join(TITLE_SEPARATOR)];
};

/** Runs tests by name in a project folder. Tests of a file that cannot be loaded have no result. */
export async function runNamedTests(root: string, tests: readonly string[]): Promise<ReadonlyMap<string, TestOutcome>> {
  const outcomes = new Map<string, TestOutcome>();
  for (const full of [false, true]) {
    const ofLane = tests.filter((test) => divided(test)[0].includes('.full.test.') === full);
    if (ofLane.length === 0) continue;
    const report = await runVitest(root, ofLane, full ? 'full' : 'short');
    for (const test of ofLane) {
      const [file, titles] = divided(test);
      const pattern = new RegExp(namePattern(titles), 'u');
      const results = (report?.testResults ?? [])
        .filter(({ name }) => name === join(root, file))
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ fullName, status }) => pattern.test(fullName.trim()) && /^(?:passed|failed)$/u.test(status));
      if (results.length === 0) continue;
      const failed = results.filter(({ status }) => status === 'failed');
      outcomes.set(test, {
        passed: results.length - failed.length,
        failures: failed.map(({ failureMessages }) => failureMessages.join('\n')),
      });
    }
  }
  return outcomes;
}

async function runVitest(root: string, tests: readonly string[], lane: string): Promise<TestReport | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'tuyen-named-'));
  const file = join(folder, 'report.json');
  const names = tests.map((test) => namePattern(divided(test)[1])).join('|');
  const files = [...new Set(tests.map((test) => divided(test)[0]))];
  const options = ['--retry=0', '--reporter=json', `--outputFile.json=${file}`, '--testNamePattern', names];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...options, ...files], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, TEST_LANE: lane, TEST_WAIT: String(WAIT) },
  });
  let errors = '';
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  await once(child, 'close');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  const report: TestReport | undefined = text === undefined ? undefined : JSON.parse(text);
  const loaded = new Set(
    report?.testResults.flatMap(({ name, assertionResults }) => (assertionResults.length > 0 ? [name] : [])),
  );
  // Report a file that cannot be loaded separately, because that is not a failure of a test.
  const missing = files.filter((each) => !loaded.has(join(root, each)));
  if (missing.length > 0) console.error(`No test ran in ${missing.join(', ')}:\n${errors.slice(-LONGEST_OUTPUT)}`);
  return report;
}
