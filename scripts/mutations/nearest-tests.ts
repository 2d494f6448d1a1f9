// Which unit tests are likely to notice a fault in a module.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ImportGraph } from '../import-graph.ts';

const TEST = /\.test\.tsx?$/;

/** Lines before and after a fault whose words select tests. */
const CONTEXT_LINES = 8;

const testWords = new Map<string, ReadonlySet<string>>();

/**
 * The unit tests that load a module: those beside it first, then those of its workspace. Tests over HTTP load every module of the server, from about the same
 * distance; therefore the others are ordered in turn by the number of modules between and by the words that they share with the code.
 * @param root of the project whose tests run
 * @param line of the fault, from 1
 * @param text of the module
 */
export function nearestTests(
  root: string,
  { loadersOf }: ImportGraph,
  { path, line, text }: { readonly path: string; readonly line: number; readonly text: string },
): readonly string[] {
  const byDistance: string[] = [];
  const seen = new Set([path]);
  for (let ring = [path]; ring.length > 0;) {
    ring = ring.flatMap((module) => loadersOf(module)).filter((module) => !seen.has(module) && seen.add(module));
    byDistance.push(...ring.filter((one) => TEST.test(one) && !/\.full\./.test(one) && !one.startsWith('tests/')));
  }
  const lines = text.split('\n');
  const around = lines.slice(Math.max(0, line - CONTEXT_LINES), line + CONTEXT_LINES).join('\n');
  const bySubject = sortBySharedWords(root, byDistance, wordsIn(around), wordsIn(`${path} ${lines[line - 1] ?? ''}`));
  const inTurn = byDistance.flatMap((test, index) => [...bySubject.slice(index * 2, index * 2 + 2), test]);
  const [workspace = ''] = path.split('/src/');
  const rank = (test: string) => (dirname(test) === dirname(path) ? 0 : test.startsWith(`${workspace}/`) ? 1 : 2);
  return [...new Set(inTurn)].toSorted((one, other) => rank(one) - rank(other));
}

/** A word counts more, the fewer tests contain it, and most if it is in the line of the mutation or in the path. */
function sortBySharedWords(
  root: string,
  tests: readonly string[],
  around: ReadonlySet<string>,
  near: ReadonlySet<string>,
): readonly string[] {
  const contents = tests.map((test) => ({ test, has: wordsOfTest(root, test) }));
  const weights = [...new Set([...near, ...around])].map((word): [string, number] => {
    const count = contents.filter(({ has }) => has.has(word)).length;
    return [word, count === 0 ? 0 : Math.log(tests.length / count) * (near.has(word) ? 3 : 1)];
  });
  const score = (has: ReadonlySet<string>) =>
    weights.reduce((sum, [word, weight]) => sum + (has.has(word) ? weight : 0), 0) / Math.sqrt(has.size);
  const scored = contents.map(({ test, has }) => ({ test, score: score(has) }));
  return scored.toSorted((one, other) => other.score - one.score).map(({ test }) => test);
}

function wordsOfTest(root: string, test: string): ReadonlySet<string> {
  const known = testWords.get(test);
  if (known) return known;
  const words = wordsIn(`${test}\n${readFileSync(join(root, test), 'utf8')}`);
  testWords.set(test, words);
  return words;
}

/** `checkUploads` → `check`, `upload`. */
function wordsIn(text: string): ReadonlySet<string> {
  const words =
    text
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase()
      .match(/[a-z]{4,}/g) ?? [];
  return new Set(words.map((word) => word.replace(/s$/, '')));
}
