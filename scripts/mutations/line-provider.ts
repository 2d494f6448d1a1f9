// A coverage provider of Vitest: which lines of the areas each test file runs. It sends them to the parent process, file by file.
import { Session } from 'node:inspector/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CoverageProviderModule, Vitest } from 'vitest/node';
import { root } from '../run.ts';
import { inAreas } from './areas.ts';
import type { LinesOfTest } from './line-map.ts';

/** The functions and blocks of a module that ran, as V8 counts them: the outer ones before those in them. */
interface CountedModule {
  readonly path: string;
  /** Characters that Vitest puts before the code. */
  readonly offset: number;
  readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
}

/** Where the words of the code that runs stand in it, and the line of the source that they come from. */
type Words = readonly { readonly at: number; readonly line: number }[];

const session = new Session();
let isStarted = false;

const provider: CoverageProviderModule = {
  async startCoverage() {
    // A process runs many test files.
    if (isStarted) return;
    isStarted = true;
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  },
  /** What has run since the last test file. */
  async takeCoverage(options): Promise<readonly CountedModule[]> {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result.flatMap(({ url, functions }) => {
      const file = url.startsWith('file:') ? fileURLToPath(url) : url;
      const path = relative(root, file);
      const ranges = functions.flatMap((each) => each.ranges);
      if (!inAreas(path) || ranges.every(({ count }) => count === 0)) return [];
      return [{ path, offset: options?.moduleExecutionInfo?.get(file)?.startOffset ?? 0, ranges }];
    });
  },
  getProvider() {
    let vitest: Vitest;
    let sent = Promise.resolve();
    const known = new Map<string, Promise<Words>>();
    const send = async (test: string, counted: readonly CountedModule[]): Promise<void> => {
      const modules: Record<string, readonly number[]> = {};
      for (const each of counted) {
        const words = known.get(each.path) ?? wordsOf(vitest, each.path);
        known.set(each.path, words);
        modules[each.path] = linesOf(each, await words);
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
        // What `takeCoverage` answers.
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

async function wordsOf(vitest: Vitest, path: string): Promise<Words> {
  const transformed = await vitest.vite.environments['ssr']?.transformRequest(join(root, path));
  if (!transformed) return [];
  const { code, map } = transformed;
  const words: { at: number; line: number }[] = [];
  // Vite's own type is the standard's, too.
  const sourceMap = new SourceMap(map as SourceMapPayload);
  let start = 0;
  for (const [row, text] of code.split('\n').entries()) {
    for (const { index } of text.matchAll(/\w+|[^\s\w]+/g)) {
      const entry = sourceMap.findEntry(row, index);
      if ('originalLine' in entry) words.push({ at: start + index, line: entry.originalLine + 1 });
    }
    start += text.length + 1;
  }
  return words;
}

function linesOf({ offset, ranges }: CountedModule, words: Words): readonly number[] {
  const ran = new Uint8Array(Math.max(...ranges.map(({ endOffset }) => endOffset)));
  const outerFirst = ranges.toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of outerFirst) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return [...new Set(words.filter(({ at }) => ran[at + offset] === 1).map(({ line }) => line))];
}
