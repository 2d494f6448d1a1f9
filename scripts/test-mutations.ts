// npm run test:mutations [-- --seed 1 --count 60 --from 0 --only engine/query/parse.ts]: draws places of the engine, the model and the generator, makes a small fault
// at each in a copy of the project, and runs the unit tests that load the module, the nearest first. Prints which mutants were caught and which survived.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { copyProject } from '../tests/support/project-copy.ts';
import { type ImportGraph, readImportGraph } from './import-graph.ts';
import { listIn, objectIn, textIn } from './json.ts';
import { type Mutation, mutationsOf } from './mutations.ts';
import { root } from './run.ts';

const AREAS = ['server-mock/src/engine/', 'model/src/', 'generator/src/'];
const TEST = /\.test\.tsx?$/;
/** Of ten. */
const AIM = 9;
/** Test files at a time, those nearest to the fault first. A test further away than these is no unit test of the module. */
const BATCHES = [3, 17];
/** Seconds that some test files may take: a fault can make a loop that does not end. */
const timeLimit = (files: number) => 60 + files * 20;

/** Lines before and after a mutation whose words select tests. */
const CONTEXT_LINES = 8;

interface PlacedMutation extends Mutation {
  readonly path: string;
}

type Outcome = { readonly by?: string; readonly survived?: string };

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    from: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
  },
});

const graph = readImportGraph();
const selected = draw(values.seed, Number(values.count))
  .slice(Number(values.from))
  .filter(({ path, line }) => `${path}:${line}`.includes(values.only));
const copy = await copyProject();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void copy.remove().then(() => process.exit(1)));
const reliable = new Set<string>();
const broken = new Set<string>();
const testWords = new Map<string, ReadonlySet<string>>();
const survivors: PlacedMutation[] = [];
try {
  for (const mutation of selected) {
    const outcome = await evaluate(mutation);
    console.log(`${outcome.by ? 'caught  ' : 'SURVIVED'}  ${mutation.path}:${mutation.line}  ${mutation.change}`);
    console.log(`          ${outcome.by ?? outcome.survived}`);
    if (!outcome.by) survivors.push(mutation);
  }
} finally {
  await copy.remove();
}
const caught = selected.length - survivors.length;
console.log(`\n${caught} of ${selected.length} caught.`);
process.exitCode = caught * 10 >= selected.length * AIM ? 0 : 1;

/** One place of a module at most. The order is by hash, so a change to one module does not select other places of the others. */
function draw(seed: string, count: number): readonly PlacedMutation[] {
  const modules = graph.files.filter(
    (path) =>
      AREAS.some((area) => path.startsWith(area)) &&
      path.endsWith('.ts') &&
      !/\.(test|fixture|gen)\.ts$|\/testing\//.test(path),
  );
  const places = modules.flatMap((path) => {
    const mutations = mutationsOf(path, readFileSync(join(root, path), 'utf8'));
    return mutations.map((mutation) => ({
      ...mutation,
      path,
      rank: hash('sha256', `${seed} ${path} ${mutation.change}`),
    }));
  });
  const taken = new Map<string, PlacedMutation>();
  for (const place of places.toSorted((one, other) => (one.rank < other.rank ? -1 : 1))) {
    if (!taken.has(place.path)) taken.set(place.path, place);
  }
  return [...taken.values()].slice(0, count);
}

async function evaluate(mutation: PlacedMutation): Promise<Outcome> {
  const { path, text } = mutation;
  const place = join(copy.root, path);
  const original = await readFile(place, 'utf8');
  const tests = nearest(graph, mutation, original);
  let passed = 0;
  for (const size of BATCHES) {
    const files = tests.slice(passed, passed + size).filter((file) => !broken.has(file));
    await writeFile(place, text);
    const by = files.length > 0 ? await failing(files, path) : undefined;
    await writeFile(place, original);
    if (by && (await passesUnchanged(by, path))) return { by };
    // A test that fails without a mutation has caught nothing, and hides what the others would have caught.
    if (by) return evaluate(mutation);
    passed += size;
  }
  return { survived: `${Math.min(passed, tests.length)} test files passed.` };
}

