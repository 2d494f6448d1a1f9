// Coverage provider for Vitest in which modules are loaded by Node itself. It reports which lines of the mutated
// modules each test file executes, including in child processes. It sends the lines to the parent process, one file at
// a time.
import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CoverageProviderModule, Vitest } from 'vitest/node';
import { root } from '../../scripts/run.ts';
import { areaPath } from './areas.ts';
import type { LinesOfTest } from './line-map.ts';

/**
 * Functions and blocks of a module, in V8's format. `count` is how often the function or block was executed. An outer
 * block comes before the blocks inside it.
 */
interface CountedModule {
  readonly path: string;
  readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
}

/**
 * Position and line of each word in a module. They match V8's positions, because Node strips types without moving other
 * code.
 */
type Words = readonly { readonly at: number; readonly line: number }[];

const session = new Session();
let folder = '';

const provider: CoverageProviderModule = {
  async startCoverage() {
    if (folder) return;
    folder = mkdtempSync(join(root, '.coverage-'));
    process.env['NODE_V8_COVERAGE'] = folder;
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  },
  async takeCoverage(): Promise<readonly CountedModule[]> {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return [...countedIn(result), ...(await takeFromProcesses())];
  },
  getProvider() {
    let vitest: Vitest;
    let sent = Promise.resolve();
    const known = new Map<string, Promise<Words>>();
    const send = async (test: string, counted: readonly CountedModule[]): Promise<void> => {
      const modules: Record<string, readonly number[]> = {};
      for (const each of counted) {
        const { path } = each;
        const words = known.get(path) ?? wordsOf(path);
        known.set(path, words);
        modules[path] = [...new Set([...(modules[path] ?? []), ...linesOf(each, await words)])];
      }
      const answer: LinesOfTest = { test, modules };
      await new Promise((resolve) => process.send?.(answer, resolve));
    };
    return {
      name: 'lines',
      initialize: (started) => void (vitest = started),
      resolveOptions: () => vitest.config.coverage,
      onAfterSuiteRun({ coverage, testFiles, projectName = '' }) {
        const folder = vitest.getProjectByName(projectName).config.root;
        // The cast is safe, because Vitest passes the value that `takeCoverage` returned.
        const counted = coverage as readonly CountedModule[];
        for (const file of testFiles) sent = sent.then(() => send(relative(root, join(folder, file)), counted));
      },
      clean() {},
      generateCoverage: () => sent,
      reportCoverage() {},
    };
  },
};
export default provider;

function countedIn(result: readonly Profiler.ScriptCoverage[]): readonly CountedModule[] {
  return result.flatMap(({ url, functions }) => {
    const path = areaPath(url.startsWith('file:') ? fileURLToPath(url) : url);
    const ranges = functions.flatMap((each) => each.ranges);
    return path === undefined || ranges.every(({ count }) => count === 0) ? [] : [{ path, ranges }];
  });
}

async function takeFromProcesses(): Promise<readonly CountedModule[]> {
  const files = (await readdir(folder)).map((name) => join(folder, name));
  const taken = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8');
      await rm(file);
      // Skips an incomplete coverage file. Its process was killed while it wrote the file.
      if (!text.endsWith('}')) return [];
      const { result }: { result: readonly Profiler.ScriptCoverage[] } = JSON.parse(text);
      return countedIn(result);
    }),
  );
  return taken.flat();
}

async function wordsOf(path: string): Promise<Words> {
  const text = await readFile(join(root, path), 'utf8');
  const words: { at: number; line: number }[] = [];
  let start = 0;
  for (const [row, line] of text.split('\n').entries()) {
    for (const { index } of line.matchAll(/\w+|[^\s\w]+/g)) words.push({ at: start + index, line: row + 1 });
    start += line.length + 1;
  }
  return words;
}

function linesOf({ ranges }: CountedModule, words: Words): readonly number[] {
  const ran = new Uint8Array(Math.max(...ranges.map(({ endOffset }) => endOffset)));
  const outerFirst = ranges.toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of outerFirst) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return [...new Set(words.filter(({ at }) => ran[at] === 1).map(({ line }) => line))];
}