async function passesUnchanged(file: string, path: string): Promise<boolean> {
  if (reliable.has(file)) return true;
  const failed = await failing([file], path);
  (failed ? broken : reliable).add(file);
  if (failed) console.log(`          ${file} fails without a mutation, too: it is left out.`);
  return !failed;
}

/**
 * The unit tests that load a module: those beside it first, then those of its workspace. Tests over HTTP load every module of the server, from about the same
 * distance; therefore the others are ordered in turn by the number of modules between and by the words that they share with the code.
 */
function nearest({ loadersOf }: ImportGraph, { path, line }: PlacedMutation, text: string): readonly string[] {
  const byDistance: string[] = [];
  const seen = new Set([path]);
  for (let ring = [path]; ring.length > 0;) {
    ring = ring.flatMap((module) => loadersOf(module)).filter((module) => !seen.has(module) && seen.add(module));
    byDistance.push(...ring.filter((one) => TEST.test(one) && !/\.full\./.test(one) && !one.startsWith('tests/')));
  }
  const lines = text.split('\n');
  const around = lines.slice(Math.max(0, line - CONTEXT_LINES), line + CONTEXT_LINES).join('\n');
  const bySubject = sortBySharedWords(byDistance, wordsIn(around), wordsIn(`${path} ${lines[line - 1] ?? ''}`));
  const inTurn = byDistance.flatMap((test, index) => [...bySubject.slice(index * 2, index * 2 + 2), test]);
  const [workspace = ''] = path.split('/src/');
  const rank = (test: string) => (dirname(test) === dirname(path) ? 0 : test.startsWith(`${workspace}/`) ? 1 : 2);
  return [...new Set(inTurn)].toSorted((one, other) => rank(one) - rank(other));
}

/** A word counts more, the fewer tests contain it, and most if it is in the line of the mutation or in the path. */
function sortBySharedWords(
  tests: readonly string[],
  around: ReadonlySet<string>,
  near: ReadonlySet<string>,
): readonly string[] {
  const contents = tests.map((test) => ({ test, has: wordsOfTest(test) }));
  const weights = [...new Set([...near, ...around])].map((word): [string, number] => {
    const count = contents.filter(({ has }) => has.has(word)).length;
    return [word, count === 0 ? 0 : Math.log(tests.length / count) * (near.has(word) ? 3 : 1)];
  });
  const score = (has: ReadonlySet<string>) =>
    weights.reduce((sum, [word, weight]) => sum + (has.has(word) ? weight : 0), 0) / Math.sqrt(has.size);
  const scored = contents.map(({ test, has }) => ({ test, score: score(has) }));
  return scored.toSorted((one, other) => other.score - one.score).map(({ test }) => test);
}

function wordsOfTest(test: string): ReadonlySet<string> {
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

/**
 * The first of these that fails; undefined where all pass. What runs on both databases runs on SQLite alone, unless the fault is in
 * what speaks to PostgreSQL.
 */
async function failing(files: readonly string[], path: string): Promise<string | undefined> {
  const report = join(copy.root, 'report.json');
  await rm(report, { force: true });
  const options = ['--bail=1', '--testTimeout=60000', '--reporter=json', `--outputFile.json=${report}`];
  const one = path.includes('postgres') ? [] : ['-t', '^(?!.*on PostgreSQL)'];
  const child = spawn('vitest', ['run', ...options, ...one, ...files], {
    cwd: copy.root,
    stdio: 'ignore',
    env: { ...process.env, TEST_LANE: 'short' },
    timeout: timeLimit(files.length) * 1000,
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code === 0) return undefined;
  if (code === null) {
    // One of them, or the machine is slow: each by itself shows which.
    for (const file of files.length > 1 ? files : []) {
      const failed = await failing([file], path);
      if (failed) return failed;
    }
    return files.length > 1 ? undefined : files[0];
  }
  const text = await readFile(report, 'utf8').catch(() => undefined);
  const { testResults } = objectIn(text === undefined ? undefined : JSON.parse(text));
  const failed = listIn(testResults)
    .map(objectIn)
    .find(({ status }) => status === 'failed');
  // Without a report the run itself broke down.
  return textIn(failed?.['name'])?.slice(copy.root.length + 1) ?? files[0];
}
